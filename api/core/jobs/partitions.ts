import type { Job } from './jobs.ts';

/**
 * Job that creates the missing partitions of `changes` for this month and the next three, once a day, in one
 * transaction. Until a partition exists, its rows go to the default partition; creating it moves them.
 */
export const preparePartitions: Job = {
  name: 'prepare-partitions',
  everyMinutes: 24 * 60,
  async run({ trx, now }) {
    await trx.raw(`set local lock_timeout = '2s'`);
    await trx.raw(CREATE_PARTITION, { now });
  },
};

const CREATE_PARTITION = `
  select add_changes_partition(month::date)
  from (select date_trunc('month', cast(:now as timestamptz) at time zone 'UTC') as first) as this_month,
    generate_series(first, first + interval '3 months', interval '1 month') as month`;
