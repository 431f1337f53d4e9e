import type { Transaction } from 'objection';
import { addressErrors } from '../../platform/geography/address.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { BEFORE_START, FUTURE, MISSING } from '../../core/i18n/messages.ts';
import type { Words } from '../../shared/words.ts';
import { Equipment } from '../../catalogs/equipments/index.ts';
import { todayAt } from '../../platform/geography/timeZones.ts';

type Lane = Schemas['LaneFields'];
type Offer = Schemas['RouteOffer'];

/** The movement between two places: cross-border, or within Mexico or the US. */
export function movementOf({ origin, destination }: Lane): Schemas['Movement'] {
  if (origin.country !== destination.country) return 'cross_border';
  return origin.country === 'MX' ? 'mexico' : 'us';
}

/** The stored fields of an offered lane. */
export function laneOf(offer: Offer): Schemas['OfferedLane'] {
  const { origin, destination, equipmentId, hazmat, frequency, volume } = offer;
  const { rate, currency, startDate, endDate } = offer;
  const run = { frequency, volume, rate, currency, startDate, endDate };
  return { origin, destination, equipmentId, hazmat, ...run };
}

/**
 * The errors of an offered lane by field: places, equipment, and dates, which must both be given and not be past at
 * the origin.
 */
export async function laneErrors(
  trx: Transaction,
  offer: Offer,
  now: Date,
): Promise<Record<string, Words>> {
  const { origin, destination, equipmentId } = offer;
  return {
    ...addressErrors(origin, 'origin.'),
    ...addressErrors(destination, 'destination.'),
    ...dayErrors(offer, now),
    ...((await isListed(trx, equipmentId)) ? {} : { equipmentId: MISSING }),
  };
}

async function isListed(trx: Transaction, id: string | null | undefined) {
  return Boolean(id && (await Equipment.query(trx).findById(id).modify('listed')));
}

function dayErrors({ startDate, endDate, origin }: Offer, now: Date): Record<string, Words> {
  if (!startDate && !endDate) return {};
  if (!startDate || !endDate) return { [startDate ? 'endDate' : 'startDate']: BOTH };
  if (startDate < todayAt(origin, now)) return { startDate: FUTURE };
  return endDate < startDate ? { endDate: BEFORE_START } : {};
}

const BOTH = {
  es: 'Se deben elegir la fecha inicial y la final',
  en: 'A start date and an end date must both be chosen',
};
