import { type Distance, farFrom, isAmount } from '#amounts';
import { Decimal } from 'decimal.js';

/** A reason to ask for confirmation of an amount (domain decision, Money as people type it). */
export interface Doubt extends Distance {
  kind: 'target' | 'memory' | 'loss' | 'margin';
  amount: string;
  /** The amount that it is compared with: the target, the lane's median, or the cost. */
  reference: string;
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
    const distance = farFrom(amount, reference);
    return distance && reference ? [{ kind, amount, reference, ...distance }] : [];
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

/** Returns how far a dated price is from the last one, in percent; undefined up to 20 %. */
export function distanceFromLast(amount: string, last: string): Distance | undefined {
  return farFrom(amount, last, FAR_FROM_LAST_PERCENT);
}

function doubt(kind: Doubt['kind'], amount: string, reference: string, share: Decimal): Doubt {
  const percent = share.abs().times(100).toFixed(0);
  return { kind, amount, reference, percent, isAbove: share.greaterThan(0) };
}

const FAR_FROM_LAST_PERCENT = 20;
const RICH = '0.6';
