import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { Incoming } from '../../files/incoming.ts';
import type { Storage } from '../../files/storage.ts';
import type { Env } from '../../runtime/env.ts';
import { count } from '../../http/limits/rateLimit.ts';
import { type MailSubject, subjectOf } from '../ownAddress.ts';
import { keepReceived } from './receivedMail.ts';

/** What the server needs of the process. */
export interface ReceiverParts {
  db: Knex;
  log: Logger;
  clock: () => Date;
  storage: Storage;
  dataDir: string;
  /** Whether mail about a subject is still taken. */
  isOpen: (subject: MailSubject) => Promise<boolean>;
}

/** The largest mail that is taken. */
export const MOST_BYTES = 25 * 1024 * 1024;
/** The mails that are taken about one subject in an hour; a sender tries again later. */
const BY_SUBJECT = { limit: 60, seconds: 3600 };

/**
 * Starts the server to which the operator's mail server or a provider relays mail for the product's own addresses. It
 * takes mail for nobody else, and answers that it has a mail only once that is kept.
 */
export async function startReceiver(
  { address, port, host }: NonNullable<Env['replies']>,
  parts: ReceiverParts,
) {
  const server = new SMTPServer({
    ...LIMITS,
    onRcptTo: ({ address: to }, session, done) =>
      void accept(address, to, parts).then(
        (subject) => {
          subjectsOf(session).push(subject);
          done();
        },
        answerTo(parts, done),
      ),
    onData: (stream, session, done) =>
      void take(stream, session, parts).then(() => done(), answerTo(parts, done)),
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.on('error', () => {});
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port: (server.server.address() as { port: number }).port, stop };
}

const LIMITS = {
  disabledCommands: ['AUTH', 'STARTTLS'],
  banner: 'Anden',
  size: MOST_BYTES,
  maxClients: 20,
  socketTimeout: 60_000,
  closeTimeout: 5_000,
  disableReverseLookup: true,
};

async function accept(
  own: string,
  to: string,
  { db, clock, isOpen }: ReceiverParts,
): Promise<MailSubject> {
  const subject = await subjectOf(db, own, to);
  if (!subject || !(await isOpen(subject))) throw new SmtpAnswer(550, '5.1.1 No such address');
  const caller = { name: 'received mail', who: subject.id, now: clock() };
  const { count: mails } = await count(db, caller, BY_SUBJECT.seconds);
  if (mails > BY_SUBJECT.limit) throw new SmtpAnswer(450, '4.7.1 Too many mails, try again later');
  return subject;
}

async function take(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  parts: ReceiverParts,
) {
  await new Incoming(parts.dataDir).withDirectory(async (directory) => {
    const path = join(directory, 'mail');
    await pipeline(
      async function* () {
        if (isFromProgram(session)) yield 'Return-Path: <>\r\n';
        yield* stream;
      },
      createWriteStream(path, { flush: true }),
    );
    if (stream.sizeExceeded) throw new SmtpAnswer(552, '5.3.4 Larger than 25 MB');
    await keepReceived(parts, path, subjectsOf(session));
  });
}

/** Whether a mail has no sender to which reports could go, by which it is one or an automatic reply (RFC 3834). */
function isFromProgram({ envelope: { mailFrom } }: SMTPServerSession): boolean {
  return !mailFrom || mailFrom.address === '';
}

/** The subjects of the recipients of the mail that a session is sending. */
function subjectsOf({ envelope }: SMTPServerSession): MailSubject[] {
  const mail = envelope as typeof envelope & { subjects?: MailSubject[] };
  return (mail.subjects ??= []);
}

/** An answer of the server by which it refuses a command: 4yz for now, 5yz for good (RFC 5321). */
class SmtpAnswer extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}

/** Refuses a command; after a failure of ours for now, so that the sender tries again. */
function answerTo({ log }: ReceiverParts, done: (error: Error) => void) {
  return (error: Error) => {
    if (error instanceof SmtpAnswer) return done(error);
    log.error({ err: error }, 'a mail could not be kept');
    return done(new SmtpAnswer(451, '4.3.0 Try again later'));
  };
}
