import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildInvitation } from '../../../../quoting/invitations/test/factory.ts';
import { Invitation } from '../../../../quoting/invitations/Invitation.ts';
import { Quote } from '../../../../quoting/quotes/Quote.ts';
import { Shipment } from '../../../../trip/shipments/Shipment.ts';
import { as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import {
  awardLegs,
  awardsOf,
  buildRated,
  buildWorld,
  type World,
} from '../../../../testing/ratedLegs.ts';

type Problem = Schemas['Problem'];

const gone = { reason: 'carrier_cancelled' } as const;

describe('A quote and its legs', function () {
  this.timeout(60_000);
  let world: World;

  before(async () => {
    world = await buildWorld();
  });

  const say = <Body = Schemas['Quote']>(
    id: string,
    verb: string,
    body: object,
    user = world.admin,
  ) => as(user).post<Body>(`/api/quotes/${id}/${verb}`, body);
  const refusal = async (id: string, verb: string, body: object) => {
    const answer = await say<Problem>(id, verb, body);
    return [answer.status, answer.body.code];
  };
  const statusesOf = async (invitations: Invitation[]) => {
    const rows = await Invitation.query().findByIds(invitations.map(({ id }) => id));
    return invitations.map(({ id }) => rows.find((row) => row.id === id)!.status);
  };

  /** A quote that is asked for both ways, with a rate for the whole and one for each leg. */
  async function both() {
    const rated = await buildRated(world, { input: { asked: 'both' } });
    const whole = await buildInvitation({ quoteId: rated.id, rate: { allIn: '2100.00' } });
    return { ...rated, whole };
  }

  it('shows its customer no way to end it while a leg has a carrier, and not how many have', async () => {
    const shipper = as(await buildUser({ type: 'shipper', companyId: world.customer.id }));
    const rated = await buildRated(world);
    const read = async () => (await shipper.get<Schemas['Quote']>(`/api/quotes/${rated.id}`)).body;
    expect((await read()).can).to.include.members(['dismiss', 'requote']);
    await awardLegs(world.admin, rated.id, awardsOf(rated, 1));
    await Quote.query().patch({ status: 'answered' }).where({ id: rated.id });
    const { can, ...quote } = await read();
    expect(can).to.include('accept');
    expect(can).not.to.include.oneOf(['dismiss', 'requote', 'refuse']);
    expect(quote).not.to.have.any.keys('assignedLegs', 'legs', 'asked');
  });

  it('is neither awarded, dismissed, requoted nor refused while a leg has a carrier', async () => {
    const { whole, ...rated } = await both();
    await awardLegs(world.admin, rated.id, awardsOf(rated, 1));
    const award = { invitationId: whole.id };
    for (const [verb, body] of [
      ['award', award],
      ['dismiss', { reason: 'duplicate' }],
      ['requote', {}],
    ] as const)
      expect(await refusal(rated.id, verb, body), verb).to.deep.equal([409, 'LEGS_AWARDED']);
    const price = { saleValue: '3000.00', validUntil: '2099-01-01' };
    const shared = await say(rated.id, 'share', price);
    expect(shared.body.status).to.equal('answered');
    expect(await refusal(rated.id, 'refuse', { reason: 'rate_too_high' })).to.deep.equal([
      ...[409, 'LEGS_AWARDED'],
    ]);
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0, 2));
    expect(await refusal(rated.id, 'unassign', gone)).to.deep.equal([409, 'LEGS_AWARDED']);
    expect(await statusesOf([whole])).to.deep.equal(['rejected']);
  });

  it('closes what was asked for its legs with its award, and reopens it with its unassignment', async () => {
    const { whole, ...rated } = await both();
    const silent = await buildInvitation({ quoteId: rated.legs[0]!.id });
    const award = await say(rated.id, 'award', { invitationId: whole.id });
    expect(award.body).to.include({ status: 'assigned', assignedLegs: 0 });
    expect(await statusesOf([...rated.offers, silent])).to.deep.equal([
      ...['rejected', 'rejected', 'rejected', 'dismissed'],
    ]);
    const [first] = rated.offers;
    expect((await Invitation.query().findById(first!.id))!.closeReason).to.equal(
      'load_already_covered',
    );
    const { legId, invitationId } = awardsOf(rated, 0)[0]!;
    expect(await refusal(legId, 'award', { invitationId })).to.deep.equal([409, 'WHOLE_DECIDED']);
    const wave = { carrierIds: [first!.carrierId], minutes: 60 };
    expect(await refusal(legId, 'send', wave)).to.deep.equal([409, 'WHOLE_DECIDED']);
    expect(await refusal(rated.id, 'legs/award', { awards: awardsOf(rated, 0) })).to.deep.equal([
      ...[409, 'ALREADY_AWARDED'],
    ]);
    const carrier = await buildUser({ type: 'carrier', carrierId: silent.carrierId });
    const rate = { currency: 'USD', allIn: '900.00' };
    const late = await as(carrier).post<Problem>(`/api/invitations/${silent.id}/rate`, rate);
    expect([late.status, late.body.code]).to.deep.equal([409, 'DEADLINE_PASSED']);
    await say(rated.id, 'unassign', gone);
    expect(await statusesOf(rated.offers)).to.deep.equal(['rated', 'rated', 'rated']);
    expect((await awardLegs(world.admin, rated.id, awardsOf(rated, 0))).status).to.equal(200);
    const loads = await Shipment.query().where({ quoteId: rated.id });
    expect(loads).to.have.length(1);
    expect(loads[0]).to.include({ byLegs: true, carrierId: null, status: 'assigned' });
  });

  it('can be awarded when its last leg with a carrier is unassigned, with the load that it has', async () => {
    const { whole, ...rated } = await both();
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0, 1));
    for (const { legId } of awardsOf(rated, 0, 1)) await say(legId, 'unassign', gone);
    const load = (await Shipment.query().findOne({ quoteId: rated.id }))!;
    const { status, body } = await say(rated.id, 'award', { invitationId: whole.id });
    expect([status, body.shipmentId]).to.deep.equal([200, load.id]);
    expect(await Shipment.query().findById(load.id)).to.include({
      byLegs: false,
      carrierId: whole.carrierId,
      status: 'assigned',
    });
    const legs = await Shipment.query().where({ wholeId: load.id });
    expect(legs.map(({ status: each }) => each)).to.deep.equal(['cancelled', 'cancelled']);
  });

  it('ends its legs when it is dismissed, and closes what was asked for them with its reason', async () => {
    const rated = await buildRated(world);
    const silent = await buildInvitation({ quoteId: rated.legs[0]!.id });
    await awardLegs(world.admin, rated.id, awardsOf(rated, 2));
    await say(rated.legs[2]!.id, 'unassign', gone);
    const { status } = await say(rated.id, 'dismiss', { reason: 'customer_cancelled' });
    expect(status).to.equal(200);
    const legs = await Quote.query().where({ wholeId: rated.id });
    expect(legs.map((leg) => leg.status)).to.deep.equal(['dismissed', 'dismissed', 'dismissed']);
    for (const { id } of [...rated.offers, silent])
      expect((await Invitation.query().findById(id))!.closeReason).to.equal('customer_cancelled');
    const loads = await Shipment.query().whereIn('quoteId', [rated.id, rated.legs[2]!.id]);
    expect(loads.map((load) => load.status)).to.deep.equal(['cancelled', 'cancelled']);
  });

  it('closes its legs when the customer refuses the price, and reopens them with the next price', async () => {
    const rated = await buildRated(world);
    const price = { saleValue: '3000.00', validUntil: '2099-01-01' };
    await say(rated.id, 'share', price);
    await say(rated.id, 'refuse', { reason: 'rate_too_high' });
    expect(await statusesOf(rated.offers)).to.deep.equal(['rejected', 'rejected', 'rejected']);
    const wave = { carrierIds: [rated.offers[0]!.carrierId], minutes: 60 };
    expect(await refusal(rated.legs[0]!.id, 'send', wave)).to.deep.equal([409, 'WHOLE_DECIDED']);
    await say(rated.id, 'share', { ...price, saleValue: '2900.00' });
    expect(await statusesOf(rated.offers)).to.deep.equal(['rated', 'rated', 'rated']);
    const { body } = await awardLegs(world.admin, rated.id, awardsOf(rated, 0, 1, 2));
    expect(body).to.include({ status: 'assigned', purchaseCost: '2250.00' });
  });
});
