import { enqueue, type Job } from './jobs.ts';
import { DAY_MS } from '../../shared/localTime.ts';

interface Retention {
  /** The table; the job is named `forget-<table>`. */
  table: string;
  days: number;
  /** SQL condition for the rows that are older than `:before`. */
  old: string;
  /**
   * The maximum number of rows that one transaction deletes; `all` for a small table that can be distributed by company,
   * where a ctid does not name one row.
   */
  chunk?: number | 'all';
}

/**
 * Job that deletes a table's rows after a number of days, one chunk per transaction. After a full chunk it enqueues
 * itself again at once; if the process is killed in between, it continues within the hour.
 */
export function deleteOldRows({ table, days, old, chunk = 1000 }: Retention): Job {
  const name = `forget-${table.replaceAll('_', '-')}`;
  const rows =
    chunk === 'all'
      ? old
      : `ctid = any(array(select ${table}.ctid from ${table} where ${old} limit ${chunk}))`;
  return {
    name,
    everyMinutes: 60,
    async run({ trx, now }) {
      const before = new Date(now.getTime() - days * DAY_MS);
      const { rowCount } = await trx.raw(`delete from ${table} where ${rows}`, { before });
      if (rowCount === chunk) await enqueue(trx, { name }, {});
    },
  };
}
