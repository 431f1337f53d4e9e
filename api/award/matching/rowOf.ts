import type { Transaction } from 'objection';
import { setLocal } from '../../../db/timeouts.ts';
import { Quote } from '../../quoting/quotes/index.ts';

/**
 * The row that a statement over whole networks answers. It may use more memory than others: the carriers that an index
 * finds are kept as rows while these fit into it, else as pages, all of whose rows are read. With Postgres's 4 MB, a
 * network of ten million had 4 million of them read for the 50 best of a quote, and with 32 MB 4,000.
 */
export function rowOf<Row>(sql: string, values: object, trx?: Transaction): Promise<Row> {
  const ask = async (transaction: Transaction): Promise<Row> => {
    await setLocal(transaction, 'work_mem', MEMORY);
    const { rows } = await transaction.raw(sql, values as never);
    return rows[0];
  };
  return trx ? ask(trx) : Quote.transaction(ask);
}

const MEMORY = '32MB';
