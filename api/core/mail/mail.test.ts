import { expect } from 'chai';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { SMTPServer } from 'smtp-server';
import { testDb } from '../../testing/base/db.ts';
import { keyedHash } from '../auth/keyedHash.ts';
import { prepareJobs } from '../jobs/jobs.ts';
import { deliverMail, sendMail } from './mail.ts';
import type { Message } from './message.ts';
import { startMailbox } from './mailbox.ts';
import { unsubscribeToken } from './unsubscribeToken.ts';

const message: Message = {
  kind: 'invitation_sent',
  locale: 'es',
  subject: 'Solicitud de cotización Q-00007',
  lines: ['Le piden cotizar <de Apodaca a Dallas>.'],
  link: { label: 'Responder', path: '/admin/carrier/quotes' },
};

describe('Mail', function () {
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
    expect(eml).to.include('text/plain').and.to.include('text/html').and.to.include('&lt;de');
    expect(await outbox())
      .to.include({ message: null })
      .and.not.to.include({ sentAt: null });
    const before = (await kept()).length;
    await deliver(id);
    expect(await kept(), 'once sent').to.have.length(before);
  });

  it('contains facts, and a link whose secret part the outbox does not hold', async () => {
    const link = { label: 'Responder', path: '/answer#abc', signed: 'link 1' };
    const facts: Message['facts'] = [['Ruta', 'Apodaca → Dallas']];
    await db.transaction((trx) => sendMail(trx, 'a@regio.test', { ...message, facts, link }));
    const { id, ...row } = await outbox();
    const secret = await keyedHash(db, 'link 1');
    expect(JSON.stringify(row)).to.not.include(secret);
    await deliver(id);
    const eml = (await kept()).at(-1)!.replace(/=\r\n/g, '').replaceAll('=3D', '=');
    expect(eml).to.include('Ruta: Apodaca').and.include(`http://anden.test/answer#abc${secret}`);
  });

  it('that the server refuses for good is kept as refused, with its answer, and not sent again', async () => {
    const strict = await refusing('onRcptTo', 'No such user');
    await written();
    const { id } = await outbox();
    await deliver(id, strict.url);
    const refused = (await outbox()) as object as { refusal: string };
    expect(refused).to.include({ sentAt: null, message: null });
    expect(refused.refusal).to.include('550').and.include('No such user');
    const marked = () => db('refused_addresses').where({ address: 'TRAFICO@regio.test' });
    expect((await marked())[0].refusal).to.include('No such user');
    const before = (await kept()).length;
    await deliver(id);
    expect(await kept()).to.have.length(before);
    await db('mails').delete();
    await written();
    await deliver((await outbox()).id);
    expect(await marked(), 'after a mail that was accepted').to.deep.equal([]);
    await strict.stop();
  });

  it('is tried again when the server refuses the sender, and marks no address', async () => {
    const strict = await refusing('onMailFrom', 'Sender not allowed');
    await written();
    const { id } = await outbox();
    const error = await deliver(id, strict.url).catch((thrown: object) => thrown);
    expect(error).to.include({ name: 'SenderRefused', code: 550 });
    expect(await outbox())
      .to.include({ id, sentAt: null })
      .and.have.property('message');
    expect(await db('refused_addresses').where('refusal', 'like', '%Sender%')).to.deep.equal([]);
    await strict.stop();
  });

  it('adds no header from a line break in a name or a subject, and escapes HTML', async () => {
    const evil = 'Q-1\r\nBcc: thief@evil.test\r\n\r\n<img src=x onerror=alert(1)>';
    const facts: Message['facts'] = [[evil, evil]];
    const link = { label: evil, path: '/"><script>' };
    const asked = { ...message, subject: evil, lines: [evil], facts, link };
    await db.transaction((trx) => sendMail(trx, 'trafico@regio.test', asked));
    await deliver((await outbox()).id);
    const eml = (await kept()).at(-1)!;
    const [head] = eml.split('\r\n\r\n') as [string];
    const names = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
    const allowed = /^(Message-ID|Date|From|To|Subject|MIME-Version|Content-Type): /i;
    expect(names.filter((line) => !allowed.test(line))).to.deep.equal([]);
    const html = eml.slice(eml.indexOf('text/html')).replace(/=\r\n/g, '');
    expect(html).to.not.match(/<img|<script/i);
  });

  it('refuses a recipient with a line break', async () => {
    const sent = db.transaction((trx) =>
      sendMail(trx, 'a@regio.test\r\nBcc: b@evil.test', message),
    );
    expect(await sent.catch(({ code }) => code)).to.equal('23514');
  });

  it('names who reads replies and who else has it, and goes to its recipient only', async () => {
    const replyTo = { name: 'Mariana "Ñ"\r\nBcc: thief@evil.test', address: 'm@puente.test' };
    const copied = { ...message, replyTo, copies: ['tarifas@regio.test'] };
    await db.transaction((trx) => sendMail(trx, 'trafico@regio.test', copied));
    const before = (await kept()).length;
    await deliver((await outbox()).id);
    expect(await kept()).to.have.length(before + 1);
    const head = (await kept())
      .at(-1)!
      .split('\r\n\r\n')[0]!
      .replace(/\r\n[ \t]+/g, ' ');
    expect(head)
      .to.match(/^Cc: tarifas@regio\.test$/m)
      .and.to.not.match(/^Bcc:/m);
    expect(head).to.match(/^Reply-To: .*<m@puente\.test>$/m);
  });

  it('can be ended by one POST of the mail program, by a token that the outbox does not hold', async () => {
    const unsubscribe = { userId: crypto.randomUUID(), kind: 'rate_received' } as const;
    await db.transaction((trx) => sendMail(trx, 'a@regio.test', { ...message, unsubscribe }));
    const { id, ...row } = await outbox();
    const token = await unsubscribeToken(db, unsubscribe);
    expect(JSON.stringify(row)).to.not.include(token.split('.')[2]);
    await deliver(id);
    const eml = (await kept()).at(-1)!;
    const head = eml.split('\r\n\r\n')[0]!.replace(/\r\n[ \t]+/g, ' ');
    const url = `http://anden.test/unsubscribe?token=${token}`;
    expect(head.replaceAll(' ', '')).to.include(`List-Unsubscribe:<${url}>`);
    expect(head).to.match(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(eml.replace(/=\r\n/g, '').replaceAll('=3D', '=')).to.include(`correos:\r\n${url}`);
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

/** Starts a mail server that refuses every sender, or every recipient, for good. */
async function refusing(event: 'onMailFrom' | 'onRcptTo', reason: string) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    [event]: (_: unknown, __: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error(reason), { responseCode: 550 })),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
