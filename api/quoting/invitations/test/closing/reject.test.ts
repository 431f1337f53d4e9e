import { expect } from 'chai';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildQuote } from '../../../quotes/test/factory.ts';
import { Quote } from '../../../quotes/Quote.ts';
import { anonymous, as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { buildInvitation } from '../factory.ts';

type Invitation = Schemas['Invitation'];

const no = { reason: 'rate_too_high', comment: 'Muy arriba' } as const;

describe('A rate that the broker rejects', function () {
  this.timeout(30_000);
  let companyId: string, member: User;

  before(async () => {
    companyId = (await buildCompany()).id;
    member = await buildUser({ companyId, role: 'member' });
  });

  async function rated() {
    const { id: quoteId } = await buildQuote({ companyId, status: 'rated' });
    return { quoteId, offer: await buildInvitation({ quoteId, rate: { allIn: '1500.00' } }) };
  }

  const say = <T = Invitation>(user: User, id: string, verb: string, body: object = {}) =>
    as(user).post<T>(`/api/invitations/${id}/${verb}`, body);
  const statusOf = async (id: string) => (await Quote.query().findById(id))!.status;

  for (const verb of ['reject', 'restore']) {
    it(`${verb}: needs a token, answers 404 for other companies' quotes, and is forbidden for carriers`, async () => {
      const { offer } = await rated();
      const path = `/api/invitations/${offer.id}/${verb}`;
      const carrier = await buildUser({ type: 'carrier', carrierId: offer.carrierId });
      expect((await anonymous.post(path, no)).status).to.equal(401);
      expect((await say(carrier, offer.id, verb, no)).status).to.equal(403);
      expect((await say(await buildUser(), offer.id, verb, no)).status).to.equal(404);
    });
  }

  it('requires a reason and a rate', async () => {
    const { offer, quoteId } = await rated();
    expect((await say(member, offer.id, 'reject', {})).status).to.equal(422);
    const silent = await buildInvitation({ quoteId });
    expect((await say(member, silent.id, 'reject', no)).status).to.equal(409);
  });

  it("shows the carrier the reason and its rank, but not the broker's comment", async () => {
    const { quoteId, offer } = await rated();
    await buildInvitation({ quoteId, rate: { allIn: '1400.00' } });
    const { status, body } = await say(member, offer.id, 'reject', no);
    expect([status, body.status]).to.deep.equal([200, 'rejected']);
    expect(body.can).to.include('restore');
    const carrier = await buildUser({ type: 'carrier', carrierId: offer.carrierId });
    const seen = await as(carrier).get<Invitation>(`/api/invitations/${offer.id}`);
    expect(seen.body).to.include({ status: 'rejected', closeReason: 'rate_too_high', rank: 2 });
    expect(JSON.stringify(seen.body)).not.to.include('Muy arriba');
    expect(await statusOf(quoteId)).to.equal('rated');
  });

  it('leaves the quote open for the other carriers, or not available without any, and can be restored', async () => {
    const { quoteId, offer } = await rated();
    const silent = await buildInvitation({ quoteId });
    await say(member, offer.id, 'reject', no);
    expect(await statusOf(quoteId)).to.equal('sent');
    const back = await say(member, offer.id, 'restore');
    expect(back.body).to.include({ status: 'rated', closeReason: null, rank: null });
    expect(await statusOf(quoteId)).to.equal('rated');
    const carrier = await buildUser({ type: 'carrier', carrierId: silent.carrierId });
    await say(carrier, silent.id, 'decline', { reason: 'no_availability' });
    await say(member, offer.id, 'reject', no);
    expect(await statusOf(quoteId)).to.equal('not_available');
    await say(member, offer.id, 'restore');
    const quote = (await Quote.query().findById(quoteId))!;
    expect([quote.status, quote.closedAt]).to.deep.equal(['rated', null]);
  });

  it('cannot be restored when the quote is closed', async () => {
    const { quoteId, offer } = await rated();
    await say(member, offer.id, 'reject', no);
    await Quote.query().patch({ status: 'dismissed' }).findById(quoteId);
    expect((await say(member, offer.id, 'restore')).status).to.equal(409);
    const open = await rated();
    expect((await say(member, open.offer.id, 'restore')).status).to.equal(409);
  });

  it('allows further invitations if it was the last rate', async () => {
    const { quoteId, offer } = await rated();
    await say(member, offer.id, 'reject', no);
    const { carrierId } = await buildInvitation({ quoteId, status: 'pending' });
    const path = `/api/quotes/${quoteId}/send`;
    const { body } = await as(member).post<Schemas['Quote']>(path, { carrierIds: [carrierId] });
    expect(body).to.include({ status: 'sent', closedAt: null });
  });
});
