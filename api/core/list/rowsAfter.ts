import { invalid } from '../errors/errors.ts';
import { UNKNOWN, type Cursor } from './cursor.ts';
import type { List } from './List.ts';
import { pageAfter, pageWithoutValue } from './paging.ts';
import type { PageRow } from './pageStatement.ts';
import { runStatement, type Statement } from '../sql/statement.ts';

/** The rows after a cursor; throws 422 when its value is none of the sorted field. */
export async function rowsAfter<Row>(
  list: List<Row>,
  cursor: Cursor,
  limit: number,
): Promise<PageRow> {
  const page = await run(list, pageAfter(list, cursor, limit));
  const mayHaveMore = cursor.value !== null && list.sort.field !== 'id';
  if (page.length === limit || !mayHaveMore) return page;
  return joinPages(page, await run(list, pageWithoutValue(list, limit - page.length)));
}

async function run<Row>({ view }: List<Row>, statement: Statement): Promise<PageRow> {
  try {
    const [found] = await runStatement<PageRow>(view.model.knex(), statement);
    return found!;
  } catch (error) {
    if (isWrongValue(error)) throw invalid('cursor', UNKNOWN);
    throw error;
  }
}

/** Whether Postgres could not read a value as the type of a field (SQLSTATE class 22). */
function isWrongValue(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('22');
}

function joinPages(one: PageRow, two: PageRow): PageRow {
  if (one.length === 0 || two.length === 0) return one.length === 0 ? two : one;
  const body = `${one.body.slice(0, -1)}, ${two.body.slice(1)}`;
  return { ...two, body, length: one.length + two.length };
}
