import type { Schemas } from '../../core/contract/types.ts';
import type { Quote } from '../../quoting/quotes/index.ts';
import { choose, eligible } from './choose.ts';
import { arrivalOf, type LegEnd, type Moment } from './drive.ts';
import { marginsOf } from './margins.ts';
import { type Offer, offersOf } from './offers.ts';
import type { Parts } from './parts.ts';
import { costOf, presentCombination, timeOf } from './present.ts';
import { departureOf, endsOf } from './timedLegs.ts';

/** Compares the offers for the legs of a quote, put together, with those for the whole. */
export async function compare({ whole, legs }: Parts): Promise<Schemas['QuoteCombinations']> {
  const { currency, exchangeRate, saleValue } = whole;
  const offers = await offersOf({ whole, legs });
  const [end, ...ends] = await endsOf([whole, ...legs]);
  const departsAt = departureOf(whole);
  const legOffers = legs.map((leg) => offersForLeg(leg, offers.get(leg.id)!));
  const { cheapest, quickest, obstacles } = choose(legOffers, ends, departsAt);
  const forWhole = offers.get(whole.id)!;
  const combined = [cheapest, quickest].flatMap((chain) => (chain ? costOf(chain) : []));
  const costs = [...combined, ...forWhole.map(({ amount }) => amount)];
  const marginOf = await marginsOf(saleValue, costs);
  return {
    currency,
    exchangeRate,
    saleValue,
    legs: legOffers,
    cheapest: presentCombination(cheapest, legOffers, marginOf),
    quickest: presentCombination(quickest, legOffers, marginOf),
    obstacles,
    whole: offersForWhole(
      forWhole.map((offer) => ({
        ...offer,
        ...marginOf(offer.amount),
        arrivesAt: arrivalOfWhole(end!, departsAt, offer),
      })),
    ),
  };
}

function offersForLeg({ id: legId, leg }: Quote, offers: Offer[]): Schemas['LegOffers'] {
  const [best = null] = eligible(offers);
  return { legId, leg: leg!, offerCount: offers.length, best, offers };
}

function offersForWhole(offers: Schemas['WholeOffer'][]): Schemas['WholeOffers'] {
  const [best = null] = eligible(offers);
  return { best, offers };
}

function arrivalOfWhole(end: LegEnd, departsAt: Moment, { transitHours }: Offer): string | null {
  return timeOf(arrivalOf(end, departsAt, transitHours));
}
