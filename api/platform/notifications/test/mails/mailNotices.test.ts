import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Message } from '../../../../core/mail/message.ts';
import { unsubscribeToken } from '../../../../core/mail/unsubscribeToken.ts';
import '../../../../process/jobs.ts';
import { as } from '../../../../testing/client.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { testServer } from '../../../../testing/server.ts';
import { writeNotices } from '../../../../testing/notices/writeNotices.ts';
import { buildUser } from '../../../users/test/factory.ts';
import type { User } from '../../../users/User.ts';
import { notify } from '../../notify.ts';
import { Notification } from '../../Notification.ts';
import { mailNotices } from '../../mails/mailNotices.ts';

const RATE = { reference: 'Q-00007', origin: 'Apodaca', destination: 'Dallas' };

describe('Mails of events', function () {
  this.timeout(60_000);
  let companyId: string;
  let user: User;
  let quoteId: string;

  before(() => testServer());

  beforeEach(async () => {
    ({ id: companyId } = await buildCompany());
    user = await buildUser({ companyId, language: 'es' });
    quoteId = crypto.randomUUID();
  });

  const raise = (kind: 'rate_received' | 'quote_expired' | 'wave_sent', params: object = {}) =>
    Notification.transaction((trx) =>
      notify(trx, kind, { of: { companyId }, entityId: quoteId, params: { ...RATE, ...params } }),
    );
  const rate = (carrier: string) =>
    raise('rate_received', { carrier, amount: '1500.00', currency: 'USD' });
  const run = async () => {
    const db = await testDb();
    await db.transaction((trx) =>
      mailNotices.run({ trx, data: { batch: quoteId }, now: new Date() }),
    );
  };
  const jobs = async () => {
    const db = await testDb();
    const { rows } = await db.raw(
      `select extract(epoch from start_after - created_on)::int as wait from jobs.job
       where name = 'mail-notices' and data->>'batch' = ? order by created_on`,
      [quoteId],
    );
    return rows.map(({ wait }: { wait: number }) => wait);
  };
  const mails = async () => {
    const db = await testDb();
    const rows = await db('mails').where({ recipient: user.email }).orderBy('createdAt');
    return rows.map(({ message }: { message: Message }) => message);
  };

  it('of several rates of a quote within a minute are one mail', async () => {
    for (const carrier of ['Regio', 'Lobo', 'Norte']) await rate(carrier);
    expect(await jobs()).to.deep.equal([60, 60, 60]);
    for (let job = 0; job < 3; job += 1) await run();
    const [mail, ...more] = await mails();
    expect(more).to.deep.equal([]);
    expect(mail!.subject).to.equal('3 novedades: Q-00007');
    expect(mail!.lines).to.deep.equal(
      ['Regio', 'Lobo', 'Norte'].map(
        (name) => `${name}: tarifa de $1,500.00 USD en Q-00007 (Apodaca → Dallas).`,
      ),
    );
    await rate('Tarde');
    await run();
    expect((await mails()).map(({ lines }) => lines.length)).to.deep.equal([3, 1]);
  });

  it('wait by the clock of the database, whatever the clock of the machine says', async () => {
    const { now } = Date;
    Date.now = () => now() + 24 * 60 * 60_000;
    try {
      await rate('Regio');
    } finally {
      Date.now = now;
    }
    expect(await jobs()).to.deep.equal([60]);
  });

  it('are neither lost nor doubled when the job is cut off before its commit', async () => {
    await rate('Regio');
    const db = await testDb();
    const cutOff = db.transaction(async (trx) => {
      await mailNotices.run({ trx, data: { batch: quoteId }, now: new Date() });
      throw new Error('killed');
    });
    await cutOff.catch(() => {});
    expect(await mails()).to.deep.equal([]);
    await Promise.all([run(), run(), run()]);
    expect(await mails()).to.have.length(1);
  });

  it('reach an address without an account, by its link, unless a user of the carrier has it', async () => {
    const { id: carrierId } = await buildCarrier();
    const admin = await buildUser({ type: 'carrier', carrierId });
    const link = { label: 'Ver la solicitud', path: '/answer#abc', signed: 'link 1' };
    const lost = async (email: string) => {
      const db = await testDb();
      const of = { carrierId, addresses: [{ email, language: 'es' as const, link }] };
      await db.transaction((trx) =>
        notify(trx, 'invitation_closed', { of, entityId: quoteId, params: RATE }),
      );
      await writeNotices(db, { entityId: quoteId });
      return db('mails').where({ recipient: email });
    };
    const [mail] = await lost(`quotes-${quoteId}@regio.test`);
    expect(mail.message.link).to.deep.equal(link);
    expect(mail.message).to.not.have.property('unsubscribe');
    const own = await lost(admin.email);
    const page = `/admin/carrier/quotes/view?id=${quoteId}`;
    expect(own.map(({ message }) => message.link.path)).to.deep.equal([page, page]);
  });

  it('do not exist when the event is rolled back', async () => {
    const undone = Notification.transaction(async (trx) => {
      await notify(trx, 'rate_received', { of: { companyId }, entityId: quoteId, params: RATE });
      throw new Error('undone');
    });
    await undone.catch(() => {});
    expect(await jobs()).to.deep.equal([]);
  });

  describe('POST /notifications/choices', () => {
    const choose = (body: object, who = user) => as(who).post('/api/notifications/choices', body);

    it('stops the mail or the bell of an event for this user only', async () => {
      const colleague = await buildUser({ companyId });
      await choose({ kind: 'rate_received', mail: false });
      await choose({ kind: 'quote_expired', bell: false, mail: false }, colleague);
      await rate('Regio');
      await run();
      expect(await mails()).to.deep.equal([]);
      await raise('quote_expired');
      const told = await Notification.query().where({ entityId: quoteId }).orderBy('id');
      const byUser = told.map(({ userId, kind }) => [userId === user.id, kind]);
      expect(byUser).to.have.deep.members([
        [true, 'rate_received'],
        [false, 'rate_received'],
        [true, 'quote_expired'],
      ]);
    });

    it('mails an event that was off until then', async () => {
      await raise('wave_sent');
      expect(await jobs()).to.deep.equal([]);
      const { body } = await choose({ kind: 'wave_sent', mail: true });
      expect(body).to.deep.include({ kind: 'wave_sent', bell: true, mail: true });
    });

    it('is 422 for an event that does not reach the user, and for a mail that is always sent', async () => {
      expect((await choose({ kind: 'invitation_closed', mail: false })).status).to.equal(422);
      const carrier = await buildUser({ type: 'carrier' });
      const always = { kind: 'invitation_awarded', mail: false };
      expect((await choose(always, carrier)).status).to.equal(422);
    });
  });

  describe('/unsubscribe', () => {
    const page = async (method: string, token: string) =>
      fetch(`${(await testServer()).url}/unsubscribe?token=${token}`, {
        method,
        ...(method === 'POST' && {
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        }),
      });
    const isMailed = async () => {
      const { body } = await as(user).get<{ kind: string; mail: boolean }[]>(
        '/api/notifications/choices',
      );
      return body.find(({ kind }) => kind === 'rate_received')!.mail;
    };

    it('changes nothing by GET, ends the mails of the event by POST, and is 404 with another token', async () => {
      await rate('Regio');
      await run();
      const [{ unsubscribe } = {} as Message] = await mails();
      const db = await testDb();
      const token = await unsubscribeToken(db, unsubscribe!);
      const shown = await page('GET', token);
      expect(shown.status).to.equal(200);
      const text = await shown.text();
      expect(text).to.include('Tarifa recibida').and.include('<form method="post"');
      const style = /<style>(.*)<\/style>/s.exec(text)![1]!;
      const hash = createHash('sha256').update(style).digest('base64');
      expect(shown.headers.get('content-security-policy')).to.include(`style-src 'sha256-${hash}'`);
      expect(await isMailed()).to.equal(true);
      const other = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      const foreign = token.replace(user.id, (await buildUser()).id);
      for (const wrong of [other, foreign, '', 'x'])
        expect((await page('POST', wrong)).status, wrong).to.equal(404);
      expect(await isMailed()).to.equal(true);
      expect((await page('POST', token)).status).to.equal(200);
      expect(await isMailed()).to.equal(false);
    });
  });
});
