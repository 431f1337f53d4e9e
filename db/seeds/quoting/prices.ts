import type { Lane } from '../tools/geography.ts';

/** The currencies of amounts. */
export type Currency = 'MXN' | 'USD';

const EQUIPMENT_FACTOR: Record<string, number> = {
  FB53: 1.12,
  FB48: 1.1,
  FB40: 1.1,
  RF53: 1.28,
  RF48: 1.25,
  CC40: 1.05,
  HOPR: 1.15,
  LOWB: 1.9,
  TANK: 1.35,
  VANT: 0.95,
  STRT: 0.75,
  RABN: 0.65,
  T350: 0.5,
  LDTR: 0.45,
  V150: 0.35,
};

/** Today's market rate of a full load, all-in and without VAT (IVA), in the given currency. */
export function marketPrice(
  lane: Lane,
  equipment: string,
  currency: Currency,
  mxnPerUsd: number,
): number {
  const usd = baseUsd(lane, mxnPerUsd) * (EQUIPMENT_FACTOR[equipment] ?? 1);
  return roundPrice(convert(usd, 'USD', currency, mxnPerUsd), currency);
}

/** Converts an amount to another currency, rounded to cents. */
export function convert(amount: number, from: Currency, to: Currency, mxnPerUsd: number): number {
  const factor = from === to ? 1 : from === 'USD' ? mxnPerUsd : 1 / mxnPerUsd;
  return Math.round(amount * factor * 100) / 100;
}

/** Rounds an amount to tens of dollars or hundreds of pesos, as people quote. */
export function roundPrice(amount: number, currency: Currency): number {
  const step = currency === 'USD' ? 10 : 100;
  return Math.round(amount / step) * step;
}

/** An amount as text with two decimals, as in the database and the contract. */
export function money(amount: number): string {
  return amount.toFixed(2);
}

function baseUsd(lane: Lane, mxnPerUsd: number) {
  if (lane.movement === 'mexico') return (6_500 + 27 * lane.mexicoKm) / mxnPerUsd;
  if (lane.movement === 'us') return 200 + 1.45 * lane.usKm;
  return 350 + 1.25 * lane.mexicoKm + 220 + 1.5 * lane.usKm;
}
