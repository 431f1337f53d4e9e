import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { testDb } from '../../../testing/base/db.ts';
import { inTransaction } from '../../sql/transaction.ts';
import { readReceived } from './readReceived.ts';

/** The report of a mail server on a mail to one recipient. */
const reportOf = (action: string, status: string) =>
  [
    'From: MAILER-DAEMON@fletes.test',
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'Your mail could not be delivered.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; fletes.test',
    '',
    'Final-Recipient: rfc822; nadie@fletes.test',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 No such',
    ' user here',
    '--part--',
    '',
  ].join('\r\n');

describe('A report on a mail that did not arrive', function () {
  this.timeout(60_000);
  let db: Knex;

  before(async () => {
    db = await testDb();
  });

  /** A mail that was sent, and what the table says of it and of its address after a report. */
  async function reported(content: string, purpose = 'return') {
    const recipient = `nadie-${randomUUID()}@fletes.test`;
    const sentAt = new Date();
    const [mail] = await db('mails').insert({ recipient, message: null, sentAt }).returning('id');
    const fileKey = randomUUID();
    const storage = await testStorage();
    await storage.write(fileKey, Buffer.from(content));
    const received = { purpose, subjectId: mail.id, messageId: fileKey, fileKey };
    const [row] = await db('received_mails').insert(received).returning('id');
    const { run } = readReceived(storage, async () => {});
    await inTransaction(db, (trx) => run({ trx, data: row, now: new Date() }));
    const { sentAt: sent, refusal } = await db('mails').where({ id: mail.id }).first();
    const refused = await db('refused_addresses').where({ address: recipient });
    return { isSent: sent !== null, refusal, isRefused: refused.length > 0 };
  }

  it('marks the mail, and the address where that takes no mail', async () => {
    const refusal = '550 No such user here';
    const failed = { isSent: false, refusal };
    expect(await reported(reportOf('failed', '5.1.1'))).to.deep.equal({
      ...failed,
      isRefused: true,
    });
    expect(await reported(reportOf('failed', '5.7.1'))).to.deep.equal({
      ...failed,
      isRefused: false,
    });
  });

  it('marks nothing while a server still tries, for any other mail, and for a reply that looks like one', async () => {
    const sent = { isSent: true, refusal: null, isRefused: false };
    expect(await reported(reportOf('delayed', '4.4.1'))).to.deep.equal(sent);
    expect(await reported('From: a@b.test\r\n\r\nFuera de la oficina')).to.deep.equal(sent);
    expect(await reported(reportOf('failed', '5.1.1'), 'reply')).to.deep.equal(sent);
  });
});
