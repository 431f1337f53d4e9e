import type { Transaction } from 'objection';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { momentOf } from '../../../core/i18n/days.ts';
import { momentWithZone } from '../../../core/i18n/dateInWords.ts';
import { NOT_YET } from '../../../core/i18n/messages.ts';
import type { Occurrence } from '../../../core/records/status/statusRecord.ts';
import { statusNames } from '../../../core/records/status/transitions.ts';
import { zoneOf } from '../../../platform/geography/timeZones.ts';
import type { Shipment } from '../Shipment.ts';
import { type NextStep, stepOf, stopAt } from '../steps.ts';
import type { ShipmentStatus } from '../transitions.ts';
import { IS_STEP_AHEAD } from './stepSql.ts';

type Move = Schemas['ShipmentMove'];
type Happened = Occurrence & { happenedAt: Date; fromStop: number | null; toStop: number | null };

/** A phone's clock may be this far ahead of ours. */
const AHEAD_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Longer before its planned time than this, an arrival is confirmed first. */
const EARLY_HOURS = 12;

/**
 * When, where and how a step happened, and from which stop to which. Throws 422 for a time in the future or before the step before it, and, until it is
 * confirmed with `isEarly`, for an arrival long before its planned time.
 */
export async function happenedIn(
  trx: Transaction,
  shipment: Shipment,
  { move, next }: { move: Move; next: NextStep },
  now: Date,
): Promise<Happened> {
  const { place, latitude, longitude, byCall, toldBy, isEarly } = move;
  let happenedAt = timeOf(move, now);
  if (!next.isBack && next.status !== 'cancelled') {
    happenedAt = await afterLast(trx, shipment, happenedAt);
    if (!isEarly) assertNotEarly(shipment, next, happenedAt);
  }
  const where = { place: place?.trim() || null, latitude, longitude };
  const stops = { fromStop: stepOf(shipment)?.stop ?? null, toStop: next.stop };
  return { happenedAt, ...where, ...stops, byCall, toldBy: (byCall && toldBy?.trim()) || null };
}

function timeOf({ happenedAt }: Move, now: Date): Date {
  if (!happenedAt) return now;
  const at = new Date(happenedAt);
  if (at.getTime() > now.getTime() + AHEAD_MS) throw invalid('happenedAt', NOT_YET);
  return at < now ? at : now;
}

/** The time of a step, which is not before the step before it; a typed time has no seconds, so within its minute it is after it. */
async function afterLast(trx: Transaction, shipment: Shipment, at: Date): Promise<Date> {
  const { id, companyId, status } = shipment;
  const stop = stepOf(shipment)?.stop ?? null;
  const { rows } = await trx.raw(LAST, { id, companyId, status, stop });
  const last = rows[0]?.at && new Date(rows[0].at);
  if (!last || at >= last) return at;
  if (last.getTime() - at.getTime() < MINUTE_MS && at.getTime() % MINUTE_MS === 0) return last;
  const zone = zoneOf(shipment.stops?.[(stop ?? 1) - 1]?.place ?? shipment.origin!);
  const name = statusNames<ShipmentStatus>('ShipmentStatus')[status];
  throw invalid('happenedAt', {
    es: `No puede ser antes del paso anterior (${name.es}, ${momentWithZone(last, zone, 'es')}). Corrija la hora.`,
    en: `It cannot be before the previous step (${name.en}, ${momentWithZone(last, zone, 'en')}). Correct the time.`,
  });
}

function assertNotEarly({ stops = [] }: Shipment, step: NextStep, at: Date) {
  const stop = ARRIVALS.includes(step.status) ? stopAt(stops, step) : undefined;
  if (!stop?.date) return;
  const planned = momentOf(stop.date, stop.from ?? '00:00', zoneOf(stop.place!));
  const hours = (planned.getTime() - at.getTime()) / (60 * MINUTE_MS);
  if (hours <= EARLY_HOURS) return;
  const days = Math.floor(hours / 24);
  throw invalid('isEarly', days > 0 ? EARLY_DAYS(days) : EARLY(Math.floor(hours)));
}

/** The arrivals are planned for an appointment; who leaves it early has confirmed that the truck came early. */
const ARRIVALS: ShipmentStatus[] = ['at_pickup', 'at_delivery'];

/** When the load last went forward to its present status. */
const LAST = `
  select coalesce(events.happened_at, events.created_at) as at from events
  where events.company_id = :companyId and events.entity = 'shipments' and events.entity_id = :id
    and events.to_status = :status and events.to_stop is not distinct from :stop::smallint
    and ${IS_STEP_AHEAD}
  order by events.created_at desc, events.id desc limit 1`;

const EARLY_DAYS = (days: number) => ({
  es: `${days === 1 ? 'Falta 1 día' : `Faltan ${days} días`} o más para la cita planeada. Confirme que ya ocurrió.`,
  en: `The planned appointment is ${days} or more days away. Confirm that it has happened.`,
});
const EARLY = (hours: number) => ({
  es: `Faltan ${hours} horas para la cita planeada. Confirme que ya ocurrió.`,
  en: `The planned appointment is ${hours} hours away. Confirm that it has happened.`,
});
