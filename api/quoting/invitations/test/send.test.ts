import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildQuote } from '../../quotes/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildInvitation } from './factory.ts';
import { Invitation } from '../Invitation.ts';
import { trial } from '../../../testing/trials.ts';

type Quote = Schemas['Quote'];
type Problem = Schemas['Problem'];

describe('POST /quotes/:id/send', function () {
  this.timeout(30_000);
  let companyId: string, admin: User, member: User, shipper: User;

  before(async () => {
    const company = await buildCompany();
    const customer = await buildCustomer(company);
    companyId = company.id;
    admin = await buildUser({ companyId });
    member = await buildUser({ companyId, role: 'member' });
    shipper = await buildUser({ type: 'shipper', companyId: customer.id });
  });

  const send = <T = Quote>(user: User, id: string, carrierIds: string[], more: object = {}) =>
    as(user).post<T>(`/api/quotes/${id}/send`, { carrierIds, ...more });

  it("needs a token, answers 404 for other companies' quotes, and is allowed only for brokers and staff", async () => {
    const { id } = await buildQuote({ companyId });
    const carrierIds = [(await buildCarrier()).id];
    expect((await anonymous.post(`/api/quotes/${id}/send`, { carrierIds })).status).to.equal(401);
    expect((await send(shipper, id, carrierIds)).status).to.equal(403);
    const carrier = await buildUser({ type: 'carrier', carrierId: carrierIds[0]! });
    expect((await send(carrier, id, carrierIds)).status).to.equal(403);
    expect((await send(await buildUser(), id, carrierIds)).status).to.equal(404);
  });

  it('refuses an empty list, unknown carriers, and inactive ones by name', async () => {
    const { id } = await buildQuote({ companyId });
    const foreign = await buildCarrier({ companyId: (await buildCompany()).id });
    const idle = await buildCarrier({ status: 'suspended', carrierName: 'Transportes Dormidos' });
    const active = await buildCarrier();
    expect((await send(admin, id, [])).status).to.equal(422);
    expect((await send(admin, id, [active.id, foreign.id])).status).to.equal(422);
    const { status, body } = await send<Problem>(admin, id, [active.id, idle.id]);
    expect(status).to.equal(422);
    expect(body.errors!.carrierIds).to.include('Transportes Dormidos');
    expect(await Invitation.query().where('quoteId', id)).to.deep.equal([]);
  });

  it('refuses an incomplete quote, and names the allowed actions', async () => {
    const { id } = await buildQuote({ companyId, status: 'created' });
    const { status, body } = await send<Problem>(admin, id, [(await buildCarrier()).id]);
    expect([status, body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
    expect(body.title).to.include('«creada»').and.include('pendiente, descartada');
  });

  it('sets the deadline and invites the carriers, even if they do not match', async () => {
    const { id } = await buildQuote({ companyId });
    const own = await buildCarrier({ companyId, originStates: [] });
    const internal = await buildCarrier();
    const { status, body } = await send(member, id, [own.id, internal.id], { minutes: 30 });
    expect(status).to.equal(200);
    expect(body).to.include({ status: 'sent', invitedCount: 2 });
    expect(minutesBetween(body.sentAt!, body.deadlineAt!)).to.equal(30);
    const invitations = await Invitation.query().where('quoteId', id);
    expect(invitations.map((each) => [each.status, each.wave, each.companyId])).to.deep.equal(
      Array(2).fill(['sent', 1, companyId]),
    );
    const events = await as(member).get<Schemas['Event'][]>(`/api/quotes/${id}/events`);
    expect(events.body.map(({ entity, toStatus }) => `${entity} ${toStatus}`)).to.have.members([
      'invitations sent',
      'invitations sent',
      'quotes sent',
    ]);
  });

  it('sends an invitation that was prepared for a later wave', async () => {
    const { id } = await buildQuote({ companyId });
    const carrier = await buildCarrier();
    await buildInvitation({ quoteId: id, carrierId: carrier.id, status: 'pending' });
    expect((await send(admin, id, [carrier.id])).status).to.equal(200);
    const sent = await Invitation.query().findOne({ quoteId: id, carrierId: carrier.id });
    expect(sent!.status).to.equal('sent');
    expect(sent!.sentAt).to.be.a('Date');
  });

  it('sends a further wave, by default with an hour, but to no carrier twice', async () => {
    const { id } = await buildQuote({ companyId });
    const first = await buildCarrier({ carrierName: 'Transportes Primeros' });
    const second = await buildCarrier();
    await send(admin, id, [first.id]);
    const again = await send<Problem>(admin, id, [second.id, first.id]);
    expect([again.status, again.body.code]).to.deep.equal([409, 'ALREADY_INVITED']);
    expect(again.body.errors!.carrierIds).to.include('Transportes Primeros');
    const { body } = await send(admin, id, [second.id]);
    expect(body).to.include({ status: 'sent', invitedCount: 2 });
    const { wave, sentAt, deadlineAt } = (await Invitation.query().findOne({
      quoteId: id,
      carrierId: second.id,
    }))!;
    expect([wave, minutesBetween(String(sentAt), String(deadlineAt))]).to.deep.equal([2, 60]);
  });

  it('keeps the status of a rated quote', async () => {
    const { quoteId } = await buildInvitation({
      quoteId: (await buildQuote({ companyId, status: 'rated' })).id,
      rate: {},
    });
    expect((await send(admin, quoteId, [(await buildCarrier()).id])).body.status).to.equal('rated');
  });

  describe('of a free company', () => {
    it('contacts three carriers in total, and the same ones again without limit', async () => {
      const free = await buildUser({ companyId: (await buildCompany({ plan: 'free' })).id });
      const quote = async () => (await buildQuote({ companyId: free.companyId! })).id;
      const carriers = await Promise.all([1, 2, 3, 4].map(() => buildCarrier()));
      const [one, two, three, four] = carriers.map(({ id }) => id) as [
        string,
        string,
        string,
        string,
      ];
      expect((await send(free, await quote(), [one, two])).status).to.equal(200);
      const many = await send<Problem>(free, await quote(), [three, four]);
      expect([many.status, many.body.code]).to.deep.equal([403, 'PLAN_LIMIT']);
      expect(many.body.title).to.include('3 transportistas contactados');
      expect((await send(free, await quote(), [one, two, three])).status).to.equal(200);
      expect((await send(free, await quote(), [four])).status).to.equal(403);
    });

    trial('contacts exactly three in thirty parallel requests', { many: 200 }, async (count) => {
      for (let round = 0; round < count; round += 1) await sendThirtyFree();
    });

    async function sendThirtyFree() {
      const free = await buildUser({ companyId: (await buildCompany({ plan: 'free' })).id });
      const calls = [];
      for (let count = 0; count < 30; count += 1) {
        const { id } = await buildQuote({ companyId: free.companyId! });
        calls.push({ id, carrierId: (await buildCarrier()).id });
      }
      const all = await Promise.all(calls.map(({ id, carrierId }) => send(free, id, [carrierId])));
      const statuses = all.map(({ status }) => status).sort();
      expect(statuses).to.deep.equal([...Array(3).fill(200), ...Array(27).fill(403)]);
      const out = await Invitation.query().where('companyId', free.companyId!);
      expect(out).to.have.length(3);
    }
  });
});

function minutesBetween(from: string, to: string) {
  return Math.round((new Date(to).getTime() - new Date(from).getTime()) / 60_000);
}
