import type { Transaction } from 'objection';
import { actingUserId } from '../core/auth/acting.ts';
import type { Schemas } from '../core/contract/types.ts';

/** Whom to tell: people by id, a company's or a carrier's people, or Andén's. */
export type Audience =
  { userIds: readonly string[] } | { companyId: string } | { carrierId: string } | 'staff';

/** What to tell of which record. */
export interface Notice {
  kind: Schemas['NotificationKind'];
  to: Audience;
  /** The list that the record is in, and its id there. */
  entity: string;
  entityId: string;
  params?: Schemas['NotificationParams'];
}

/**
 * Tells, in the caller's transaction, everybody of the audience who may act: active people with full access, of a
 * carrier its admins, and of Andén's company all of its staff. Whoever does it is not told of it.
 */
export async function notify(
  trx: Transaction,
  { kind, to, entity, entityId, params = {} }: Notice,
): Promise<void> {
  const { sql, bindings } = among(to);
  await trx.raw(`${INSERT} and ${sql}`, {
    ...bindings,
    what: JSON.stringify(params),
    author: actingUserId(),
    kind,
    entity,
    entityId,
  });
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
