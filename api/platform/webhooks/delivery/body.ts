import type { Schemas } from '../../../core/contract/types.ts';
import type { WebhookEvent } from '../WebhookEvent.ts';

type Event = Pick<WebhookEvent, 'kind' | 'resource' | 'recordId' | 'recordVersion' | 'changes'> & {
  createdAt: Date | string;
};

/** The body of an event: what happened to which version of which record, and where to ask for it; or what changed. */
export function bodyOf(event: Event, publicUrl: string): Schemas['WebhookBody'] {
  const { kind, resource, recordId, recordVersion, changes, createdAt } = event;
  const record = resource && {
    resource,
    id: recordId!,
    version: recordVersion ?? 1,
    url: `${publicUrl}/api/${resource}/${recordId}`,
  };
  return {
    type: kind,
    timestamp: new Date(createdAt).toISOString(),
    data: record || (changes && { changes }) || {},
  };
}
