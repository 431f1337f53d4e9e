import type { Transaction } from 'objection';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { momentWithZone } from '../../../core/i18n/dateInWords.ts';
import { NOT_YET } from '../../../core/i18n/messages.ts';
import type { Occurrence } from '../../../core/records/status/statusRecord.ts';
import { statusNames } from '../../../core/records/status/transitions.ts';
import { zoneOf } from '../../../platform/geography/timeZones.ts';
import type { Shipment } from '../Shipment.ts';
import { isBack, type ShipmentStatus } from '../transitions.ts';
import { IS_STEP_AHEAD } from './stepSql.ts';

type Move = Schemas['ShipmentMove'];

/** A phone's clock may be this far ahead of ours. */
const AHEAD_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Longer before its planned time than this, an arrival is confirmed first. */
const EARLY_HOURS = 12;

/**
 * When, where and how a step happened. Throws 422 for a time in the future or before the step before it, and, until it is
 * confirmed with `isEarly`, for an arrival long before its planned time.
 */
export async function happenedIn(
  trx: Transaction,
  shipment: Shipment,
  move: Move,
  now: Date,
): Promise<Occurrence & { happenedAt: Date }> {
  const { status, place, latitude, longitude, byCall, toldBy, isEarly } = move;
  let happenedAt = timeOf(move, now);
  if (!isBack(shipment.status, status) && status !== 'cancelled') {
    happenedAt = await afterLast(trx, shipment, happenedAt);
    if (!isEarly) await assertNotEarly(trx, shipment, status, happenedAt);
  }
  const where = { place: place?.trim() || null, latitude, longitude };
  return { happenedAt, ...where, byCall, toldBy: (byCall && toldBy?.trim()) || null };
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
  const { rows } = await trx.raw(LAST, { id, companyId, status });
  const last = rows[0]?.at && new Date(rows[0].at);
  if (!last || at >= last) return at;
  if (last.getTime() - at.getTime() < MINUTE_MS && at.getTime() % MINUTE_MS === 0) return last;
  const zone = zoneOf(shipment.origin!);
  const name = statusNames<ShipmentStatus>('ShipmentStatus')[status];
  throw invalid('happenedAt', {
    es: `No puede ser antes del paso anterior (${name.es}, ${momentWithZone(last, zone, 'es')}). Corrija la hora.`,
    en: `It cannot be before the previous step (${name.en}, ${momentWithZone(last, zone, 'en')}). Correct the time.`,
  });
}

async function assertNotEarly(
  trx: Transaction,
  shipment: Shipment,
  status: ShipmentStatus,
  at: Date,
) {
  const planned = PLANNED[status];
  if (!planned) return;
  const { id, companyId, origin, destination } = shipment;
  const zone = zoneOf(planned === 'pickup' ? origin! : destination!);
  const { rows } = await trx.raw(plannedAt(planned), { id, companyId, zone, at });
  const hours = Number(rows[0]?.hours ?? 0);
  if (hours <= EARLY_HOURS) return;
  const days = Math.floor(hours / 24);
  throw invalid('isEarly', days > 0 ? EARLY_DAYS(days) : EARLY(Math.floor(hours)));
}

/** The stop whose appointment an arrival is planned for; who leaves it early has confirmed that the truck came early. */
const PLANNED: Partial<Record<ShipmentStatus, 'pickup' | 'delivery'>> = {
  at_pickup: 'pickup',
  at_delivery: 'delivery',
};

/** When the load last went forward to its present status. */
const LAST = `
  select coalesce(events.happened_at, events.created_at) as at from events
  where events.company_id = :companyId and events.entity = 'shipments' and events.entity_id = :id
    and events.to_status = :status
    and ${IS_STEP_AHEAD}
  order by events.created_at desc, events.id desc limit 1`;

function plannedAt(stop: 'pickup' | 'delivery'): string {
  return `select extract(epoch from ((${stop}_date + coalesce(${stop}_from, '00:00')) at time zone :zone
      - :at::timestamptz)) / 3600 as hours
    from shipments where shipments.company_id = :companyId and shipments.id = :id`;
}

const EARLY_DAYS = (days: number) => ({
  es: `${days === 1 ? 'Falta 1 día' : `Faltan ${days} días`} o más para la cita planeada. Confirme que ya ocurrió.`,
  en: `The planned appointment is ${days} or more days away. Confirm that it has happened.`,
});
const EARLY = (hours: number) => ({
  es: `Faltan ${hours} horas para la cita planeada. Confirme que ya ocurrió.`,
  en: `The planned appointment is ${hours} hours away. Confirm that it has happened.`,
});
