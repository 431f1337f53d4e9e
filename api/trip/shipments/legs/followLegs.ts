import type { Transaction } from 'objection';
import { noteChanged } from '../../../core/announcements/changes.ts';
import type { Reaction } from '../../../core/records/status/reactions.ts';
import { type Cause, transition } from '../../../core/records/status/events.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { sameCompany } from '../../../core/sql/dialect/sameCompany.ts';
import { countBeforeBorder } from '../../../quoting/quotes/index.ts';
import { notifyCustomerMoved } from '../notices.ts';
import { Shipment } from '../Shipment.ts';
import { flowTo } from '../steps.ts';
import { STATUSES } from '../transitions.ts';
import { STOPS } from '../view.ts';
import { tellLegs } from './tellLegs.ts';
import { type LegProgress, stepOfWhole, type WholeWay } from './stepOfWhole.ts';

/** Keeps the status of a load by its legs, in the transaction in which one of them moves. */
export const followLegs: Reaction = {
  model: Shipment,
  statuses: STATUSES,
  async run(trx, record, cause) {
    const { companyId } = record;
    const id = await wholeOf(trx, record);
    if (id) await followLegsOf(trx, { id, companyId }, cause);
  },
};

/**
 * Gives a load the status that follows from its legs as they are now, with when and where the leg moved, and tells its customer
 * of a real change: at once, or, of a tap that can be taken back, with the tap. The fact `isPastBorder` of its event tells that
 * `in_transit` after the border is no step back. Changes nothing where the status stays, and none that is cancelled or that
 * one carrier has.
 */
export async function followLegsOf(trx: Transaction, key: CompanyKey, cause: Cause): Promise<void> {
  const whole = await Shipment.query(trx).findOne(key).forUpdate().throwIfNotFound();
  if (whole.status === 'cancelled' || !whole.byLegs) return;
  await tellLegs(trx, whole);
  const { status, stop, isPastBorder } = stepOfWhole(
    await progressOf(trx, whole),
    await wayOf(trx, whole),
  );
  if (status === whole.status && stop === (whole.currentStop ?? null))
    return noteChanged(trx, Shipment.tableName, [whole.id]);
  const table = flowTo(whole, [status]);
  const changes = { currentStop: stop, deliveredAt: deliveredAt(whole, status, cause) };
  const { userId, reason = null, facts } = cause;
  const moved = {
    userId,
    reason,
    happened: happenedIn(cause, whole, stop),
    facts: { ...facts, ...(isPastBorder && { isPastBorder }) },
  };
  await transition(trx, { model: Shipment, table }, whole, status, moved, changes);
  if (!isUntold(cause)) await notifyCustomerMoved(trx, whole, status, { stop });
}

/** When and where the leg moved; not who told it, which is of its carrier. */
function happenedIn({ happened = {} }: Cause, { currentStop }: Shipment, toStop: number | null) {
  const { happenedAt, place, latitude, longitude } = happened;
  const where = { place, latitude, longitude };
  return { ...where, ...(happenedAt && { happenedAt }), fromStop: currentStop ?? null, toStop };
}

/** The time of delivery: that of the last leg, kept when the load is closed, cleared when the delivery is taken back. */
function deliveredAt(whole: Shipment, status: Shipment['status'], { happened }: Cause) {
  if (status === 'delivered')
    return whole.deliveredAt ?? (happened?.happenedAt ?? new Date()).toISOString();
  return status === 'closed' ? whole.deliveredAt : null;
}

/** Whether nobody is told of the move now: of a tap its parties hear once it stands, of one that was taken back never, of several once. */
function isUntold({ isUntold = false, facts = {} }: Cause): boolean {
  return isUntold || 'tap' in facts || 'undoes' in facts;
}

/** The load of which a row is a leg; one that was not read whole is looked up. */
async function wholeOf(trx: Transaction, record: CompanyKey): Promise<string | null> {
  if ('wholeId' in record) return record.wholeId as string | null;
  const { id, companyId } = record;
  const row = await Shipment.query(trx).findOne({ id, companyId }).select('wholeId');
  return row?.wholeId ?? null;
}

async function progressOf(trx: Transaction, whole: Shipment): Promise<LegProgress[]> {
  const { companyId, quoteId, id } = whole;
  const { rows } = await trx.raw(PROGRESS, { companyId, quoteId, id });
  return rows;
}

async function wayOf(trx: Transaction, { id, companyId }: CompanyKey): Promise<WholeWay> {
  const { rows } = await trx.raw(STOPS, { id, companyId });
  const { stops } = rows[0];
  return { count: stops.length, beforeBorder: countBeforeBorder(stops) };
}

/** The legs of the quote in driving order, each with its load: the last one, and before those that were cancelled. */
const PROGRESS = `
  select part.leg, driven.status, driven.current_stop as "currentStop"
  from quotes part left join lateral (select load.status, load.current_stop from shipments load
      where ${sameCompany('load', 'part')} and load.quote_id = part.id and load.whole_id = :id
      order by load.status = 'cancelled', load.created_at desc limit 1) as driven on true
  where part.company_id = :companyId and part.whole_id = :quoteId
  order by part.leg_position`;
