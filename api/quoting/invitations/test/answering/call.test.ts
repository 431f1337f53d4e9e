import { expect } from 'chai';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { Quote } from '../../../quotes/index.ts';
import { buildQuote } from '../../../quotes/test/factory.ts';
import { anonymous, as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { buildInvitation, minutesFrom } from '../factory.ts';

type Invitation = Schemas['Invitation'];

const heard = { outcome: 'in_contact', reportedBy: 'Rocío, despacho' };

describe('POST /invitations/:id/call', function () {
  this.timeout(30_000);
  let companyId: string, member: User;

  before(async () => {
    companyId = (await buildCompany()).id;
    member = await buildUser({ companyId, role: 'member' });
  });

  const invite = async (overrides: Parameters<typeof buildInvitation>[0] = {}) =>
    buildInvitation({ quoteId: (await buildQuote({ companyId })).id, ...overrides });
  const call = <T = Invitation>(user: User, id: string, body: object) =>
    as(user).post<T>(`/api/invitations/${id}/call`, { ...heard, ...body });

  it("needs a token, answers 404 for other companies' invitations, and is allowed only for brokers and staff", async () => {
    const { id, carrierId } = await invite();
    expect((await anonymous.post(`/api/invitations/${id}/call`, heard)).status).to.equal(401);
    const carrier = await buildUser({ type: 'carrier', carrierId });
    expect((await call(carrier, id, {})).status).to.equal(403);
    expect((await call(await buildUser(), id, {})).status).to.equal(404);
  });

  it('requires the name of the person, the rate of an offer, and the reason of a rejection', async () => {
    const { id } = await invite();
    const wrong = async (body: object) => {
      const answer = await call<Schemas['Problem']>(member, id, body);
      return [answer.status, ...Object.keys(answer.body.errors!)];
    };
    expect(await wrong({ reportedBy: ' ' })).to.deep.equal([422, 'reportedBy']);
    expect(await wrong({ outcome: 'rated' })).to.deep.equal([422, 'rate']);
    expect(await wrong({ outcome: 'rejected_by_carrier' })).to.deep.equal([422, 'reason']);
    const { body } = await as(member).get<Invitation>(`/api/invitations/${id}`);
    expect(body.status).to.equal('sent');
  });

  it('is refused when the invitation is closed', async () => {
    const { id } = await invite({ status: 'dismissed' });
    expect((await call(member, id, {})).status).to.equal(409);
  });

  it('records every call with the name of the person', async () => {
    const { id, quoteId } = await invite();
    expect((await call(member, id, { comment: 'Llama en 10' })).body.status).to.equal('in_contact');
    expect((await call(member, id, {})).body.status).to.equal('in_contact');
    const { body } = await as(member).get<Schemas['Event'][]>(`/api/quotes/${quoteId}/events`);
    const calls = body.filter(({ reason }) => reason === 'call').map(({ comment }) => comment);
    expect(calls).to.deep.equal(['Rocío, despacho: Llama en 10', 'Rocío, despacho']);
  });

  it("has the same effect as the carrier's own answer: available, rated or declined", async () => {
    const { id, quoteId } = await invite();
    expect((await call(member, id, { outcome: 'available' })).body.status).to.equal('available');
    const rate = { currency: 'USD', allIn: '1450.00' };
    const rated = await call(member, id, { outcome: 'rated', rate });
    expect(rated.body).to.include({ status: 'rated', amount: '1450.00' });
    const quote = await as(member).get<Schemas['Quote']>(`/api/quotes/${quoteId}`);
    expect(quote.body).to.include({ status: 'rated', bestRate: '1450.00' });
    const gone = { outcome: 'rejected_by_carrier', reason: 'no_availability' };
    expect((await call(member, id, gone)).body.status).to.equal('rejected_by_carrier');
  });

  it('stores a rate after the deadline as late', async () => {
    const clock = { sentAt: minutesFrom(-90), deadlineAt: minutesFrom(-30) };
    const { id } = await invite(clock);
    const rate = { currency: 'USD', allIn: '1450.00' };
    const { body } = await call(member, id, { outcome: 'rated', rate });
    expect(body.rate!.late).to.equal(true);
    expect(body.status).to.equal('sent');
    expect(body.warnings!.map(({ code }) => code)).to.deep.equal(['RATE_LATE']);
  });

  it('stores the late rate of a carrier that missed the deadline, also once no carrier is left', async () => {
    for (const quoteStatus of ['rated', 'not_available'] as const) {
      const missed = { status: 'not_available', closeReason: 'expired' } as const;
      const { id, quoteId } = await invite({ ...missed, deadlineAt: minutesFrom(-30) });
      await Quote.query().findOne({ id: quoteId }).patch({ status: quoteStatus });
      const rate = { currency: 'USD', allIn: '1450.00' };
      const { status, body } = await call(member, id, { outcome: 'rated', rate });
      expect([status, body.status, body.rate!.late]).to.deep.equal([200, 'not_available', true]);
      expect((await call(member, id, { outcome: 'available' })).status).to.equal(409);
    }
  });
});
