import type { Knex } from 'knex';
import { runStatement } from '../../core/sql/statement.ts';
import { inTransaction } from '../../core/sql/transaction.ts';

/** The last number among the rows of a reader. */
export interface Numbered {
  last: number;
  /** The time of the last row that was numbered now; null when all rows are numbered. */
  until: Date | null;
}

/**
 * Numbers rows of a reader that have none, under the lock of the reader's counter: whatever is committed later gets a
 * higher number. So writers wait neither for readers nor for each other, and readers only for one who numbers.
 */
export async function numberRows(db: Knex, reader: string): Promise<Numbered> {
  const [state] = await runStatement<{ last: string; isDone: boolean }>(db, {
    text: LOOK,
    values: [reader],
  });
  const { last, isDone } = state!;
  return isDone
    ? { last: Number(last), until: null }
    : inTransaction(db, (trx) => numberMore(trx, reader));
}

async function numberMore(trx: Knex, reader: string): Promise<Numbered> {
  const last = await lockCounter(trx, reader);
  const [numbered] = await runStatement<{ count: number; until: Date | null }>(trx, {
    text: NUMBER,
    values: [reader, last, AT_ONCE],
  });
  const { count, until } = numbered!;
  if (count > 0) await runStatement(trx, { text: COUNT, values: [reader, last + count] });
  return { last: last + count, until: count === AT_ONCE ? until : null };
}

const AT_ONCE = 10_000;

async function lockCounter(trx: Knex, reader: string): Promise<number> {
  const lock = { text: LOCK, values: [reader] };
  const [known] = await runStatement<{ last: string }>(trx, lock);
  if (known) return Number(known.last);
  await runStatement(trx, { text: ADD, values: [reader] });
  const [added] = await runStatement<{ last: string }>(trx, lock);
  return Number(added!.last);
}

/** One statement, so that what it sees of the counter and of the rows was committed together. */
const LOOK = `
  select coalesce((select last from feed_counters where reader = $1), 0) as last,
    not exists (select from feed_rows where reader = $1 and number is null) as "isDone"`;
const LOCK = 'select last from feed_counters where reader = $1 for update';
const ADD = 'insert into feed_counters (reader) values ($1) on conflict do nothing';
const COUNT = 'update feed_counters set last = $2 where reader = $1';

const NUMBER = `
  with unnumbered as materialized (
    select id from feed_rows where reader = $1 and number is null order by id limit $3),
  placed as (select id, row_number() over (order by id) as place from unnumbered),
  numbered as (
    update feed_rows set number = $2::bigint + place from placed where feed_rows.id = placed.id
    returning feed_rows.created_at)
  select count(*)::int as count, max(created_at) as until from numbered`;
