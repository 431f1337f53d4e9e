import { connect } from '../../../db/connect.ts';
import { startJobs } from '../../core/jobs/jobWorker.ts';
import { createLogger } from '../../core/runtime/log.ts';
import { mailNotices } from '../../platform/notifications/mails/mailNotices.ts';
import '../../process/jobs.ts';

/** A process that turns events into mails of the outbox, for tests that kill it. */
const db = connect(process.env.DATABASE_URL ?? '');
const log = createLogger({ logLevel: 'error' });
await startJobs([mailNotices as never], { db, log, clock: () => new Date(), restMs: 20 });
