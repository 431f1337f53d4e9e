import { expect } from 'chai';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildQuote } from '../../../quotes/test/factory.ts';
import { anonymous, as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { buildInvitation, minutesFrom } from '../factory.ts';

type Invitation = Schemas['Invitation'];
type Problem = Schemas['Problem'];

const no = { reason: 'no_availability', comment: 'Sin unidad' };
const logged = { ...no, outcome: 'rejected_by_carrier', reportedBy: 'Rocío' };

describe('POST /invitations/:id/reopen', function () {
  this.timeout(30_000);
  let companyId: string, broker: User;

  before(async () => {
    companyId = (await buildCompany()).id;
    broker = await buildUser({ companyId });
  });

  const say = <T = Invitation>(user: User, id: string, verb: string, body?: object) =>
    as(user).post<T>(`/api/invitations/${id}/${verb}`, body);
  const quoteOf = async (id: string) =>
    (await as(broker).get<Schemas['Quote']>(`/api/quotes/${id}`)).body;

  async function invited(overrides: Parameters<typeof buildInvitation>[0] = {}) {
    const { id: quoteId } = await buildQuote({ companyId });
    const { id, carrierId } = await buildInvitation({ quoteId, ...overrides });
    return { id, quoteId, carrier: await buildUser({ type: 'carrier', carrierId }) };
  }

  it('asks for a token, hides what is foreign, and is for whom a refusal stands', async () => {
    const { id, carrier } = await invited();
    expect((await anonymous.post(`/api/invitations/${id}/reopen`)).status).to.equal(401);
    expect((await say(await buildUser(), id, 'reopen')).status).to.equal(404);
    expect((await say(await buildUser({ type: 'carrier' }), id, 'reopen')).status).to.equal(404);
    expect((await say(await buildUser({ type: 'shipper' }), id, 'reopen')).status).to.equal(403);
    expect((await say(carrier, id, 'reopen')).status).to.equal(409);
  });

  it('takes back the no of a carrier, which was final, and of its quote that nobody was left for', async () => {
    const { id, quoteId, carrier } = await invited({ status: 'available' });
    const declined = await say(carrier, id, 'decline', no);
    expect(declined.body.can).to.include('reopen');
    expect((await quoteOf(quoteId)).status).to.equal('not_available');
    const { status, body } = await say(carrier, id, 'reopen');
    expect(status).to.equal(200);
    expect(body).to.include({ status: 'available', closeReason: null, closedAt: null });
    expect(body).to.include({ comment: null, answeredAt: null });
    expect(await quoteOf(quoteId)).to.include({ status: 'sent', closedAt: null });
    const told = await as(broker).get<Schemas['Notification'][]>('/api/notifications');
    expect(told.body[0]).to.include({ kind: 'invitation_reopened', entityId: quoteId });
  });

  it('brings the rate back that the carrier had given before', async () => {
    const { id, quoteId, carrier } = await invited({ rate: { allIn: '1400.00' } });
    await say(carrier, id, 'decline', no);
    expect((await quoteOf(quoteId)).bestRate).to.equal(null);
    expect((await say(carrier, id, 'reopen')).body.status).to.equal('rated');
    expect(await quoteOf(quoteId)).to.include({ status: 'rated', bestRate: '1400.00' });
  });

  it('takes back a no that the broker logged, by the broker and by the carrier', async () => {
    for (const by of ['broker', 'carrier'] as const) {
      const { id, carrier } = await invited();
      const { body } = await say(broker, id, 'call', logged);
      expect(body).to.include({ status: 'rejected_by_carrier', isLoggedDecline: true });
      const reopened = await say(by === 'broker' ? broker : carrier, id, 'reopen');
      expect([reopened.status, reopened.body.status]).to.deep.equal([200, 'sent']);
    }
  });

  it("leaves to the carrier what the carrier said itself; the broker's own view names no call", async () => {
    const { id, carrier } = await invited();
    await say(carrier, id, 'decline', no);
    const refused = await say<Problem>(broker, id, 'reopen');
    expect([refused.status, refused.body.code]).to.deep.equal([409, 'DECLINED_BY_CARRIER']);
    const { body } = await as(broker).get<Invitation>(`/api/invitations/${id}`);
    expect(body.isLoggedDecline).to.equal(false);
    expect(body.can).to.not.include('reopen');
  });

  it('is over with the deadline, and with the quote', async () => {
    const clock = { sentAt: minutesFrom(-60), deadlineAt: minutesFrom(-1) };
    const { id, carrier } = await invited({ status: 'rejected_by_carrier', ...clock });
    const late = await say<Problem>(carrier, id, 'reopen');
    expect([late.status, late.body.code]).to.deep.equal([409, 'DEADLINE_PASSED']);
    const { id: quoteId } = await buildQuote({ companyId, status: 'dismissed' });
    const gone = await buildInvitation({ quoteId, status: 'rejected_by_carrier' });
    const user = await buildUser({ type: 'carrier', carrierId: gone.carrierId });
    expect((await say(user, gone.id, 'reopen')).status).to.equal(409);
  });
});

describe('the reason "other"', function () {
  this.timeout(30_000);

  it('asks which one: a carrier and a broker could reject without a word', async () => {
    const { id: companyId } = await buildCompany();
    const broker = await buildUser({ companyId });
    const { id: quoteId } = await buildQuote({ companyId });
    const { id, carrierId } = await buildInvitation({ quoteId, rate: {} });
    const carrier = await buildUser({ type: 'carrier', carrierId });
    const other = { reason: 'other', comment: '  ' };
    const verbs: [User, string, object][] = [
      [carrier, `invitations/${id}/decline`, other],
      [broker, `invitations/${id}/call`, { ...logged, ...other }],
      [broker, `invitations/${id}/reject`, other],
      [broker, `quotes/${quoteId}/dismiss`, other],
    ];
    for (const [user, path, body] of verbs) {
      const { status, body: problem } = await as(user).post<Problem>(`/api/${path}`, body);
      expect([path, status, ...Object.keys(problem.errors ?? {})]).to.deep.equal([
        ...[path, 422, 'comment'],
      ]);
    }
  });
});
