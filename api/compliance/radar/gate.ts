import { lackingDocuments } from '../documents/index.ts';

/** SQL: the documents that the gate at award finds lacking for `work`, but those that wait for their review. */
const LACKED = `json_to_recordset(${lackingDocuments({
  companyId: 'work.company_id',
  carrierId: 'work.carrier_id',
  movement: 'work.movement',
  hazmat: 'work.hazmat',
  customerId: 'work.customer_id',
  deliveryDate: 'work.delivery_date',
  ctpat: 'work.ctpat',
})}) as document (type text, state text)`;

/** SQL over `carriers` and `joinStopped`: the documents that a row lacks for its open work, each once, as `type` and `state`. */
export const lackedInSql = `(select distinct on (document.type) document.type, document.state
  from demanding_work_of(carriers.id) as work cross join lateral ${LACKED}
  where busy.carrier_id is not null and document.state <> 'pending' order by document.type, document.state)`;

const IS_STOPPED = `exists (select from ${LACKED} where document.state <> 'pending')`;

const ofKind = (kind: string) => `(count(*) filter (where work.kind = '${kind}'))::integer`;

/** SQL: the loads under way and the open requests of the row of `carriers` that its documents stop. */
const STOPPED = `select ${ofKind('load')} as loads, ${ofKind('invitation')} as invitations
  from demanding_work_of(carriers.id) as work where busy.carrier_id is not null and ${IS_STOPPED}`;

/**
 * SQL: joins each row of `carriers` with what its documents stop, `stopped.loads` and `stopped.invitations`. Only carriers
 * with open work are asked for it, because a list sorts all carriers of a network.
 */
export const joinStopped = `left join carriers_with_open_work() as busy on busy.carrier_id = carriers.id
  cross join lateral (${STOPPED}) as stopped`;

/** SQL over this join: a number of the row of `carriers` that is 0 without open work. */
export const ofBusyInSql = (count: string) =>
  `case when busy.carrier_id is null then 0 else ${count} end`;
