import { connect } from '../../../db/connect.ts';
import { startJobs } from '../../core/jobs/jobWorker.ts';
import { createLogger } from '../../core/runtime/log.ts';
import { deliverWebhooks } from '../../platform/webhooks/delivery/deliver.ts';

/** A process that delivers the events of webhooks, for tests that kill it. */
const db = connect(process.env.DATABASE_URL!);
const job = deliverWebhooks({ publicUrl: 'http://localhost', allowsPrivate: true });
const log = createLogger({ logLevel: 'error' });
await startJobs([job], { db, log, clock: () => new Date(), restMs: 20 });
