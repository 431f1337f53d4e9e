import type { Transaction } from 'objection';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import type { InvitationStatus } from '../transitions.ts';

const IS_LOGGED = '(users.carrier_id is null and events.link_party_id is null)';

/**
 * SQL: whether the last refusal of the row of `invitations` was logged by its broker; null unless it stands refused.
 */
export const isLoggedDecline = `case when invitations.status = 'rejected_by_carrier' then (
  ${lastDecline(IS_LOGGED, 'invitations.company_id', 'invitations.id')}) end`;

/** Reads who refused an invitation at last, and the status that it had before; `in_contact` where that is not known. */
export async function lastDeclineOf(
  trx: Transaction,
  { id, companyId }: CompanyKey,
): Promise<{ isLogged: boolean; fromStatus: InvitationStatus }> {
  const what = `${IS_LOGGED} as "isLogged", events.from_status as "fromStatus"`;
  const { rows } = await trx.raw(lastDecline(what, ':companyId', ':id'), { id, companyId });
  return rows[0] ?? { isLogged: false, fromStatus: 'in_contact' };
}

function lastDecline(what: string, companyId: string, id: string) {
  return `select ${what} from events left join users on users.id = events.user_id
    where events.company_id = ${companyId} and events.entity_id = ${id}
      and events.to_status = 'rejected_by_carrier' and events.from_status <> 'rejected_by_carrier'
    order by events.created_at desc, events.id desc limit 1`;
}
