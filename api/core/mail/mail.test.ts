import { expect } from 'chai';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { testDb } from '../../testing/base/db.ts';
import { prepareJobs } from '../jobs/jobs.ts';
import { deliverMail, sendMail } from './mail.ts';
import type { Message } from './render.ts';
import { startMailbox } from './mailbox.ts';

const message: Message = {
  locale: 'es',
  subject: 'Solicitud de cotización Q-00007',
  lines: ['Le piden cotizar <de Apodaca a Dallas>.'],
  link: { label: 'Responder', path: '/admin/carrier/quotes' },
};

describe('mail', function () {
  this.timeout(30_000);
  let db: Knex;
  let directory: string;
  let mailbox: Awaited<ReturnType<typeof startMailbox>>;

  before(async () => {
    db = await testDb();
    directory = await mkdtemp(join(tmpdir(), 'anden-mail-'));
    mailbox = await startMailbox(directory);
    await prepareJobs(db, [job(mailbox.url)] as never);
    await db('mails').delete();
  });

  afterEach(() => db('mails').delete());

  after(async () => {
    await mailbox.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const job = (smtpUrl: string) =>
    deliverMail({ smtpUrl, from: 'Andén <hola@anden.test>', publicUrl: 'http://anden.test' });
  const outbox = async () => (await db('mails').first()) as { id: string; sentAt: Date | null };
  const deliver = (id: string, smtpUrl = mailbox.url) =>
    db.transaction((trx) => job(smtpUrl).run({ trx, data: { id }, now: new Date() }));
  const kept = async () => {
    const names = (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  };
  const written = () => db.transaction((trx) => sendMail(trx, 'trafico@regio.test', message));

  it('arrives as text and HTML, and its content is then deleted from the outbox', async () => {
    await written();
    const { id } = await outbox();
    const queued = await db.raw(`select data from jobs.job where name = 'mail'`);
    expect(queued.rows).to.deep.include({ data: { id } });
    await deliver(id);
    const eml = (await kept()).at(-1)!;
    expect(eml)
      .to.match(/^To: trafico@regio\.test$/im)
      .and.to.include(`<${id}@anden.test>`);
    expect(eml).to.include('text/plain').and.to.include('text/html').and.to.include('&#60;de');
    expect(await outbox())
      .to.include({ message: null })
      .and.not.to.include({ sentAt: null });
    const before = (await kept()).length;
    await deliver(id);
    expect(await kept(), 'once sent').to.have.length(before);
  });

  it('is not sent when its transaction is rolled back', async () => {
    const undone = db.transaction(async (trx) => {
      await sendMail(trx, 'trafico@regio.test', message);
      throw new Error('undone');
    });
    await undone.catch(() => {});
    expect(await outbox()).to.equal(undefined);
  });

  it('stays in the outbox while the mail server is down, and is sent when it is up again', async () => {
    await written();
    const { id } = await outbox();
    const failed = await deliver(id, 'smtp://127.0.0.1:1').catch(({ code }) => code as string);
    expect(failed).to.match(/^E[A-Z]+/);
    expect(await outbox()).to.include({ sentAt: null });
    await deliver(id);
    expect((await kept()).at(-1)).to.include(`<${id}@`);
  });

  it('is not sent to a server without TLS when TLS is required, and stays in the outbox', async () => {
    await written();
    const { id } = await outbox();
    const settings = { smtpUrl: mailbox.url, requireTls: true, from: 'a@anden.test' };
    const strict = deliverMail({ ...settings, publicUrl: 'http://anden.test' });
    const before = (await kept()).length;
    const failed = await db
      .transaction((trx) => strict.run({ trx, data: { id }, now: new Date() }))
      .catch(({ code }) => code as string);
    expect(failed).to.equal('ETLS');
    expect(await kept()).to.have.length(before);
    expect(await outbox()).to.include({ sentAt: null });
  });

  it('is sent again with the same Message-ID when the job is rolled back after sending', async () => {
    await written();
    const { id } = await outbox();
    const cutOff = db.transaction(async (trx) => {
      await job(mailbox.url).run({ trx, data: { id }, now: new Date() });
      throw new Error('killed');
    });
    await cutOff.catch(() => {});
    expect(await outbox()).to.include({ sentAt: null });
    await deliver(id);
    const ids = (await kept()).map((eml) => /^Message-ID: (.*)$/im.exec(eml)![1]!.trim());
    expect(ids.filter((one) => one === `<${id}@anden.test>`)).to.have.length(2);
  });
});
