import type { InvitedCarrier } from '../data/stories/story.ts';
import type { Lane } from '../tools/geography.ts';
import { convert, money, roundPrice, type Currency } from './prices.ts';
import type { Random } from '../tools/random.ts';

/** A version of a carrier's rate: its stored amounts, and its total in the quote's currency. */
export interface RateVersion {
  currency: Currency;
  amounts: Record<keyof typeof NO_AMOUNTS, string | null>;
  comparable: number;
}

/** The market price of a quote and its currency, from which rates are computed. */
export interface PriceBasis {
  lane: Lane;
  market: number;
  currency: Currency;
  mxnPerUsd: number;
}

const NO_AMOUNTS = {
  allIn: null,
  linehaul: null,
  fuelSurcharge: null,
  borderCrossing: null,
  tolls: null,
  accessorials: null,
};

/** The rate versions of an invited carrier, the valid one last. */
export function rateVersionsOf(
  carrier: InvitedCarrier,
  basis: PriceBasis,
  random: Random,
): RateVersion[] {
  const currency = carrier.currency ?? basis.currency;
  const factor = carrier.factor ?? random.int(...usualPercent(carrier)) / 100;
  const price = convert(basis.market * factor, basis.currency, currency, basis.mxnPerUsd);
  const total = carrier.amount ?? roundPrice(price, currency);
  const totals = carrier.improved ? [roundPrice(total * 1.06, currency), total] : [total];
  return totals.map((each) => ({
    currency,
    amounts: carrier.parts
      ? itemized(each, currency, basis.lane)
      : { ...NO_AMOUNTS, allIn: money(each) },
    comparable: convert(each, currency, basis.currency, basis.mxnPerUsd),
  }));
}

/** The usual range of rates, in percent of the market price: lower for assigned carriers than for rejected ones. */
function usualPercent({ status }: InvitedCarrier): [low: number, high: number] {
  if (status === 'assigned') return [94, 101];
  return status === 'rejected' ? [102, 112] : [95, 108];
}

function itemized(total: number, currency: Currency, { crossing }: Lane) {
  const fuelSurcharge = roundPrice(total * 0.13, currency);
  const borderCrossing = crossing ? roundPrice(currency === 'USD' ? 180 : 3_300, currency) : 0;
  const tolls = roundPrice(total * 0.045, currency);
  return {
    ...NO_AMOUNTS,
    linehaul: money(total - fuelSurcharge - borderCrossing - tolls),
    fuelSurcharge: money(fuelSurcharge),
    borderCrossing: crossing ? money(borderCrossing) : null,
    tolls: money(tolls),
  };
}
