import type { Scope } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { asRows, within } from '../../core/list/read.ts';
import { Settlement } from './Settlement.ts';

/** Sums the unpaid settlements in the scope by currency: all, those overdue, and those due until Sunday. */
export function totals(scope: Scope): Promise<Schemas['SettlementTotal'][]> {
  const unpaid = within(Settlement.query(), scope).whereNot('settlements.status', 'paid');
  return asRows(
    unpaid
      .groupBy('settlements.currency')
      .orderBy('settlements.currency')
      .select('settlements.currency', Settlement.raw(SUMS)),
  );
}

const OVERDUE = `filter (where settlements.status = 'overdue')`;
const THIS_WEEK = `filter (where settlements.status = 'due'
  and settlements.due_date < date_trunc('week', today()::timestamp) + interval '7 days')`;
const sum = (of = '') => `coalesce(sum(settlements.total) ${of}, 0)::numeric(14, 2)::text`;

const SUMS = `count(*)::int as count, ${sum()} as total,
  (count(*) ${OVERDUE})::int as "overdueCount", ${sum(OVERDUE)} as overdue,
  (count(*) ${THIS_WEEK})::int as "thisWeekCount", ${sum(THIS_WEEK)} as "thisWeek"`;
