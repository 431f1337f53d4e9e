import type { Knex } from 'knex';
import nodemailer from 'nodemailer';
import { pino } from 'pino';
import { prepareJobs } from '../../../../../core/jobs/jobs.ts';
import type { Message } from '../../../../../core/mail/message.ts';
import { ownAddress } from '../../../../../core/mail/ownAddress.ts';
import { readReceived } from '../../../../../core/mail/receiving/readReceived.ts';
import type { ReceivedMail } from '../../../../../core/mail/receiving/receivedMail.ts';
import { startReceiver } from '../../../../../core/mail/receiving/receiver.ts';
import { inTransaction } from '../../../../../core/sql/transaction.ts';
import { giveLink, openLinkOf } from '../../../../../platform/links/index.ts';
import { testDataDir, testStorage } from '../../../../../testing/base/dataDir.ts';
import { testDb } from '../../../../../testing/base/db.ts';
import type { Invitation } from '../../../Invitation.ts';
import { keepReply } from '../../../replies/keepReply.ts';
import { answerLinks, targetOf } from '../../../sheet/link.ts';

/** The address of which those that take mail are made. */
export const OWN = 'reply@mail.anden.test';

/** A mail for its recipients, each byte of it a character. */
export interface Sending {
  to: string | string[];
  raw: string;
  /** The sender of its envelope. */
  from?: string;
}

/** An invitation's own address, and the link by which its mails are kept. */
export interface Mailbox {
  address: string;
  linkId: string;
}

/** Takes mail in two processes, as a relay brings it, and reads what they kept. */
export class Post {
  private constructor(
    readonly db: Knex,
    private readonly servers: Awaited<ReturnType<typeof startReceiver>>[],
  ) {}

  static async open(): Promise<Post> {
    const [db, storage, dataDir] = [await testDb(), await testStorage(), await testDataDir()];
    await prepareJobs(db, [readReceived(storage, keepReply)] as never);
    const log = pino({ level: 'silent' });
    const isOpen = async ({ id }: { id: string }) =>
      (await openLinkOf(id, new Date())) !== undefined;
    const parts = { db, log, storage, dataDir, isOpen, clock: () => new Date() };
    const settings = { address: OWN, port: 0, host: '127.0.0.1' };
    return new Post(db, [
      await startReceiver(settings, parts),
      await startReceiver(settings, parts),
    ]);
  }

  get ports(): number[] {
    return this.servers.map(({ port }) => port);
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map(({ stop }) => stop()));
  }

  async mailboxOf(invitation: Invitation): Promise<Mailbox> {
    const { id: linkId } = await this.db.transaction((trx) =>
      giveLink(trx, answerLinks, targetOf(invitation)),
    );
    return { linkId, address: await this.addressOf(linkId) };
  }

  addressOf(linkId: string): Promise<string> {
    return ownAddress(this.db, OWN, { purpose: 'reply', id: linkId });
  }

  /** Sends mails over a few connections; returns the code by which each was refused, 0 where it was taken. */
  async send(mails: Sending[], port = this.ports[0]!): Promise<number[]> {
    const pool = { pool: true, maxConnections: 4, maxMessages: Infinity } as const;
    const transport = nodemailer.createTransport({ ...pool, host: '127.0.0.1', port });
    const codes = mails.map(({ to, raw, from = 'rocio@fletes.test' }) =>
      transport
        .sendMail({
          envelope: { from, to },
          raw: Buffer.from(raw, 'latin1'),
        })
        .then(
          () => 0,
          (error: { responseCode?: number }) => error.responseCode ?? -1,
        ),
    );
    return Promise.all(codes).finally(() => transport.close());
  }

  /** The mails that are kept for mailboxes. */
  async kept(...mailboxes: Mailbox[]): Promise<ReceivedMail[]> {
    const ids = mailboxes.map(({ linkId }) => linkId);
    return this.db('received_mails').whereIn('subjectId', ids);
  }

  /** Reads the kept mails of mailboxes, each twice, as after a process was killed. */
  async read(...mailboxes: Mailbox[]): Promise<void> {
    const { run } = readReceived(await testStorage(), keepReply);
    const mails = await this.kept(...mailboxes);
    const next = async (): Promise<void> => {
      const data = mails.pop();
      if (!data) return;
      const once = () => inTransaction(this.db, (trx) => run({ trx, data, now: new Date() }));
      await once();
      await once();
      await next();
    };
    await Promise.all([next(), next()]);
  }

  /** What was passed on of the kept mails of mailboxes. */
  async forwards(...mailboxes: Mailbox[]): Promise<Message[]> {
    const keys = (await this.kept(...mailboxes)).map(({ fileKey }) => fileKey);
    const { rows } = await this.db.raw(
      `select message from mails where message->'original'->>'fileKey' = any(?)`,
      [keys],
    );
    return rows.map(({ message }: { message: Message }) => message);
  }
}
