import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildInvitation } from '../../../../quoting/invitations/test/factory.ts';
import { Invitation } from '../../../../quoting/invitations/Invitation.ts';
import { Company } from '../../../../network/companies/Company.ts';
import { Carrier } from '../../../../network/carriers/Carrier.ts';
import { Quote } from '../../../../quoting/quotes/Quote.ts';
import { RateConfirmation } from '../../../../trip/rateConfirmations/index.ts';
import { Shipment } from '../../../../trip/shipments/Shipment.ts';
import { anonymous, as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import {
  awardLegs,
  awardsOf,
  buildRated,
  buildWorld,
  type World,
} from '../../../../testing/ratedLegs.ts';

type Problem = Schemas['Problem'];

describe('POST /quotes/:id/legs/award', function () {
  this.timeout(60_000);
  let world: World;

  before(async () => {
    world = await buildWorld();
  });

  const loadOf = (quoteId: string) => Shipment.query().findOne({ quoteId }).throwIfNotFound();

  it("needs a token, answers 404 for other companies' quotes, and is allowed only for broker admins and staff", async () => {
    const rated = await buildRated(world);
    const path = `/api/quotes/${rated.id}/legs/award`;
    const body = { awards: awardsOf(rated, 0) };
    expect((await anonymous.post(path, body)).status).to.equal(401);
    const { company, customer } = world;
    const member = await buildUser({ companyId: company.id, role: 'member' });
    const shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    const { carrierId } = rated.offers[0]!;
    const carrier = await buildUser({ type: 'carrier', carrierId });
    for (const user of [member, shipper, carrier])
      expect((await as(user).post(path, body)).status).to.equal(403);
    expect((await as(await buildUser()).post(path, body)).status).to.equal(404);
    const staff = await buildUser({ type: 'internal', role: 'member' });
    expect((await as(staff).post(path, body)).status).to.equal(200);
  });

  it('gives one leg to its carrier: the load is created, the quote waits for the other legs', async () => {
    const rated = await buildRated(world);
    const { status, body } = await awardLegs(world.admin, rated.id, awardsOf(rated, 1));
    expect(status).to.equal(200);
    expect(body).to.include({ status: 'rated', assignedLegs: 1, purchaseCost: null });
    expect(body.legs!.map((leg) => leg.status)).to.deep.equal(['rated', 'assigned', 'rated']);
    const whole = await loadOf(rated.id);
    const { customer } = world;
    expect(whole).to.include({ byLegs: true, carrierId: null, customerId: customer.id });
    expect(whole).to.include({ purchaseCost: null, wholeId: null, leg: null });
    const leg = await loadOf(rated.legs[1]!.id);
    const { carrierId } = rated.offers[1]!;
    expect(leg).to.include({ wholeId: whole.id, leg: 'transfer', legPosition: 2, carrierId });
    expect(leg).to.include({ status: 'assigned', customerId: null, byLegs: false });
    expect(leg).to.include({ purchaseCost: '150.00', currency: 'USD', saleValue: null });
    expect(leg.handOver).to.deep.equal({ at: 'yard', trailer: 'changes', bridgeId: null });
    expect([leg.origin.city, leg.destination.city]).to.deep.equal(['Nuevo Laredo', 'Laredo']);
    const confirmations = await RateConfirmation.query().where({ shipmentId: leg.id });
    expect(confirmations).to.have.length(1);
  });

  it('assigns the quote with its last leg, at the sum of the costs in its currency', async () => {
    const rated = await buildRated(world, { input: { asked: 'both' } });
    const ofWhole = await buildInvitation({ quoteId: rated.id, rate: { allIn: '2100.00' } });
    const silent = await buildInvitation({ quoteId: rated.id });
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0));
    const { status, body } = await awardLegs(world.admin, rated.id, awardsOf(rated, 2, 1), {
      saleValue: '2800.00',
    });
    expect(status).to.equal(200);
    expect(body).to.include({ status: 'assigned', assignedLegs: 3, purchaseCost: '2250.00' });
    expect(body).to.include({ saleValue: '2800.00', margin: '550.00' });
    const whole = await loadOf(rated.id);
    expect(whole).to.include({ purchaseCost: '2250.00', saleValue: '2800.00', currency: 'USD' });
    const legs = await Shipment.query().where({ wholeId: whole.id }).orderBy('legPosition');
    expect(legs.map(({ purchaseCost }) => purchaseCost)).to.deep.equal([
      ...['18000.00', '150.00', '1200.00'],
    ]);
    for (const [invitation, to] of [
      [ofWhole, 'rejected'],
      [silent, 'dismissed'],
    ] as const)
      expect(await Invitation.query().findById(invitation.id)).to.include({
        status: to,
        closeReason: 'load_already_covered',
      });
  });

  it('names in each rate confirmation the contact of the next leg too, whose carrier the same call decides', async () => {
    const rated = await buildRated(world);
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0, 1, 2));
    const neighbours: unknown[][] = [];
    for (const { id } of rated.legs) {
      const { id: shipmentId } = await loadOf(id);
      const confirmation = await RateConfirmation.query().findOne({ shipmentId });
      const { before, after } = confirmation!.content.handOvers!;
      neighbours.push([before?.contactName, after?.contactName]);
    }
    const [first, second, third] = await Promise.all(
      rated.offers.map(async ({ carrierId }) => (await Carrier.query().findById(carrierId))!),
    );
    expect(neighbours).to.deep.equal([
      [undefined, second!.carrierName],
      [first!.carrierName, third!.carrierName],
      [second!.carrierName, undefined],
    ]);
  });

  it('takes the id of a leg at the award of a quote', async () => {
    const rated = await buildRated(world);
    const [award] = awardsOf(rated, 2);
    const path = `/api/quotes/${award!.legId}/award`;
    const { invitationId } = award!;
    const { status, body } = await as(world.admin).post<Schemas['Quote']>(path, { invitationId });
    expect(status).to.equal(200);
    expect(body).to.include({ id: award!.legId, status: 'assigned', purchaseCost: '1200.00' });
    expect((await Quote.query().findById(rated.id))!.assignedLegs).to.equal(1);
    const again = await as(world.admin).post<Problem>(path, { invitationId });
    expect([again.status, again.body.code]).to.deep.equal([409, 'ALREADY_AWARDED']);
  });

  it('awards all or nothing, and names the award that it refuses', async () => {
    const rated = await buildRated(world);
    const [first, second, third] = awardsOf(rated, 0, 1, 2) as [object, object, object];
    const refused = async (awards: object[], more: object = {}) => {
      const { status, body } = await awardLegs<Problem>(world.admin, rated.id, awards, more);
      return [status, body.code, ...Object.keys(body.errors ?? {})];
    };
    expect(await refused([first, { ...second, legId: rated.id }])).to.deep.equal([
      ...[422, 'INVALID', 'awards.1.legId'],
    ]);
    expect(await refused([first, first])).to.deep.equal([422, 'INVALID', 'awards.1.legId']);
    expect(await refused([first, { ...second, invitationId: rated.offers[2]!.id }])).to.deep.equal([
      422,
      'INVALID',
      'awards.1.invitationId',
    ]);
    const cheaper = { quoteId: rated.legs[1]!.id, rate: { allIn: '100.00' } };
    await buildInvitation(cheaper);
    expect(await refused([third, second])).to.deep.equal([422, 'INVALID', 'awards.1.reason']);
    await Carrier.query().patch({ status: 'suspended' }).findById(rated.offers[2]!.carrierId);
    expect(await refused([first, third])).to.deep.equal([
      ...[409, 'CARRIER_NOT_ACTIVE', 'awards.1.invitationId'],
    ]);
    expect(await refused([first], { saleValue: '899.99' })).to.deep.equal([
      ...[422, 'INVALID', 'lossReason'],
    ]);
    expect(await Shipment.query().findOne({ quoteId: rated.id })).to.equal(undefined);
    const statuses = (await Quote.query().where({ wholeId: rated.id })).map((leg) => leg.status);
    expect(statuses).to.deep.equal(['rated', 'rated', 'rated']);
    const lossReason = 'Se compensa con el regreso';
    const sold = { saleValue: '899.99', lossReason };
    expect((await awardLegs(world.admin, rated.id, [first], sold)).status).to.equal(200);
    const { body } = await as(world.admin).get<Schemas['Event'][]>(
      `/api/quotes/${rated.id}/events`,
    );
    expect(body.map(({ comment }) => comment)).to.include(lossReason);
  });

  it('demands of the carrier of a leg the documents that the customer of the whole demands', async () => {
    const { customer, admin } = world;
    const rated = await buildRated(world);
    const demand = (demandedCertificates: string[]) =>
      Company.query()
        .findById(customer.id)
        .patch({ demandedCertificates } as object);
    await demand(['CTPAT']);
    const { status, body } = await awardLegs<Problem>(admin, rated.id, awardsOf(rated, 2, 0));
    await demand([]);
    expect([status, body.code, ...Object.keys(body.errors!)]).to.deep.equal([
      ...[409, 'DOCUMENTS_LACKING', 'awards.1.invitationId'],
    ]);
    expect(body.title).to.include('sin el certificado exigido');
    const staff = await buildUser({ type: 'internal', role: 'member' });
    await demand(['CTPAT']);
    const [override] = awardsOf(rated, 2);
    const awards = [{ ...override, overrideReason: 'Lo pide el operador' }];
    expect((await awardLegs(admin, rated.id, awards)).status).to.equal(403);
    expect((await awardLegs(staff, rated.id, awards)).status).to.equal(200);
    await demand([]);
  });

  it('counts as one load of a free plan, however many legs have a carrier', async () => {
    const free = await buildWorld({ plan: 'free' });
    for (let count = 0; count < 3; count += 1) {
      const rated = await buildRated(free);
      for (const at of [0, 1, 2]) {
        const { status } = await awardLegs(free.admin, rated.id, awardsOf(rated, at));
        expect(status).to.equal(200);
      }
    }
    const fourth = await buildRated(free);
    const { status, body } = await awardLegs<Problem>(free.admin, fourth.id, awardsOf(fourth, 0));
    expect([status, body.code]).to.deep.equal([403, 'PLAN_LIMIT']);
  });

  it('confirms legs that are awarded together with the contacts of each other', async () => {
    const rated = await buildRated(world);
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0, 1));
    for (const [at, side] of [
      [0, 'after'],
      [1, 'before'],
    ] as const) {
      const { id: shipmentId } = await loadOf(rated.legs[at]!.id);
      const { content } = (await RateConfirmation.query().findOne({ shipmentId }))!;
      const { carrierId } = rated.offers[1 - at]!;
      const { carrierName } = (await Carrier.query().findById(carrierId))!;
      expect(content.handOvers![side]!.contactName).to.equal(carrierName);
    }
  });
});
