import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { noteChanged } from '../../core/announcements/changes.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { authorize, type Rule, type Scope } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import { dateInWords } from '../../core/i18n/dateInWords.ts';
import { dayAt, MEXICO_CITY } from '../../core/i18n/days.ts';
import type { Words } from '../../shared/words.ts';
import { exportOf } from '../../core/export/exportOf.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import { asRows, addOrder, type ListRules, within } from '../../core/list/read.ts';
import { contains } from '../../core/list/search.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { records } from '../../core/records/records.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { isDrivenItself, Shipment } from '../shipments/index.ts';
import { settlementColumns } from './columns.ts';
import { Payment } from './Payment.ts';
import { Settlement } from './Settlement.ts';
import { settlementPolicy as may } from './policy.ts';
import { exportedView, settlementView } from './view.ts';

type SettlementBody = Schemas['Settlement'];
type SeenSettlement = Schemas['SeenSettlement'];

const rules: ListRules = {
  filters: {
    q: contains(`settlements.reference || ' ' || coalesce(settlements.payment_reference, '') || ' ' ||
      (select carrier_name from carriers where carriers.id = settlements.carrier_id)`),
  },
};

export const { list, find } = records<SettlementBody, object, object>(settlementView, rules);
export const exported = (scope: Scope, query: AnyListQuery) =>
  exportOf({ view: exportedView, columns: settlementColumns }, scope, query, rules);

/** The settlements with these ids that the scope shows, by their due date. */
export async function among(scope: Scope, ids: string[]): Promise<SettlementBody[]> {
  const query = within(Settlement.query(), scope).whereIn('settlements.id', ids);
  return asRows(addOrder(settlementView, query, { field: 'dueDate', descending: false }, {}));
}

/** A settlement whose load is locked until the transaction ends. */
interface LockedSettlement {
  trx: Transaction;
  settlement: SettlementBody;
}

/** Locks the load of a settlement, authorizes the action on it and runs the work; throws 404 where the actor sees none. */
export function act(
  actor: Actor,
  id: string,
  rule: Rule<SettlementBody>,
  work: (lockedSettlement: LockedSettlement) => Promise<void>,
): Promise<void> {
  const lock = async (trx: Transaction) => {
    const load = await lockWithin(Shipment, may.visible(actor), id, trx);
    authorize(isDrivenItself(actor, load));
    return { record: await find(may.visible(actor), id, trx) };
  };
  return actOn(Shipment, { actor, rule, lock }, ({ record: settlement }, trx) =>
    work({ trx, settlement }),
  );
}

/** Marks a settlement as paid with its present total; throws 422 for a day before the delivery or in the future. */
export async function pay(
  { trx, settlement }: LockedSettlement,
  actor: Actor,
  { paidOn, reference }: Schemas['PaymentMark'],
  now: Date,
): Promise<void> {
  const { from, until } = await payableDays(settlement, now, trx);
  if (paidOn > until) throw invalid('paidOn', FUTURE);
  if (from && paidOn < from) throw invalid('paidOn', beforeDelivery(from));
  const { id: shipmentId, companyId, carrierId, total: amount, currency } = settlement;
  const payment = { paidOn, reference: reference.trim(), markedBy: actor.userId };
  await add(Payment, { companyId, shipmentId, carrierId, amount, currency, ...payment }, trx);
  await noteChanged(trx, Shipment.tableName, [shipmentId]);
}

/** Throws 412 when the settlement is not as the caller has read it; without `seen` it is not compared. */
export function checkSeen({ settlement }: LockedSettlement, seenSettlement?: SeenSettlement): void {
  const { version, total, currency } = settlement;
  if (
    !seenSettlement ||
    (seenSettlement.version === version && Number(seenSettlement.total) === Number(total))
  )
    return;
  throw new Refusal('SETTLEMENT_CHANGED', { params: { total: total!, currency } });
}

/** Takes the mark of a payment back; the mark stays in the history. */
export async function unpay({ trx, settlement }: LockedSettlement, now: Date): Promise<void> {
  const { id: shipmentId, companyId } = settlement;
  const payment = await Payment.query(trx)
    .findOne({ companyId, shipmentId })
    .whereNull('undoneAt')
    .throwIfNotFound();
  await amend(Payment, payment, { undoneAt: now }, { trx });
  await noteChanged(trx, Shipment.tableName, [shipmentId]);
}

/** From the delivery to today, by the time zone of the company that pays. */
export async function payableDays(
  { companyId, deliveredAt }: Pick<SettlementBody, 'companyId' | 'deliveredAt'>,
  now: Date,
  db: Knex = Payment.knex(),
): Promise<NonNullable<SettlementBody['payable']>> {
  const employer = await db('employers').where({ id: companyId }).first('timeZone');
  const timeZone = (employer?.timeZone as string | null) ?? MEXICO_CITY;
  return {
    from: deliveredAt && dayAt(new Date(deliveredAt), timeZone),
    until: dayAt(now, timeZone),
  };
}

const FUTURE = {
  es: 'El pago no puede ser de un día futuro; escriba hoy o un día anterior',
  en: 'The payment cannot be of a future day; enter today or an earlier day',
};

function beforeDelivery(day: string): Words {
  const [es, en] = [dateInWords(day, 'es'), dateInWords(day, 'en')];
  return {
    es: `El embarque se entregó el ${es}; escriba ese día o uno posterior`,
    en: `The load was delivered on ${en}; enter that day or a later one`,
  };
}
