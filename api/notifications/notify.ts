import type { Transaction } from 'objection';
import { noteChanged } from '../core/announcements/changes.ts';
import { actingUserId } from '../core/auth/acting.ts';
import type { Schemas } from '../core/contract/types.ts';

/** The users to notify: by id, of a company or carrier, or Andén's staff. */
export type Audience =
  { userIds: readonly string[] } | { companyId: string } | { carrierId: string } | 'staff';

/** The content of a notification and its record. */
export interface Notice {
  kind: Schemas['NotificationKind'];
  to: Audience;
  /** The resource and the id of the record. */
  entity: string;
  entityId: string;
  params?: Schemas['NotificationParams'];
}

/**
 * Notifies everybody in the audience who can act, within the caller's transaction: active users with full access; of
 * a carrier its admins; of Andén's company all staff. The actor is left out.
 */
export async function notify(
  trx: Transaction,
  { kind, to, entity, entityId, params = {} }: Notice,
): Promise<void> {
  const { sql, bindings } = among(to);
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(`${INSERT} and ${sql} returning id`, {
    ...bindings,
    what: JSON.stringify(params),
    author: actingUserId(),
    kind,
    entity,
    entityId,
  });
  const ids = rows.map(({ id }) => id);
  noteChanged(trx, 'notifications', ids);
}

const INSERT = `
  insert into notifications (user_id, kind, entity, entity_id, params)
  select users.id, :kind, :entity, :entityId, :what from users
  where users.archived_at is null and users.access_type = 'full'
    and users.id is distinct from :author`;

const OF_STAFF = 'users.user_type_id = 1';

function among(to: Audience): { sql: string; bindings: Record<string, string> } {
  if (to === 'staff') return { sql: OF_STAFF, bindings: {} };
  if ('userIds' in to)
    return { sql: 'users.id = any(:ids::uuid[])', bindings: { ids: `{${to.userIds.join()}}` } };
  if ('carrierId' in to)
    return {
      sql: 'users.carrier_id = :carrierId and users.user_role_id < 3',
      bindings: { carrierId: to.carrierId },
    };
  return { sql: OF_COMPANY, bindings: { companyId: to.companyId } };
}

const OF_COMPANY = `(users.company_id = :companyId or ${OF_STAFF} and exists
  (select from employers where id = :companyId and type = 'internal'))`;
