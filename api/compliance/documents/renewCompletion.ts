import { enqueue, type Job } from '../../core/jobs/jobs.ts';

/**
 * Job that lets the rows of carriers keep their completion again after one of their documents has expired; until then every
 * read computes it.
 */
export const renewCompletion: Job = {
  name: 'renew-completion',
  everyMinutes: 60,
  async run({ trx }) {
    const { rowCount } = await trx.raw(RENEW);
    if (rowCount === CHUNK) await enqueue(trx, this, {});
  },
};

/** Few, because on Citus every change of the directory waits for the end of the transaction. */
const CHUNK = 200;

/** A trigger computes what is set to null. Carriers that others have locked are left for the next time. */
const RENEW = `
  update carriers set kept_until = null where id = any (array(
    select id from carriers
    where kept_until < today() and id = any (array(
      select carrier_id from documents where expiration_date between today() - 7 and today() - 1))
    limit ${CHUNK} for no key update skip locked))`;
