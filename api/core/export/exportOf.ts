import type { Transaction } from 'objection';
import { allowTime } from '../../../db/timeouts.ts';
import type { AnyListQuery } from '../list/dialect.ts';
import { filtered, type ListRules, ordered, within } from '../list/read.ts';
import type { View } from '../list/view.ts';
import type { Scope } from '../auth/policy.ts';
import { type Columns, shownColumns } from './columns.ts';
import { Export } from './Export.ts';
import { takeSlot } from './slots.ts';
import type { WordsOf } from './words.ts';

/**
 * The file of every row that the scope shows and the filters match, sorted like the list. Reads the rows through a
 * cursor in one snapshot, so that memory use is constant and the number of rows sent at the start stays true.
 */
export async function exportOf<Row>(
  { view, columns, words }: { view: View<Row>; columns: Columns; words?: WordsOf },
  scope: Scope,
  { filters, sort }: AnyListQuery,
  rules: ListRules = {},
): Promise<Export> {
  const release = await takeSlot();
  const trx = await snapshot(view).catch((error) => {
    release();
    throw error;
  });
  const close = () => void trx.rollback().then(release, release);
  try {
    const rows = () => filtered(view, within(view.model.query(trx), scope), filters, rules);
    const total = await rows().resultSize();
    await declare(trx, ordered(view, rows(), sort, rules));
    const shown = shownColumns(columns, view.fields);
    return new Export(total, shown, chunks(trx), close, undefined, words);
  } catch (error) {
    close();
    throw error;
  }
}

async function snapshot<Row>(view: View<Row>): Promise<Transaction> {
  const options = { isolationLevel: 'repeatable read', readOnly: true } as const;
  const trx = await view.model.knex().transaction(options);
  await allowTime(trx);
  return trx;
}

async function declare(trx: Transaction, query: ReturnType<typeof ordered>) {
  const page = query.toKnexQuery().as('page');
  const rows = trx.from(page).select(trx.raw('to_json(page) as body'));
  await trx.raw('declare export no scroll cursor for ?', [rows]);
}

async function* chunks(trx: Transaction) {
  for (;;) {
    const { rows } = await trx.raw(`fetch ${CHUNK} from export`);
    if (rows.length > 0) yield rows.map(({ body }: { body: object }) => body);
    if (rows.length < CHUNK) return;
  }
}

const CHUNK = 500;
