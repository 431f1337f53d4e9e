import type { Sort } from './cursor.ts';
import type { Statement } from '../sql/statement.ts';

/** The statement of a list's first page, which is asked for most often: kept until another order or limit is asked for. */
export function firstPageOf(
  { rows, sort: { field, descending } }: { rows: Statement; sort: Sort },
  limit: number,
  make: () => Statement,
): Statement {
  const key = `${field} ${descending} ${limit}`;
  const cached = pages.get(rows);
  if (cached?.key === key) return cached.page;
  const page = make();
  pages.set(rows, { key, page });
  return page;
}

/** By the rows of a list, which are one object for each view, scope and filter. */
const pages = new WeakMap<Statement, { key: string; page: Statement }>();
