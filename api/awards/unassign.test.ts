import { expect } from 'chai';
import { buildCarrier } from '../carriers/factory.ts';
import { buildCompany } from '../companies/factory.ts';
import type { Schemas } from '../core/contract/types.ts';
import { buildInvitation } from '../invitations/factory.ts';
import { Invitation } from '../invitations/Invitation.ts';
import { buildQuote } from '../quotes/factory.ts';
import { Quote } from '../quotes/Quote.ts';
import { Shipment } from '../shipments/Shipment.ts';
import { anonymous, as } from '../testing/client.ts';
import { buildUser } from '../users/factory.ts';
import type { User } from '../users/User.ts';
import { trial } from '../testing/trials.ts';

type Problem = Schemas['Problem'];

const gone = { reason: 'carrier_cancelled', comment: 'Se descompuso la unidad' } as const;

describe('POST /quotes/:id/unassign', function () {
  this.timeout(180_000);
  let companyId: string, admin: User;

  before(async () => {
    companyId = (await buildCompany()).id;
    admin = await buildUser({ companyId });
  });

  const say = <T = Schemas['Quote']>(user: User, id: string, verb: string, body: object) =>
    as(user).post<T>(`/api/quotes/${id}/${verb}`, body);

  async function awarded(owner = companyId, broker = admin) {
    const { id: quoteId } = await buildQuote({ companyId: owner, status: 'rated' });
    const winner = await buildInvitation({ quoteId, rate: { allIn: '1500.00' } });
    const other = await buildInvitation({ quoteId, rate: { allIn: '1600.00' } });
    await say(broker, quoteId, 'award', { invitationId: winner.id });
    const shipment = (await Shipment.query().findOne({ quoteId }))!;
    return { quoteId, winner, other, shipment };
  }

  it('asks for a token, hides what is foreign, and is for broker admins and staff alone', async () => {
    const { quoteId, winner } = await awarded();
    expect((await anonymous.post(`/api/quotes/${quoteId}/unassign`, gone)).status).to.equal(401);
    const member = await buildUser({ companyId, role: 'member' });
    const carrier = await buildUser({ type: 'carrier', carrierId: winner.carrierId });
    for (const user of [member, carrier])
      expect((await say(user, quoteId, 'unassign', gone)).status).to.equal(403);
    expect((await say(await buildUser(), quoteId, 'unassign', gone)).status).to.equal(404);
  });

  it('needs a reason, and an assigned quote', async () => {
    const { quoteId } = await awarded();
    expect((await say(admin, quoteId, 'unassign', {})).status).to.equal(422);
    const { id } = await buildQuote({ companyId, status: 'rated' });
    expect((await say(admin, id, 'unassign', gone)).status).to.equal(409);
  });

  it('cancels the load, brings the rates of the award back, and the load may be assigned again', async () => {
    const { quoteId, winner, other, shipment } = await awarded();
    const rejected = await buildInvitation({ quoteId, status: 'rejected' });
    const declined = await buildInvitation({ quoteId, status: 'rejected_by_carrier' });
    const { status, body } = await say(admin, quoteId, 'unassign', gone);
    expect(status).to.equal(200);
    expect(body).to.include({ status: 'rated', shipmentId: null, closedAt: null });
    expect(body.purchaseCost).to.equal(null);
    const now = async ({ id }: Invitation) => (await Invitation.query().findById(id))!;
    expect(await now(winner)).to.include({ status: 'rated', rank: null, closeReason: null });
    expect(await now(other)).to.include({ status: 'rated', rank: null, closeReason: null });
    expect((await now(rejected)).status).to.equal('rejected');
    expect((await now(declined)).status).to.equal('rejected_by_carrier');
    expect((await Shipment.query().findById(shipment.id))!.status).to.equal('cancelled');
    const dearer = { invitationId: other.id, reason: 'more_trust' };
    const again = await say(admin, quoteId, 'award', dearer);
    expect([again.status, again.body.purchaseCost]).to.deep.equal([200, '1600.00']);
    const loads = await Shipment.query().where({ quoteId }).orderBy('number');
    expect(loads.map(({ status: each }) => each)).to.deep.equal(['cancelled', 'assigned']);
    expect(again.body.shipmentId).to.equal(loads[1]!.id);
    const old = await buildUser({ type: 'carrier', carrierId: winner.carrierId });
    const seen = await as(old).get<Schemas['Shipment']>(`/api/shipments/${shipment.id}`);
    expect(seen.body.status).to.equal('cancelled');
  });

  it('tells a story in which no comment reaches the customer', async () => {
    const { quoteId } = await awarded();
    await say(admin, quoteId, 'unassign', gone);
    const { body } = await as(admin).get<Schemas['Event'][]>(`/api/quotes/${quoteId}/events`);
    const last = body.filter(({ entity }) => entity === 'quotes').at(-1)!;
    expect(last).to.include({ fromStatus: 'assigned', toStatus: 'rated', comment: null });
    expect(last.reason).to.equal('carrier_cancelled');
  });

  it('is over once the load is picked up', async () => {
    for (const status of ['in_transit', 'at_delivery', 'delivered'] as const) {
      const { quoteId, shipment } = await awarded();
      await Shipment.query().patch({ status }).findById(shipment.id);
      const { status: answer, body } = await say<Problem>(admin, quoteId, 'unassign', gone);
      expect([answer, body.code], status).to.deep.equal([409, 'LOAD_PICKED_UP']);
      expect((await Quote.query().findById(quoteId))!.status).to.equal('assigned');
    }
  });

  it('frees a quote whose load was cancelled by itself', async () => {
    const { quoteId, shipment } = await awarded();
    await as(admin).post(`/api/shipments/${shipment.id}/move`, { status: 'cancelled' });
    expect((await say(admin, quoteId, 'unassign', gone)).body.status).to.equal('rated');
  });

  it('of a free company gives no load back, but assigns the same one again', async () => {
    const free = await buildCompany({ plan: 'free' });
    const broker = await buildUser({ companyId: free.id });
    const first = await awarded(free.id, broker);
    await awarded(free.id, broker);
    await awarded(free.id, broker);
    await say(broker, first.quoteId, 'unassign', gone);
    const { id: quoteId } = await buildQuote({ companyId: free.id, status: 'rated' });
    const fourth = await buildInvitation({ quoteId, rate: {} });
    const refused = await say<Problem>(broker, quoteId, 'award', { invitationId: fourth.id });
    expect([refused.status, refused.body.code]).to.deep.equal([403, 'PLAN_LIMIT']);
    const again = await say(broker, first.quoteId, 'award', { invitationId: first.winner.id });
    expect(again.status).to.equal(200);
  });

  trial(
    'against the driver who delivers has one outcome',
    { many: 200, few: 12 },
    async (count) => {
      const carrier = await buildCarrier();
      const driver = await buildUser({ type: 'carrier', carrierId: carrier.id });
      const steps = ['at_pickup', 'in_transit', 'at_border', 'at_delivery', 'delivered'];
      const seen = new Set<string>();
      for (let round = 0; round < count; round += 1) {
        const { id: quoteId } = await buildQuote({ companyId, status: 'rated' });
        const winner = await buildInvitation({ quoteId, carrierId: carrier.id, rate: {} });
        await say(admin, quoteId, 'award', { invitationId: winner.id });
        const { id } = (await Shipment.query().findOne({ quoteId }))!;
        const deliver = async () => {
          for (const status of steps)
            await as(driver).post(`/api/shipments/${id}/move`, { status });
        };
        const later = async () => {
          for (let wait = 0; wait < round % 12; wait += 1)
            await as(admin).get(`/api/shipments/${id}`);
          return say(admin, quoteId, 'unassign', gone);
        };
        const [answer] = await Promise.all([later(), deliver()]);
        const quote = (await Quote.query().findById(quoteId))!;
        const load = (await Shipment.query().findById(id))!;
        seen.add([answer.status, quote.status, load.status].join(' '));
      }
      const outcomes = ['200 rated cancelled', '409 assigned delivered'];
      expect(outcomes).to.include.members([...seen]);
      if (count >= 100) expect([...seen].sort()).to.deep.equal(outcomes);
    },
  );
});
