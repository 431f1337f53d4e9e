import { Decimal } from 'decimal.js';

/** A reason to ask for confirmation of an amount (domain decision, Money as people type it). */
export interface Doubt {
  kind: 'target' | 'memory' | 'loss' | 'margin';
  amount: string;
  /** The amount that it is compared with: the target, the lane's median, or the cost. */
  reference: string;
  /** The difference from the reference in percent; for a margin, its percent of the sale. */
  percent: string;
  isAbove: boolean;
}

interface References {
  /** In the amount's currency. */
  target?: string | null;
  /** The median of the lane's past rates, in the amount's currency. */
  memory?: string | null;
}

/** The doubts about a rate: more than 50 % away from the target, or from the lane's past rates. */
export function rateDoubts(amount: string, references: References): Doubt[] {
  return (['target', 'memory'] as const).flatMap((kind) => {
    const reference = references[kind];
    if (!isAmount(amount) || !isAmount(reference)) return [];
    const distance = new Decimal(amount).div(reference).minus(1);
    return distance.abs().greaterThan(FAR) ? [doubt(kind, amount, reference, distance)] : [];
  });
}

/** The doubts about a sale: below its cost, or with a margin above 60 %. */
export function saleDoubts(sale: string, cost: string | null | undefined): Doubt[] {
  if (!isAmount(sale) || !isAmount(cost)) return [];
  const margin = new Decimal(sale).minus(cost).div(sale);
  if (margin.lessThan(0)) return [doubt('loss', sale, cost, new Decimal(sale).div(cost).minus(1))];
  return margin.greaterThan(RICH) ? [doubt('margin', sale, cost, margin)] : [];
}

/** Whether a sale is below its cost. */
export function isBelowCost(sale: string, cost: string | null | undefined): boolean {
  return saleDoubts(sale, cost).some(({ kind }) => kind === 'loss');
}

/** How far a dated price is from the last one, in percent; undefined up to 20 %. */
export function distanceFromLast(amount: string, last: string) {
  if (!isAmount(amount) || !isAmount(last)) return undefined;
  const distance = new Decimal(amount).div(last).minus(1);
  if (!distance.abs().greaterThan(FAR_FROM_LAST)) return undefined;
  return { percent: distance.abs().times(100).toFixed(0), isAbove: distance.greaterThan(0) };
}

/** An amount in another currency, rounded to the cent; undefined without an exchange rate. */
export function inCurrency(
  amount: string | null | undefined,
  from: string | undefined,
  to: string | undefined,
  mxnPerUsd: string | null | undefined,
): string | undefined {
  if (!isAmount(amount)) return undefined;
  if (from === to) return amount;
  if (!isAmount(mxnPerUsd)) return undefined;
  const price = new Decimal(amount);
  return (to === 'MXN' ? price.times(mxnPerUsd) : price.div(mxnPerUsd)).toFixed(2);
}

function doubt(kind: Doubt['kind'], amount: string, reference: string, share: Decimal): Doubt {
  const percent = share.abs().times(100).toFixed(0);
  return { kind, amount, reference, percent, isAbove: share.greaterThan(0) };
}

/** Whether a text is a number above zero in plain form. */
function isAmount(text: string | null | undefined): text is string {
  return !!text && /^\d+(\.\d+)?$/.test(text) && Number(text) > 0;
}

const FAR = '0.5';
const FAR_FROM_LAST = '0.2';
const RICH = '0.6';
