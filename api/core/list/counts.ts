import { runStatement, type Statement } from '../sql/statement.ts';
import { createTotals } from './totals.ts';
import type { View } from '../sql/view.ts';

/** The number of records by the values of a field; a value without records is missing. */
export type Counts = Record<string, number>;

/** Counts the rows of a list by the values of a field of its view; remembered for a moment like long totals. */
export async function countsBy<Row>(
  { model, fields }: View<Row>,
  { text, ...others }: Statement,
  field: string,
): Promise<Counts> {
  const counting = `select ${fields[field]} as value, count(*)::int as count ${text} group by 1`;
  const { count } = await cachedCounts(JSON.stringify([counting, others.values]), async () => {
    const rows = await runStatement<{ value: string; count: number }>(model.knex(), {
      ...others,
      text: counting,
    });
    return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
  });
  return count;
}

const cachedCounts = createTotals<Counts>(undefined, (counts) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0),
);
