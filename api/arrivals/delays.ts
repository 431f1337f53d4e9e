import type { Transaction } from 'objection';
import { noteChanged } from '../core/announcements/changes.ts';
import { dayAt } from '../core/i18n/days.ts';
import { enqueue, type Job } from '../core/jobs/jobs.ts';
import type { CompanyKey } from '../core/records/Entity.ts';
import { zoneOf } from '../geography/timeZones.ts';
import { laneOf, notify } from '../notifications/index.ts';
import { Shipment } from '../shipments/index.ts';
import { type Expected, expectedOf, isLate } from './expect.ts';
import { type ArrivalFacts, factsOf } from './facts.ts';
import { LoadArrival } from './LoadArrival.ts';

/** A delay that grew by so many minutes since it was said is said again. */
const WORSE_MINUTES = 120;

/**
 * Job that computes when the loads under way are expected, and says a delay to customer and broker: once, and again when
 * it has grown by two more hours, or comes back after the load was on time. What was said and that it was said are one
 * transaction.
 */
export const tellDelays: Job = {
  name: 'tell-delays',
  everyMinutes: 5,
  async run({ trx, now }) {
    const { rows } = await trx.raw(DUE, { now, chunk: CHUNK });
    const due = rows as CompanyKey[];
    for (const facts of await factsOf(trx, due, now)) await keep(trx, facts, now);
    if (due.length === CHUNK) await enqueue(trx, this, {});
  },
};

const CHUNK = 200;

/** Keeps the expected arrival, and says its delay the first time, when it is clearly worse than was said, or anew. */
async function keep(trx: Transaction, load: ArrivalFacts, now: Date): Promise<void> {
  const { id, companyId } = load;
  const expected = expectedOf(load, now);
  const { lateMinutes } = expected;
  const expectedAt = expected.expectedAt === null ? null : new Date(expected.expectedAt);
  const before = await lock(trx, load, now);
  const isTold = isLate(expected) && lateMinutes! >= worseThan(before);
  const told = isTold ? { toldMinutes: lateMinutes, toldAt: now } : {};
  const forgotten = lateMinutes === 0 ? { toldMinutes: null } : {};
  const values = { expectedAt, lateMinutes, computedAt: now, ...forgotten, ...told };
  await trx('load_arrivals').where({ companyId, shipmentId: id }).update(values);
  if (isTold) await tell(trx, load, expected, now);
  if (isTold || before.lateMinutes !== lateMinutes) noteChanged(trx, Shipment.tableName, [id]);
}

/** From how many minutes on a delay is said. */
function worseThan({ toldMinutes }: LoadArrival): number {
  return toldMinutes === null ? 0 : toldMinutes + WORSE_MINUTES;
}

/** What was known of the load before, locked, so that of two processes the second sees what the first one said. */
async function lock(
  trx: Transaction,
  { id: shipmentId, companyId }: ArrivalFacts,
  computedAt: Date,
): Promise<LoadArrival> {
  const key = { companyId, shipmentId };
  await trx('load_arrivals')
    .insert({ ...key, computedAt })
    .onConflict(['company_id', 'shipment_id'])
    .ignore();
  return (await LoadArrival.query(trx).findOne(key).forUpdate())!;
}

async function tell(trx: Transaction, load: ArrivalFacts, expected: Expected, now: Date) {
  const { id: entityId, companyId, customerId, destination } = load;
  const { expectedAt, lateMinutes } = expected;
  const count = Math.max(1, Math.round(lateMinutes! / 60));
  const day = dayAt(new Date(expectedAt ?? now.getTime()), zoneOf(destination));
  const params = { ...laneOf(load), count, ...(expectedAt !== null && { day }) };
  await notify(trx, 'shipment_late', { of: { companyId, customerId }, entityId, params });
}

/** The loads under way that were not computed within the last minutes, the longest ago first. */
const DUE = `
  select shipments.id, shipments.company_id as "companyId"
  from shipments left join load_arrivals
    on load_arrivals.company_id = shipments.company_id and load_arrivals.shipment_id = shipments.id
  where shipments.status in ('assigned', 'at_pickup', 'in_transit', 'at_border')
    and coalesce(load_arrivals.computed_at < :now::timestamptz - interval '4 minutes', true)
  order by load_arrivals.computed_at nulls first, shipments.id limit :chunk`;
