import type { Schemas } from '../../../../core/contract/types.ts';
import type { LegKind } from '../legOrder.ts';
import type { FormLeg } from '../legValues.ts';

type Place = Schemas['Place'];

/** The legs that a form begins with, from the whole's currency: the Mexican one in pesos, each hand-over in its country. */
export function startLegs(order: LegKind[], currency: FormLeg['currency']): FormLeg[] {
  return order.map((leg, at) => {
    const own: FormLeg = {
      leg,
      currency: leg === 'mexican' ? 'MXN' : currency,
      ctpat: false,
      equipmentId: null,
      targetRate: null,
    };
    const next = order[at + 1];
    return next ? { ...own, handOver: startHandOver(leg, next) } : own;
  });
}

/** The country in which a leg is handed over to the next one in a yard. */
export function countryAfter(leg: LegKind, next: LegKind): 'MX' | 'US' {
  return (leg === 'transfer' ? next : leg) === 'mexican' ? 'MX' : 'US';
}

/**
 * The days of a number of hand-overs, spread evenly over the days from pickup to delivery; null without both. Days are
 * `YYYY-MM-DD`.
 */
export function handOverDays(
  pickup: string | null | undefined,
  delivery: string | null | undefined,
  count: number,
): (string | null)[] {
  const days = pickup && delivery ? (Date.parse(delivery) - Date.parse(pickup)) / A_DAY : NaN;
  return Array.from({ length: count }, (_, at) =>
    days >= 0 ? dayAfter(pickup!, Math.round((days * (at + 1)) / (count + 1))) : null,
  );
}

function startHandOver(leg: LegKind, next: LegKind): FormLeg['handOver'] {
  const place = { ...NO_PLACE, country: countryAfter(leg, next) } as unknown as Place;
  return { ...NO_WINDOW, at: 'yard', trailer: 'stays', bridgeId: null, place };
}

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * A_DAY).toISOString().slice(0, 10);
}

const A_DAY = 24 * 60 * 60 * 1000;
const NO_WINDOW = { date: null, from: null, to: null };
const NO_PLACE = {
  locationId: null,
  name: null,
  street: null,
  city: null,
  state: null,
  postalCode: null,
  timeZone: null,
};
