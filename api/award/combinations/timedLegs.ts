import { Bridge, openingOf } from '../../catalogs/bridges/index.ts';
import { type Quote, spanOf } from '../../quoting/quotes/index.ts';
import type { LegEnd, Moment } from './drive.ts';

/** When a load departs: with the beginning of its pickup window. */
export function departureOf({ origin, pickupDate, pickupFrom, pickupTo }: Quote): Moment {
  const window = { place: origin, date: pickupDate, from: pickupFrom, to: pickupTo };
  return spanOf(window)?.begins ?? null;
}

/** The ends of legs, or of the whole, each with its window and the opening hours of its bridge. */
export async function endsOf(quotes: Quote[]): Promise<LegEnd[]> {
  const ids = quotes.flatMap(({ handOver }) => handOver?.bridgeId ?? []);
  const bridges = ids.length > 0 ? await Bridge.query().findByIds(ids) : [];
  return quotes.map((quote) => {
    const bridge = bridges.find(({ id }) => id === quote.handOver?.bridgeId);
    return { window: windowOf(quote), opensAt: bridge && openingOf(bridge) };
  });
}

function windowOf({ destination, deliveryDate, deliveryFrom, deliveryTo }: Quote) {
  const window = { place: destination, date: deliveryDate, from: deliveryFrom, to: deliveryTo };
  const span = spanOf(window);
  return span && { ...span, hasHours: deliveryFrom !== null };
}
