import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../../db/connect.ts';
import { startJobs } from '../../core/jobs/jobWorker.ts';
import { createLogger } from '../../core/runtime/log.ts';
import { markJob } from './markJob.ts';

/**
 * A process that slowly runs the jobs in the queue of `markJob` and prints when it is in the middle of one, for tests
 * that kill it or stop it with SIGTERM; with `KILLED=here` it is killed there by itself.
 */
const db = connect(process.env.DATABASE_URL!);
const slow = {
  ...markJob,
  async run(work: Parameters<typeof markJob.run>[0]) {
    await markJob.run(work);
    process.send?.(work.data);
    if (process.env.KILLED) process.kill(process.pid, 'SIGKILL');
    await pause(Number(process.env.IN_THE_MIDDLE_MS));
  },
};
const log = createLogger({ logLevel: 'error' });
const { stop } = await startJobs([slow], { db, log, clock: () => new Date(), restMs: 20 });
process.once('SIGTERM', () => void stop().then(() => process.exit()));
