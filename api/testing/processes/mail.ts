import { connect } from '../../../db/connect.ts';
import { startJobs } from '../../core/jobs/jobWorker.ts';
import { deliverMail } from '../../core/mail/mail.ts';
import { createLogger } from '../../core/runtime/log.ts';

/** A process that sends the mails of the outbox, for tests that kill it. */
const { DATABASE_URL = '', SMTP_URL = '' } = process.env;
const db = connect(DATABASE_URL);
const settings = {
  smtpUrl: SMTP_URL,
  from: 'Andén <hola@anden.test>',
  publicUrl: 'http://anden.test',
};
const log = createLogger({ logLevel: 'error' });
await startJobs([deliverMail(settings)], { db, log, clock: () => new Date(), restMs: 20 });
