import { createHash } from 'node:crypto';
import { Decimal } from 'decimal.js';

/** The answer of a sandbox's carrier to an invitation. */
export interface Rule {
  does: 'rate' | 'decline' | 'rate_late' | 'nothing';
  /** Minutes from the invitation to the answer; of a late rate, from the deadline. */
  minutes?: number;
  /** The rate in percent of the price of the lane. */
  percent?: number;
  reason?: 'no_availability' | 'target_too_low';
}

/** The rules by the last digit of the carrier's identifier, such as `PT-0012`; the first is for carriers without one. */
export const rules: Rule[] = [
  { does: 'rate', minutes: 5, percent: 100 },
  { does: 'rate', minutes: 8, percent: 97 },
  { does: 'rate', minutes: 12, percent: 104 },
  { does: 'rate', minutes: 20, percent: 93 },
  { does: 'rate', minutes: 30, percent: 110 },
  { does: 'decline', minutes: 10, reason: 'no_availability' },
  { does: 'decline', minutes: 25, reason: 'target_too_low' },
  { does: 'rate_late', minutes: 5, percent: 90 },
  { does: 'nothing' },
  { does: 'rate', minutes: 45, percent: 95 },
];

/** The rule of a carrier with this identifier. */
export function ruleOf(identifier: string | null): Rule {
  const [, digit = '0'] = /(\d)\D*$/.exec(identifier ?? '') ?? [];
  return rules[Number(digit)]!;
}

/** The fields of a quote that the rules read. */
export interface Lane {
  originState: string | null;
  destinationState: string | null;
  distanceKm: string | null;
  targetRate: string | null;
  currency: 'MXN' | 'USD';
  exchangeRate: string;
  /** Whether it is the way over a bridge alone, of a leg. */
  isTransfer?: boolean;
}

const TRANSFER_USD = 180;
const USD_PER_KM = 1.6;
const LEAST_USD = 450;

/**
 * The price of a lane in the quote's currency: its target rate, else its distance at 1.60 USD a kilometer, else a price
 * from 900 to 2,900 USD that depends on its states only; a transfer costs 180 USD.
 */
function priceOf(lane: Lane): Decimal {
  if (lane.targetRate) return new Decimal(lane.targetRate);
  const usd = usdOf(lane);
  return lane.currency === 'USD' ? usd : usd.times(lane.exchangeRate);
}

function usdOf(lane: Lane): Decimal {
  if (lane.isTransfer) return new Decimal(TRANSFER_USD);
  if (!lane.distanceKm) return byStates(lane);
  return Decimal.max(LEAST_USD, new Decimal(lane.distanceKm).times(USD_PER_KM));
}

/** The all-in rate of a rule for a lane, always the same, in whole units of the quote's currency. */
export function rateOf({ percent = 100 }: Rule, lane: Lane): string {
  return priceOf(lane).times(percent).div(100).toFixed(0);
}

function byStates({ originState, destinationState }: Lane): Decimal {
  const hash = createHash('sha256').update(`${originState} ${destinationState}`).digest();
  return new Decimal(900 + (hash.readUInt16BE(0) % 2001));
}
