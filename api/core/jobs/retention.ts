import { enqueue, type Job } from './jobs.ts';

interface Retention {
  /** Names the job: `forget-<table>`. */
  table: string;
  days: number;
  /** SQL over the table's rows: which are older than `:before`. */
  old: string;
  /** How many rows one transaction deletes at most. */
  chunk?: number;
}

/**
 * A job that deletes a table's rows after so many days, a chunk in a transaction. While chunks are full it orders
 * itself again at once; killed in between, it has deleted whole chunks and comes back within the hour.
 */
export function forgetRows({ table, days, old, chunk = 1000 }: Retention): Job {
  const name = `forget-${table.replaceAll('_', '-')}`;
  const sql = `delete from ${table} where ctid = any(array(
    select ${table}.ctid from ${table} where ${old} limit ${chunk}))`;
  return {
    name,
    everyMinutes: 60,
    async run({ trx, now }) {
      const before = new Date(now.getTime() - days * DAY_MS);
      const { rowCount } = await trx.raw(sql, { before });
      if (rowCount === chunk) await enqueue(trx, { name }, {});
    },
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
