import { expect } from 'chai';
import type { Knex } from 'knex';
import { approveDocuments, buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Message } from '../../../core/mail/message.ts';
import { dayIn, uploadedDocument } from '../../../compliance/documents/test/factory.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { mailWeekly } from '../job.ts';

type Choice = Schemas['NotificationChoice'];

/** A Monday, and times of the two weeks before it. */
const MONDAY = '2031-06-09';
const LAST_WEEK = new Date('2031-06-04T12:00-06:00');
const WEEK_BEFORE = new Date('2031-05-28T12:00-06:00');

describe('The weekly summary', function () {
  this.timeout(60_000);
  let db: Knex;
  let companyId: string;

  before(async () => {
    await testServer();
    db = await testDb();
    companyId = (await buildCompany()).id;
    const { id: first } = await buildCarrier({ companyId, carrierName: 'Sin póliza' });
    await approveDocuments(first);
    await uploadedDocument(first, { status: 'approved', expirationDate: dayIn(50) });
    const { id: carrierId } = await buildCarrier({ companyId, carrierName: 'Con carga' });
    await approveDocuments(carrierId);
    await uploadedDocument(carrierId, { status: 'approved', expirationDate: dayIn(-1) });
    await buildShipment({ companyId, carrierId, status: 'in_transit' });
    const margin = { saleValue: '1000', purchaseCost: '900' };
    const sent = (sentAt: Date, more: object) => {
      const deadlineAt = new Date(+sentAt + 3_600_000);
      return buildQuote({ companyId, status: 'sent', sentAt, deadlineAt, ...more });
    };
    await sent(LAST_WEEK, {});
    const firstRateAt = new Date(+LAST_WEEK + 20 * 60_000);
    await sent(LAST_WEEK, { ...margin, status: 'assigned', firstRateAt });
    await sent(WEEK_BEFORE, {});
    await sent(new Date(`${MONDAY}T07:00-06:00`), {});
  });

  const choose = (user: User, mail: boolean) =>
    as(user).post<Choice>('/api/notifications/choices', { kind: 'weekly_summary', mail });

  const run = (now: string) =>
    db.transaction((trx) => mailWeekly.run({ trx, data: {}, now: new Date(now) }));

  const mailsTo = async ({ email }: User): Promise<Message[]> =>
    (await db('mails').where({ recipient: email }).orderBy('created_at')).map(
      ({ message }) => message as Message,
    );

  async function reader(overrides: Parameters<typeof buildUser>[0] = {}) {
    const user = await buildUser({ companyId, language: 'en', ...overrides });
    expect((await choose(user, true)).status).to.equal(200);
    return user;
  }

  it('is off until somebody chooses it, and only mailed', async () => {
    const user = await buildUser({ companyId });
    const { body } = await as(user).get<Choice[]>('/api/notifications/choices');
    const choice = body.find(({ kind }) => kind === 'weekly_summary');
    expect(choice).to.include({ bell: false, bellIsFixed: true, mail: false, mailIsFixed: false });
    const inBell = { kind: 'weekly_summary', bell: true };
    expect((await as(user).post('/api/notifications/choices', inBell)).status).to.equal(422);
    expect((await choose(user, true)).body).to.include({ bell: false, mail: true });
    expect((await choose(user, false)).body).to.include({ mail: false });
    await run(`${MONDAY}T09:00-06:00`);
    expect(await mailsTo(user)).to.deep.equal([]);
  });

  it('says what became of the week, beside the week before, with a link to its results', async () => {
    const user = await reader();
    await run(`${MONDAY}T09:00-06:00`);
    const [mail, ...others] = await mailsTo(user);
    expect(others).to.deep.equal([]);
    expect(mail!.facts).to.deep.equal([
      ['Requests', '2 (1)'],
      ['With a rate', '1 (0)'],
      ['Assigned', '1 (0)'],
      ['Time to the first rate (median)', '20 min (—)'],
      ['With a rate within 60 minutes', '50% (0%)'],
      ['Margin', '10.0% (—)'],
      ['Documents that have expired or expire within 30 days', '1'],
      ['Carriers with documents missing or expiring within 60 days', '2'],
      ['Of them, those that stop loads under way or open requests', '1'],
      ['Con carga', 'Insurance cover (expired) · stops loads under way: 1'],
      ['Sin póliza', 'Insurance cover (expiring)'],
    ]);
    expect(mail!.subject).to.equal('Weekly summary: June 2, 2031');
    expect(mail!.link!.path).to.equal('/admin/results?from=2031-06-02&to=2031-06-08');
    expect(mail!.unsubscribe).to.deep.equal({ userId: user.id, kind: 'weekly_summary' });
  });

  it("begins on Monday at eight in the company's time zone, and makes up for a pause until Tuesday", async () => {
    const user = await reader();
    await run(`${MONDAY}T07:59-06:00`);
    await run('2031-06-11T00:00-06:00');
    expect(await mailsTo(user)).to.deep.equal([]);
    await run('2031-06-10T23:59-06:00');
    expect(await mailsTo(user)).to.have.length(1);
  });

  it('comes once a week: when the job runs again or twice at once, and after it was killed', async () => {
    const user = await reader();
    const killed = db.transaction(async (trx) => {
      await mailWeekly.run({ trx, data: {}, now: new Date(`${MONDAY}T09:00-06:00`) });
      throw new Error('killed');
    });
    await killed.catch(() => undefined);
    expect(await mailsTo(user)).to.deep.equal([]);
    await Promise.all([1, 2, 3].map(() => run(`${MONDAY}T09:00-06:00`)));
    await run(`${MONDAY}T12:00-06:00`);
    expect(await mailsTo(user)).to.have.length(1);
    await run('2031-06-16T09:00-06:00');
    expect(await mailsTo(user)).to.have.length(2);
  });

  it('is not sent to who is archived or may only read, nor about two weeks without anything', async () => {
    const archived = await reader();
    const readOnly = await reader();
    const idle = await reader({ companyId: (await buildCompany()).id });
    await archived.$query().patch({ archivedAt: new Date().toISOString() } as object);
    await readOnly.$query().patch({ accessType: 'read_only' });
    await run(`${MONDAY}T09:00-06:00`);
    for (const user of [archived, readOnly, idle]) expect(await mailsTo(user)).to.deep.equal([]);
  });

  it('names the radar, with a link to it, to a broker whose weeks were idle', async () => {
    const { id } = await buildCompany();
    await buildCarrier({ companyId: id, carrierName: 'Sin documentos' });
    const user = await reader({ companyId: id });
    await run(`${MONDAY}T09:00-06:00`);
    const [mail] = await mailsTo(user);
    expect(mail!.facts!.map(([label]) => label)).to.include('Sin documentos');
    expect(mail!.link!.path).to.equal('/admin/radar');
  });

  it("counts a carrier's own answers and documents, without a margin", async () => {
    const carrierId = (await buildCarrier()).id;
    const deadlineAt = new Date(+LAST_WEEK + 3_600_000);
    await buildInvitation({ carrierId, status: 'sent', sentAt: LAST_WEEK, deadlineAt });
    const soon = { status: 'approved', expirationDate: dayIn(5) } as const;
    await uploadedDocument(carrierId, soon);
    const user = await reader({ type: 'carrier', carrierId, companyId: null });
    await run(`${MONDAY}T09:00-06:00`);
    const facts = new Map((await mailsTo(user))[0]!.facts);
    expect(facts.get('Requests')).to.equal('1 (0)');
    expect(facts.has('Margin')).to.equal(false);
    expect(facts.get('Documents that have expired or expire within 30 days')).to.equal('1');
  });
});
