import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildInvitation } from '../../../../quoting/invitations/test/factory.ts';
import { Invitation } from '../../../../quoting/invitations/Invitation.ts';
import { Quote } from '../../../../quoting/quotes/Quote.ts';
import { Shipment } from '../../../../trip/shipments/Shipment.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { as } from '../../../../testing/client.ts';
import {
  awardLegs,
  awardsOf,
  buildRated,
  buildWorld,
  type World,
} from '../../../../testing/ratedLegs.ts';

const gone = { reason: 'carrier_cancelled' } as const;

describe('POST /quotes/:id/unassign of a leg', function () {
  this.timeout(60_000);
  let world: World;

  before(async () => {
    world = await buildWorld();
  });

  const unassign = <Body = Schemas['Quote']>(legId: string) =>
    as(world.admin).post<Body>(`/api/quotes/${legId}/unassign`, gone);
  const read = async (id: string) => (await Quote.query().findById(id))!;
  const loadOf = async (quoteId: string) => (await Shipment.query().findOne({ quoteId }))!;

  it('returns the quote to `rated`; the load and the other legs stay', async () => {
    const rated = await buildRated(world, { input: { asked: 'both' } });
    const whole = await buildInvitation({ quoteId: rated.id, rate: { allIn: '2100.00' } });
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0, 1, 2));
    const load = await loadOf(rated.id);
    const leg = await loadOf(rated.legs[1]!.id);
    const { status, body } = await unassign(rated.legs[1]!.id);
    expect(status).to.equal(200);
    expect(body).to.include({ status: 'rated', purchaseCost: null, shipmentId: leg.id });
    const quote = await read(rated.id);
    expect(quote).to.include({ status: 'rated', assignedLegs: 2, purchaseCost: null });
    expect(quote.closedAt).to.equal(null);
    expect((await Invitation.query().findById(whole.id))!.status).to.equal('rated');
    expect(await loadOf(rated.id)).to.include({
      id: load.id,
      status: 'assigned',
      purchaseCost: null,
    });
    expect(await loadOf(rated.legs[1]!.id)).to.include({ status: 'confirmed', carrierId: null });
    expect((await loadOf(rated.legs[0]!.id)).status).to.equal('assigned');
    const again = await awardLegs(world.admin, rated.id, awardsOf(rated, 1));
    expect(again.body).to.include({ status: 'assigned', purchaseCost: '2250.00' });
    expect((await loadOf(rated.legs[1]!.id)).id).to.equal(leg.id);
  });

  it('takes the load back to `confirmed` with the last one that had a carrier', async () => {
    const rated = await buildRated(world);
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0, 2));
    await unassign(rated.legs[0]!.id);
    expect((await loadOf(rated.id)).status).to.equal('assigned');
    await unassign(rated.legs[2]!.id);
    expect(await loadOf(rated.id)).to.include({ status: 'confirmed', byLegs: true });
    await awardLegs(world.admin, rated.id, awardsOf(rated, 1));
    expect((await loadOf(rated.id)).status).to.equal('assigned');
  });

  it('tells the customer once of a load that stood at its pickup', async () => {
    const rated = await buildRated(world);
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0));
    const { id } = await loadOf(rated.legs[0]!.id);
    await as(world.admin).post(`/api/shipments/${id}/move`, { status: 'at_pickup', isEarly: true });
    const user = await buildUser({ type: 'shipper', companyId: world.customer.id });
    expect((await unassign(rated.legs[0]!.id)).status).to.equal(200);
    const { body } = await as(user).get<Schemas['Notification'][]>('/api/notifications');
    const ofLoad = body.filter(({ kind }) => kind === 'shipment_moved');
    expect(ofLoad.map(({ params }) => params!.status)).to.deep.equal(['finding_carrier']);
    expect(await loadOf(rated.id)).to.include({ status: 'confirmed', byLegs: true });
  });

  it('is refused after the pick-up of that leg, whatever the others do', async () => {
    const rated = await buildRated(world);
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0, 1));
    await Shipment.query().patch({ status: 'in_transit' }).where({ quoteId: rated.legs[0]!.id });
    const refused = await unassign<Schemas['Problem']>(rated.legs[0]!.id);
    expect([refused.status, refused.body.code]).to.deep.equal([409, 'LOAD_PICKED_UP']);
    expect((await unassign(rated.legs[1]!.id)).status).to.equal(200);
  });
});
