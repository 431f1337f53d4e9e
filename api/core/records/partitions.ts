import type { Job } from '../jobs/jobs.ts';

/**
 * Makes the partitions of `changes` for this month and the three to come, once a day. What is missing is made whenever
 * it runs, in its transaction, so a kill loses nothing; until then rows lie in the default partition, and move.
 */
export const preparePartitions: Job = {
  name: 'prepare-partitions',
  everyMinutes: 24 * 60,
  async run({ trx, now }) {
    await trx.raw(`set local lock_timeout = '2s'`);
    await trx.raw(MAKE, { now });
  },
};

const MAKE = `
  select add_changes_partition(month::date)
  from (select date_trunc('month', cast(:now as timestamptz) at time zone 'UTC') as first) as this_month,
    generate_series(first, first + interval '3 months', interval '1 month') as month`;
