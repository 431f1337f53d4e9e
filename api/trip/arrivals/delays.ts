import type { Transaction } from 'objection';
import { noteChanged } from '../../core/announcements/changes.ts';
import { dayAt } from '../../core/i18n/days.ts';
import { enqueue, type Job } from '../../core/jobs/jobs.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import { notify } from '../../platform/notifications/index.ts';
import { noticeStop, Shipment } from '../shipments/index.ts';
import { ADD, DUE, KEEP, KNOWN } from './delaySql.ts';
import {
  type Expectation,
  expectedOf,
  isHeldUp,
  isLate,
  type StopExpectation,
  worstOf,
} from './expect.ts';
import type { ArrivalFacts } from './ArrivalFacts.ts';
import { factsOf } from './facts.ts';
import { LoadArrival } from './LoadArrival.ts';
import { laneParams } from '../../quoting/quotes/index.ts';

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
    if (!(await isAlone(trx))) return;
    const { rows } = await trx.raw(DUE, { now, chunk: CHUNK });
    const due = rows as CompanyKey[];
    if (due.length === 0) return;
    const delays = await knownOf(trx, due, now);
    const computed = (await factsOf(trx, due, now)).map((load) =>
      compute(load, delays.get(load.id)!, now),
    );
    await trx.raw(KEEP, { now, kept: JSON.stringify(computed.map(({ row }) => row)) });
    for (const { load, expected, isNotified } of computed)
      if (isNotified) await tell(trx, load, expected, now);
    const changedArrivals = computed.filter(({ isOther }) => isOther);
    await noteChanged(
      trx,
      Shipment.tableName,
      changedArrivals.map(({ load }) => load.id),
    );
    if (due.length === CHUNK) await enqueue(trx, this, {});
  },
};

const CHUNK = 1000;

/**
 * The expected arrival of a load, and whether its delay is said: the first time, when it is clearly worse than was said, or anew;
 * of a last leg its load says it, and of a leg that waits for a late one that one does.
 */
function compute(load: ArrivalFacts, previous: LoadArrival, now: Date) {
  const expected = worstOf(load, now);
  const { lateMinutes } = expected;
  const { expectedAt } = expectedOf(load, now);
  const isTold = !load.isLastLeg && isLate(expected) && lateMinutes! >= worseThan(previous);
  const row = {
    companyId: load.companyId,
    shipmentId: load.id,
    lateMinutes,
    isTold,
    expectedAt: expectedAt === null ? null : new Date(expectedAt),
  };
  const isOther = isTold || previous.lateMinutes !== lateMinutes;
  return { load, expected, row, isNotified: isTold && !isHeldUp(load, now), isOther };
}

/** From how many minutes on a delay is said. */
function worseThan({ toldMinutes }: LoadArrival): number {
  return toldMinutes === null ? 0 : toldMinutes + WORSE_MINUTES;
}

/** Whether no other process runs this job; until the end of the transaction none will, so that no delay is said twice. */
async function isAlone(trx: Transaction): Promise<boolean> {
  const { rows } = await trx.raw(
    `select pg_try_advisory_xact_lock(hashtextextended('tell-delays', 0)) as "isAlone"`,
  );
  return rows[0].isAlone;
}

/** Finds the delays that were known before, by load. */
async function knownOf(
  trx: Transaction,
  loads: CompanyKey[],
  now: Date,
): Promise<Map<string, LoadArrival>> {
  const keys = {
    companies: loads.map(({ companyId }) => companyId),
    ids: loads.map(({ id }) => id),
  };
  await trx.raw(ADD, { ...keys, now });
  const { rows } = await trx.raw(KNOWN, keys);
  return new Map(rows.map((row: LoadArrival) => [row.shipmentId, row]));
}

async function tell(
  trx: Transaction,
  load: ArrivalFacts,
  expectation: Expectation & Partial<StopExpectation>,
  now: Date,
) {
  const { id: entityId, companyId, customerId, destination } = load;
  const { expectedAt, lateMinutes, stop } = expectation;
  const count = Math.max(1, Math.round(lateMinutes! / 60));
  const day = dayAt(new Date(expectedAt ?? now.getTime()), zoneOf(stop?.place ?? destination));
  const where = stop && { stop: await noticeStop(trx, load, stop.number!) };
  const lane = await laneParams(trx, load, 'shipment');
  const params = { ...lane, count, ...(expectedAt !== null && { day }), ...where };
  await notify(trx, 'shipment_late', { of: { companyId, customerId }, entityId, params });
}
