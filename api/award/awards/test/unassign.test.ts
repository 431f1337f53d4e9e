import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { Invitation } from '../../../quoting/invitations/Invitation.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { Quote } from '../../../quoting/quotes/Quote.ts';
import { Shipment } from '../../../trip/shipments/Shipment.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { trial } from '../../../testing/trials.ts';

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

  async function awarded(owner = companyId, broker = admin, customerId: string | null = null) {
    const rated = { companyId: owner, customerId, status: 'rated' } as const;
    const { id: quoteId } = await buildQuote(rated);
    const winner = await buildInvitation({ quoteId, rate: { allIn: '1500.00' } });
    const other = await buildInvitation({ quoteId, rate: { allIn: '1600.00' } });
    await say(broker, quoteId, 'award', { invitationId: winner.id });
    const shipment = (await Shipment.query().findOne({ quoteId }))!;
    return { quoteId, winner, other, shipment };
  }

  it("needs a token, answers 404 for other companies' quotes, and is allowed only for broker admins and staff", async () => {
    const { quoteId, winner } = await awarded();
    expect((await anonymous.post(`/api/quotes/${quoteId}/unassign`, gone)).status).to.equal(401);
    const member = await buildUser({ companyId, role: 'member' });
    const carrier = await buildUser({ type: 'carrier', carrierId: winner.carrierId });
    for (const user of [member, carrier])
      expect((await say(user, quoteId, 'unassign', gone)).status).to.equal(403);
    expect((await say(await buildUser(), quoteId, 'unassign', gone)).status).to.equal(404);
  });

  it('requires a reason and an assigned quote', async () => {
    const { quoteId } = await awarded();
    expect((await say(admin, quoteId, 'unassign', {})).status).to.equal(422);
    const { id } = await buildQuote({ companyId, status: 'rated' });
    expect((await say(admin, id, 'unassign', gone)).status).to.equal(409);
  });

  it('brings the rates of the award back, and only those', async () => {
    const { quoteId, winner, other } = await awarded();
    const rejected = await buildInvitation({ quoteId, status: 'rejected' });
    const declined = await buildInvitation({ quoteId, status: 'rejected_by_carrier' });
    const { status, body } = await say(admin, quoteId, 'unassign', gone);
    expect(status).to.equal(200);
    expect(body).to.include({ status: 'rated', purchaseCost: null, closedAt: null });
    const now = async ({ id }: Invitation) => (await Invitation.query().findById(id))!;
    expect(await now(winner)).to.include({ status: 'rated', rank: null, closeReason: null });
    expect(await now(other)).to.include({ status: 'rated', rank: null, closeReason: null });
    expect((await now(rejected)).status).to.equal('rejected');
    expect((await now(declined)).status).to.equal('rejected_by_carrier');
  });

  it('keeps the load and its folio, which were cancelled and made anew for the next carrier', async () => {
    const { quoteId, other, shipment } = await awarded();
    await Shipment.query().patch({ status: 'at_pickup' }).findById(shipment.id);
    const { body } = await say(admin, quoteId, 'unassign', gone);
    expect(body.shipmentId).to.equal(shipment.id);
    const load = async () => (await Shipment.query().findById(shipment.id))!;
    expect(await load()).to.include({ status: 'confirmed', carrierId: null, purchaseCost: null });
    const again = await say(admin, quoteId, 'award', {
      invitationId: other.id,
      reason: 'more_trust',
    });
    expect([again.status, again.body.shipmentId]).to.deep.equal([200, shipment.id]);
    const { carrierId } = other;
    expect(await load()).to.include({ status: 'assigned', carrierId, purchaseCost: '1600.00' });
    expect((await load()).reference).to.equal(shipment.reference);
    expect(await Shipment.query().where({ quoteId }).resultSize()).to.equal(1);
  });

  it('marks who had the load, tells that carrier, and shows the next one nothing of it', async () => {
    const { quoteId, winner, other, shipment } = await awarded();
    const before = as(await buildUser({ type: 'carrier', carrierId: winner.carrierId }));
    await say(admin, quoteId, 'unassign', gone);
    const { body } = await as(admin).get<Schemas['Invitation']>(`/api/invitations/${winner.id}`);
    expect(body.unassignedReason).to.equal('carrier_cancelled');
    const told = await before.get<Schemas['Notification'][]>('/api/notifications');
    expect(told.body[0]).to.include({ kind: 'invitation_unassigned', entityId: winner.id });
    expect((await before.get(`/api/shipments/${shipment.id}`)).status).to.equal(404);
    await say(admin, quoteId, 'award', { invitationId: other.id, reason: 'more_trust' });
    const next = as(await buildUser({ type: 'carrier', carrierId: other.carrierId }));
    const load = `/api/shipments/${shipment.id}`;
    const events = await next.get<Schemas['Event'][]>(`${load}/events`);
    expect(events.body.map(({ toStatus }) => toStatus)).to.deep.equal(['assigned']);
    const revisions = await next.get<Schemas['RateConfirmation'][]>(`${load}/rateConfirmations`);
    expect(revisions.body.map(({ revision }) => revision)).to.deep.equal([2]);
    const all = await as(admin).get<Schemas['RateConfirmation'][]>(`${load}/rateConfirmations`);
    const first = all.body.find(({ revision }) => revision === 1)!;
    const file = await next.get(`${load}/rateConfirmations/${first.id}/file?format=html`);
    expect(file.status).to.equal(404);
    const history = await next.get<Schemas['HistoryEvent'][]>('/api/history');
    expect(JSON.stringify(history.body)).not.to.include('carrier_cancelled');
  });

  it('lets the customer read that a carrier is sought, never that its load was cancelled', async () => {
    const company = await buildCompany();
    const { id: customerId } = await buildCustomer(company);
    const broker = await buildUser({ companyId: company.id });
    const shipper = as(await buildUser({ type: 'shipper', companyId: customerId }));
    const { quoteId, shipment } = await awarded(company.id, broker, customerId);
    await say(broker, quoteId, 'unassign', gone);
    const { body } = await shipper.get<Schemas['Shipment']>(`/api/shipments/${shipment.id}`);
    expect(body).to.include({ status: 'confirmed', isFindingCarrier: true });
    const told = await shipper.get<Schemas['Notification'][]>('/api/notifications');
    expect(told.body[0]!.params.status).to.equal('finding_carrier');
    expect(JSON.stringify(told.body)).not.to.include('cancelled');
  });

  it('records events whose comments the customer cannot read', async () => {
    const { quoteId } = await awarded();
    await say(admin, quoteId, 'unassign', gone);
    const { body } = await as(admin).get<Schemas['Event'][]>(`/api/quotes/${quoteId}/events`);
    const last = body.filter(({ entity }) => entity === 'quotes').at(-1)!;
    expect(last).to.include({ fromStatus: 'assigned', toStatus: 'rated', comment: null });
    expect(last.reason).to.equal('carrier_cancelled');
  });

  it('is refused after pick-up', async () => {
    for (const status of ['in_transit', 'at_delivery', 'delivered'] as const) {
      const { quoteId, shipment } = await awarded();
      await Shipment.query().patch({ status }).findById(shipment.id);
      const { status: answer, body } = await say<Problem>(admin, quoteId, 'unassign', gone);
      expect([answer, body.code], status).to.deep.equal([409, 'LOAD_PICKED_UP']);
      expect((await Quote.query().findById(quoteId))!.status).to.equal('assigned');
    }
  });

  it('reopens a quote whose load was cancelled separately', async () => {
    const { quoteId, shipment } = await awarded();
    await as(admin).post(`/api/shipments/${shipment.id}/move`, { status: 'cancelled' });
    expect((await say(admin, quoteId, 'unassign', gone)).body.status).to.equal('rated');
  });

  it('of a free company does not reduce the number of loads, but the same quote can be assigned again', async () => {
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
    'and a concurrent delivery by the driver have one result',
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
        const unassign = async () => {
          for (let wait = 0; wait < Math.floor(round / 6) % 3; wait += 1)
            await as(admin).get(`/api/shipments/${id}`);
          return say(admin, quoteId, 'unassign', gone);
        };
        let answering;
        for (const [step, status] of steps.entries()) {
          if (step === round % 6) answering = unassign();
          const move = { status, isEarly: true };
          const moved = await as(driver).post(`/api/shipments/${id}/move`, move);
          expect(moved.status).to.be.oneOf([200, 404, 409]);
        }
        const answer = await (answering ?? unassign());
        const quote = (await Quote.query().findById(quoteId))!;
        const load = (await Shipment.query().findById(id))!;
        seen.add([answer.status, quote.status, load.status].join(' '));
      }
      expect([...seen].sort()).to.deep.equal(['200 rated confirmed', '409 assigned delivered']);
    },
  );
});
