import { connect } from '../../../db/connect.ts';
import { jobs } from '../../process/jobs.ts';
import { startJobs } from '../../core/jobs/jobWorker.ts';
import { createLogger } from '../../core/runtime/log.ts';

/** A process that runs the product's own jobs, for tests that kill it. */
const db = connect(process.env.DATABASE_URL!);
const log = createLogger({ logLevel: 'error' });
await startJobs(jobs, { db, log, clock: () => new Date(), restMs: 20 });
