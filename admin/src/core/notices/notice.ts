import type { Schemas } from '../contract/types.ts';

export type Notice = Schemas['Notification'];

/** Where the record is that a notification is about. */
export function pathOf({ entity, entityId }: Pick<Notice, 'entity' | 'entityId'>): string {
  if (entity === 'invitations') return `/admin/carrier/quotes/view?id=${entityId}`;
  return `/admin/${entity}/${entityId}/view`;
}
