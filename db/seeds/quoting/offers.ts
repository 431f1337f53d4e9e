import type { Guest } from '../data/stories/story.ts';
import type { Lane } from '../tools/geography.ts';
import { convert, money, rounded, type Currency } from './prices.ts';
import type { Random } from '../tools/random.ts';

/** One version of a carrier's rate: the amounts as stored, and its total in the quote's currency. */
export interface Offer {
  currency: Currency;
  amounts: Record<keyof typeof NOTHING, string | null>;
  comparable: number;
}

/** What an offer is measured against. */
export interface Basis {
  lane: Lane;
  market: number;
  currency: Currency;
  mxnPerUsd: number;
}

const NOTHING = {
  allIn: null,
  linehaul: null,
  fuelSurcharge: null,
  borderCrossing: null,
  tolls: null,
  accessorials: null,
};

/** A guest's rates, the valid one last. */
export function offersOf(guest: Guest, basis: Basis, random: Random): Offer[] {
  const currency = guest.currency ?? basis.currency;
  const factor = guest.factor ?? random.int(...usualPercent(guest)) / 100;
  const asked = convert(basis.market * factor, basis.currency, currency, basis.mxnPerUsd);
  const total = guest.amount ?? rounded(asked, currency);
  const totals = guest.improved ? [rounded(total * 1.06, currency), total] : [total];
  return totals.map((each) => ({
    currency,
    amounts: guest.parts ? inParts(each, currency, basis.lane) : { ...NOTHING, allIn: money(each) },
    comparable: convert(each, currency, basis.currency, basis.mxnPerUsd),
  }));
}

/** Winners are usually the cheapest; the story says so where they are not. */
function usualPercent({ status }: Guest): [low: number, high: number] {
  if (status === 'assigned') return [94, 101];
  return status === 'rejected' ? [102, 112] : [95, 108];
}

function inParts(total: number, currency: Currency, { crossing }: Lane) {
  const fuelSurcharge = rounded(total * 0.13, currency);
  const borderCrossing = crossing ? rounded(currency === 'USD' ? 180 : 3_300, currency) : 0;
  const tolls = rounded(total * 0.045, currency);
  return {
    ...NOTHING,
    linehaul: money(total - fuelSurcharge - borderCrossing - tolls),
    fuelSurcharge: money(fuelSurcharge),
    borderCrossing: crossing ? money(borderCrossing) : null,
    tolls: money(tolls),
  };
}
