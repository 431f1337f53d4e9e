import type { Schemas } from '../contract/types.ts';

export type Notice = Schemas['Notification'];

/** Where the record is that a notification is about; a carrier finds its documents on one page. */
export function pathOf({ entity, entityId }: Pick<Notice, 'entity' | 'entityId'>): string {
  if (entity === 'invitations') return `/admin/carrier/quotes/view?id=${entityId}`;
  if (entity === 'documents') return '/admin/carrier/documents';
  return `/admin/${entity}/${entityId}/view`;
}
