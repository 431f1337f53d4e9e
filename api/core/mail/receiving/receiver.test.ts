import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Knex } from 'knex';
import nodemailer from 'nodemailer';
import { pino } from 'pino';
import { testDataDir, testStorage } from '../../../testing/base/dataDir.ts';
import { testDb } from '../../../testing/base/db.ts';
import { prepareJobs } from '../../jobs/jobs.ts';
import { type MailSubject, ownAddress, subjectOf } from '../ownAddress.ts';
import { MOST_BYTES, startReceiver } from './receiver.ts';
import { readReceived } from './readReceived.ts';

const OWN = 'reply@mail.anden.test';

describe('The server that takes mail', function () {
  this.timeout(120_000);
  const unknown = randomUUID();
  let db: Knex;
  let servers: Awaited<ReturnType<typeof startReceiver>>[];

  before(async () => {
    db = await testDb();
    await prepareJobs(db, [readReceived(await testStorage(), async () => {})] as never);
    const parts = {
      db,
      log: pino({ level: 'silent' }),
      clock: () => new Date(),
      storage: await testStorage(),
      dataDir: await testDataDir(),
      isOpen: async ({ id }: MailSubject) => id !== unknown,
    };
    const settings = { address: OWN, port: 0, host: '127.0.0.1' };
    servers = [await startReceiver(settings, parts), await startReceiver(settings, parts)];
  });

  after(() => Promise.all(servers.map(({ stop }) => stop())));

  const replyTo = (id: string) => ownAddress(db, OWN, { purpose: 'reply', id });
  const kept = (subjectId: string) => db('received_mails').where({ subjectId });

  /** Sends a mail as a mail server relays it; returns the code by which it was refused, 0 where it was taken. */
  async function send(to: string | string[], mail: object = {}, server = servers[0]!) {
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.port });
    const envelope = { from: 'rocio@fletes.test', to };
    try {
      await transport.sendMail({ envelope, from: 'rocio@fletes.test', text: '18,500', ...mail });
      return 0;
    } catch (error) {
      return (error as { responseCode: number }).responseCode;
    } finally {
      transport.close();
    }
  }

  it('has addresses that a mail program keeps, and that nobody else can make', async () => {
    const id = randomUUID();
    const address = await replyTo(id);
    expect(address).to.match(/^reply\+[a-z2-7]{58}@mail\.anden\.test$/);
    expect(address.split('@')[0]).to.have.length(64);
    expect(await subjectOf(db, OWN, address.toUpperCase())).to.deep.equal({ purpose: 'reply', id });
    const other = await ownAddress(db, OWN, { purpose: 'return', id });
    expect(await subjectOf(db, OWN, other)).to.deep.equal({ purpose: 'return', id });
    const last = address.at(address.indexOf('@') - 10) === 'a' ? 'b' : 'a';
    const at = address.indexOf('@') - 10;
    const forged = address.slice(0, at) + last + address.slice(at + 1);
    for (const wrong of [forged, OWN, address.replace('anden.test', 'other.test'), 'x@y.test'])
      expect(await subjectOf(db, OWN, wrong), wrong).to.equal(undefined);
  });

  it('keeps a mail once, however often and to whichever process it is sent', async () => {
    const [id, second] = [randomUUID(), randomUUID()];
    const to = [await replyTo(id), await replyTo(second)];
    const mail = { messageId: `<${id}@fletes.test>` };
    const answers = await Promise.all(servers.map((server) => send(to, mail, server)));
    expect(answers).to.deep.equal([0, 0]);
    const [row, ...others] = await kept(id);
    expect(others).to.deep.equal([]);
    expect(await (await testStorage()).sizeOf(row.fileKey)).to.be.greaterThan(100);
    expect(await kept(second)).to.have.length(1);
    expect(await send(to[0]!, { messageId: `<${second}@fletes.test>` })).to.equal(0);
    expect(await kept(id)).to.have.length(2);
  });

  it('takes mail for nobody else, and for no record that is closed', async () => {
    expect(await send('ventas@mail.anden.test')).to.equal(550);
    expect(await send(OWN)).to.equal(550);
    expect(await send(await replyTo(unknown))).to.equal(550);
  });

  it('takes 20 MB and no more than 25, and no flood about one record', async () => {
    const id = randomUUID();
    const to = await replyTo(id);
    const ofSize = (bytes: number) => ({ attachments: [{ content: Buffer.alloc(bytes, 'x') }] });
    expect(await send(to, ofSize((20 * 2 ** 20 * 3) / 4))).to.equal(0);
    expect(await send(to, ofSize(MOST_BYTES))).to.equal(552);
    expect(await kept(id)).to.have.length(1);
    const flooded = await replyTo(randomUUID());
    const codes = [];
    for (let sent = 0; sent < 61; sent += 1) codes.push(await send(flooded));
    expect(codes.indexOf(450)).to.equal(60);
    expect(await send(await replyTo(randomUUID()))).to.equal(0);
  });
});
