import type { Transaction } from 'objection';
import { noteChanged } from '../../core/announcements/changes.ts';
import { dayAt } from '../../core/i18n/days.ts';
import { enqueue, type Job } from '../../core/jobs/jobs.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import { notify } from '../../platform/notifications/index.ts';
import { noticeStop, Shipment } from '../shipments/index.ts';
import { type Expectation, expectedOf, isLate, type StopExpectation, worstOf } from './expect.ts';
import { type ArrivalFacts, factsOf } from './facts.ts';
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
    for (const { load, expected, isTold } of computed)
      if (isTold) await tell(trx, load, expected, now);
    const changedArrivals = computed.filter(({ isTold, isOther }) => isTold || isOther);
    await noteChanged(
      trx,
      Shipment.tableName,
      changedArrivals.map(({ load }) => load.id),
    );
    if (due.length === CHUNK) await enqueue(trx, this, {});
  },
};

const CHUNK = 1000;

/** The expected arrival of a load, and whether its delay is said: the first time, when it is clearly worse than was said, or anew; of a last leg its load says it. */
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
  return { load, expected, row, isTold, isOther: previous.lateMinutes !== lateMinutes };
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

/** The loads under way that were not computed within the last minutes, the longest ago first. */
const DUE = `
  select shipments.id, shipments.company_id as "companyId"
  from shipments left join load_arrivals
    on load_arrivals.company_id = shipments.company_id and load_arrivals.shipment_id = shipments.id
  where (shipments.status in ('assigned', 'at_pickup', 'in_transit', 'at_border')
      or (shipments.status = 'at_delivery' and exists (select from shipment_stops later
        where later.company_id = shipments.company_id and later.shipment_id = shipments.id
          and later.position > shipments.current_stop)))
    and coalesce(load_arrivals.computed_at < :now::timestamptz - interval '4 minutes', true)
  order by load_arrivals.computed_at nulls first, shipments.id limit :chunk`;

const KEYS = 'unnest(:companies::uuid[], :ids::uuid[]) as due (company_id, shipment_id)';

const ADD = `
  insert into load_arrivals (company_id, shipment_id, computed_at)
  select due.company_id, due.shipment_id, :now::timestamptz from ${KEYS}
  order by due.company_id, due.shipment_id
  on conflict (company_id, shipment_id) do nothing`;

const KNOWN = `
  select load_arrivals.shipment_id as "shipmentId", load_arrivals.late_minutes as "lateMinutes",
    load_arrivals.told_minutes as "toldMinutes"
  from ${KEYS} join load_arrivals
    on load_arrivals.company_id = due.company_id and load_arrivals.shipment_id = due.shipment_id`;

/** A delay that was said is forgotten once the load is on time. */
const KEEP = `
  update load_arrivals set expected_at = kept."expectedAt", late_minutes = kept."lateMinutes", computed_at = :now,
    told_minutes = case when kept."isTold" then kept."lateMinutes" when kept."lateMinutes" = 0 then null else told_minutes end,
    told_at = case when kept."isTold" then :now::timestamptz else told_at end
  from json_to_recordset(:kept) as kept ("companyId" uuid, "shipmentId" uuid, "expectedAt" timestamptz,
    "lateMinutes" integer, "isTold" boolean)
  where load_arrivals.company_id = kept."companyId" and load_arrivals.shipment_id = kept."shipmentId"`;
