import { Decimal } from 'decimal.js';
import type { Actor } from '../../../core/auth/actor.ts';
import { invalid } from '../../../core/errors/errors.ts';
import type { Cause } from '../../../core/records/status/events.ts';

interface Sale {
  /** In the quote's currency, like the cost. */
  saleValue: string | null;
  cost: string | null;
  lossReason?: string | undefined;
}

/** The cause of a sale for the history: the user, and below cost the reason; refuses with 422 a sale below cost without one. */
export function causeOfSale({ userId }: Actor, { saleValue, cost, lossReason }: Sale): Cause {
  const isLoss = saleValue !== null && cost !== null && new Decimal(saleValue).lessThan(cost);
  if (isLoss && !lossReason) throw invalid('lossReason', WHY);
  return lossReason ? { userId, reason: BELOW_COST, comment: lossReason } : { userId };
}

/** SQL: a column of a row of events as the customer may read it: not why the load was sold below its cost. */
export function forCustomer(events: string, column: 'reason' | 'comment'): string {
  return `case when ${events}.reason is distinct from '${BELOW_COST}' then ${events}.${column} end`;
}

/** SQL: the terms of an event as the customer may read them: without what the carrier is paid. */
export function customersTerms(terms: string): string {
  return `(${terms}) - 'purchaseCost'`;
}

const BELOW_COST = 'sold_below_cost';
const WHY = {
  es: 'Se vende por debajo del costo: escriba el motivo',
  en: 'It sells below cost: write the reason',
};
