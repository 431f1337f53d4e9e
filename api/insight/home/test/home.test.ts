import { expect } from 'chai';
import { approveDocuments, buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildClaim } from '../../../compliance/claims/test/factory.ts';
import { buildConsent } from '../../../compliance/consents/test/factory.ts';
import { dayIn, uploadedDocument } from '../../../compliance/documents/test/factory.ts';
import { buildEvidence, deliveredLoad } from '../../../trip/evidence/test/factory.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildNotification } from '../../../platform/notifications/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Home = Schemas['Home'];

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('GET /home', function () {
  this.timeout(30_000);
  let companyId: string, customerId: string, carrierId: string;
  let broker: User, member: User, shipper: User, carrier: User, staff: User;

  before(async () => {
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company)).id;
    carrierId = (await buildCarrier({ companyId })).id;
    broker = await buildUser({ companyId });
    member = await buildUser({ companyId, role: 'member' });
    shipper = await buildUser({ type: 'shipper', companyId: customerId });
    carrier = await buildUser({ type: 'carrier', carrierId });
    staff = await buildUser({ type: 'internal' });
  });

  const of = async (user: User) => (await as(user).get<Home>('/api/home')).body;
  const kindsOf = async (user: User) => (await of(user)).tasks.map(({ kind }) => kind);
  const backlogOf = async (user: User) => (await of(user)).backlog.map(({ kind }) => kind);

  it('needs a token, and is empty for a company without records', async () => {
    expect((await anonymous.get('/api/home')).status).to.equal(401);
    const empty = { tasks: [], backlog: [], radar: null, news: { count: 0, latest: [] } };
    expect(await of(await buildUser())).to.deep.equal(empty);
  });

  it('names what waits for each kind of user, and only what that user may do', async () => {
    const own = { companyId, customerId };
    const soon = { deadlineAt: inMinutes(10) };
    await buildQuote({ ...own, status: 'rated', deadlineAt: inMinutes(50) });
    const { id: soonest } = await buildQuote({ ...own, status: 'rated', ...soon });
    await buildQuote({ ...own, status: 'sent', ...soon });
    await buildQuote({ ...own, status: 'created' });
    await buildQuote({ ...own, status: 'dismissed' });
    await buildQuote({ ...own, status: 'answered', saleValue: '900' });
    const price = {
      sharedValue: '900',
      sharedCurrency: 'USD',
      sharedUntil: inMinutes(60).toISOString(),
    } as const;
    const shared = { ...price, sharedAt: new Date(), customerAnsweredAt: new Date() };
    const accepted = { customerAnswer: 'accepted', ...shared } as const;
    await buildQuote({ ...own, status: 'answered', saleValue: '900', ...accepted });
    await buildInvitation({ carrierId, status: 'sent', ...soon });
    await buildInvitation({ carrierId, status: 'rated', ...soon });
    await uploadedDocument(carrierId);
    await uploadedDocument(carrierId, {
      type: 'official_id',
      status: 'rejected',
      reason: 'Ilegible',
    });

    const { tasks } = await of(broker);
    const kinds = ['accepted', 'rates', 'unanswered', 'incoming', 'review'];
    expect(tasks.map(({ kind }) => kind)).to.deep.equal(kinds);
    const [, rates] = tasks;
    expect(rates!.count).to.equal(2);
    expect(rates!.first.id, 'the one with the next deadline').to.equal(soonest);
    expect(Date.parse(rates!.first.deadlineAt!)).to.equal(+soon.deadlineAt);
    expect(await kindsOf(member), 'documents are reviewed by admins').to.not.include('review');
    expect(await kindsOf(shipper)).to.deep.equal(['price']);
    expect(await kindsOf(carrier)).to.deep.equal(['answer']);
    expect(await kindsOf(staff)).to.include.members(['rates', 'review']);
    expect(await kindsOf(await buildUser({ companyId, accessType: 'read_only' }))).to.deep.equal(
      [],
    );
  });

  it('names delivered loads whose proof documents the carrier sends, and those that the broker reviews', async () => {
    const own = await buildCarrier({ companyId });
    const { id } = await deliveredLoad({ companyId, customerId, carrierId: own.id });
    await buildEvidence(id);
    const driver = await buildUser({ type: 'carrier', carrierId: own.id });
    expect((await of(driver)).tasks).to.have.length(1);
    expect((await of(driver)).tasks[0]).to.deep.include({ kind: 'proofsToSend', count: 1 });
    const reviewed = (await of(broker)).tasks.find(({ kind }) => kind === 'proofsToReview');
    expect(reviewed!.first.id).to.equal(id);
    expect(await kindsOf(shipper)).to.not.include.members(['proofsToSend', 'proofsToReview']);
  });

  it("names overdue payments to admins, and open claims to Andén's staff", async () => {
    const { id } = await deliveredLoad({ companyId, customerId, carrierId, status: 'closed' });
    await buildEvidence(id, { status: 'accepted', reviewedAt: '2024-01-10T20:00:00Z' });
    await buildClaim();
    const overdue = (await of(broker)).backlog.find(({ kind }) => kind === 'overdue');
    expect(overdue).to.deep.include({ resource: 'settlements', count: 1 });
    expect(overdue!.first.id).to.equal(id);
    expect(await backlogOf(member), 'admins mark payments').to.not.include('overdue');
    expect(await backlogOf(carrier)).to.not.include('overdue');
    const operator = await buildUser({ type: 'internal' });
    expect(await backlogOf(operator)).to.include.members(['overdue', 'claims']);
    expect(await backlogOf(broker)).to.not.include('claims');
  });

  it('counts what the list shows with its filter', async () => {
    for (const user of [broker, shipper, carrier]) {
      const { tasks, backlog } = await of(user);
      for (const { resource, filter, count, first } of [...tasks, ...backlog]) {
        const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&limit=100`;
        const { status, body } = await as(user).get<{ id: string }[]>(`/api/${resource}?${query}`);
        expect(status, resource).to.equal(200);
        expect(body).to.have.length(count);
        expect(body.map(({ id }) => id)).to.include(first.id);
      }
    }
  });

  it('shows a carrier its documents that need a new file, and what they stop', async () => {
    const { id } = await buildCarrier({ companyId });
    const user = await buildUser({ type: 'carrier', carrierId: id });
    await approveDocuments(id);
    expect((await of(user)).radar).to.equal(null);
    await uploadedDocument(id, { status: 'approved', expirationDate: dayIn(-1) });
    const { id: quoteId } = await buildQuote({ companyId });
    await buildInvitation({ quoteId, carrierId: id, status: 'sent' });
    await buildConsent({ carrierId: id });
    await buildConsent({ carrierId: id, status: 'granted' });
    const { radar, tasks } = await of(user);
    const asked = tasks.find(({ kind }) => kind === 'passport');
    expect(asked, 'a broker that waits').to.include({ count: 1, resource: 'consents' });
    expect(radar!.documents).to.have.deep.members([
      { type: 'insurance_cover', status: 'expired', expirationDate: dayIn(-1), askedAt: null },
    ]);
    expect(radar).to.include({ openInvitations: 1, stoppedInvitations: 1 });
    expect((await of(broker)).radar).to.equal(null);
  });

  it('shows the three newest unread notifications, and how many there are', async () => {
    const user = await buildUser({ companyId });
    for (let count = 0; count < 4; count += 1) await buildNotification({ userId: user.id });
    const read = await buildNotification({ userId: user.id });
    await as(user).patch(`/api/notifications/${read.id}?action=read`);
    const { news } = await of(user);
    expect(news.count).to.equal(4);
    expect(news.latest).to.have.length(3);
    expect(news.latest.map(({ id }) => id)).to.not.include(read.id);
  });
});
