import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildInvitation } from '../../../../quoting/invitations/test/factory.ts';
import { Quote } from '../../../../quoting/quotes/Quote.ts';
import { dayFrom } from '../../../../quoting/quotes/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { as, byLink } from '../../../../testing/client.ts';
import {
  awardLegs,
  awardsOf,
  buildByLegs,
  buildRated,
  buildWorld,
  type Rated,
  type World,
} from '../../../../testing/ratedLegs.ts';
import { Shipment } from '../../../../trip/shipments/Shipment.ts';

type Load = Schemas['Shipment'];

const austin = { city: 'Austin', state: 'US-TX', country: 'US', postalCode: '78701' } as const;
const colombia = { city: 'Colombia', state: 'MX-NLE', country: 'MX', postalCode: '65050' } as const;

describe('A leg of a load that is driven already', function () {
  this.timeout(60_000);
  let world: World;

  before(async () => {
    world = await buildWorld();
  });

  const loadOf = async (quoteId: string) => (await Shipment.query().findOne({ quoteId }))!;
  const patch = async (id: string, change: object) => {
    const { status, body } = await as(world.admin).patch<Load>(`/api/shipments/${id}`, change);
    expect(status, JSON.stringify(body)).to.equal(200);
  };
  const read = async <Body = Load>(path: string) =>
    (await as(world.admin).get<Body>(`/api/${path}`)).body;
  const move = async (id: string, ...statuses: string[]) => {
    for (const status of statuses) {
      const step = { status, isEarly: true };
      const answer = await as(world.admin).post(`/api/shipments/${id}/move`, step);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    }
  };

  it('is asked for as its load is now, while no carrier was asked', async () => {
    const { id, legs } = await buildByLegs(world);
    const [mexican, , us] = legs!;
    const offer = await buildInvitation({ quoteId: mexican!.id, rate: { allIn: '900.00' } });
    await Quote.query().patch({ status: 'rated' }).where({ id });
    const awards = [{ legId: mexican!.id, invitationId: offer.id }];
    expect((await awardLegs(world.admin, id, awards)).status).to.equal(200);
    await patch((await loadOf(id)).id, { destination: austin, weight: '12000.00' });
    const quote = await read<Schemas['Quote']>(`quotes/${us!.id}`);
    expect(quote).to.deep.include({ weight: '12000.00', status: 'pending' });
    expect(quote.destination!.city).to.equal('Austin');
    await patch((await loadOf(mexican!.id)).id, { destination: colombia });
    const transfer = await read<Schemas['Quote']>(`quotes/${legs![1]!.id}`);
    expect(transfer.origin!.city).to.equal('Colombia');
  });

  it('is awarded as its load is now, though it was asked for before that changed', async () => {
    const rated = await buildRated(world);
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0));
    const { id } = await loadOf(rated.id);
    await patch(id, { destination: austin, units: 9 });
    await patch((await loadOf(rated.legs[0]!.id)).id, { destination: colombia });
    expect((await awardLegs(world.admin, rated.id, awardsOf(rated, 1, 2))).status).to.equal(200);
    const [transfer, us] = [await loadOf(rated.legs[1]!.id), await loadOf(rated.legs[2]!.id)];
    expect([transfer.origin.city, transfer.destination.city]).to.deep.equal(['Colombia', 'Laredo']);
    expect([us.origin.city, us.destination.city]).to.deep.equal(['Laredo', 'Austin']);
    for (const leg of [transfer, us]) expect(leg).to.include({ units: 9 });
    const [first] = await read<Schemas['RateConfirmation'][]>(
      `shipments/${us.id}/rateConfirmations`,
    );
    const { body: sheet } = await as(world.admin).get(
      `/api/shipments/${us.id}/rateConfirmations/${first!.id}/sheet`,
    );
    expect(JSON.stringify(sheet)).to.include('Austin');
  });

  it('goes to another carrier while the load runs; its row stays, the old links are dead', async () => {
    const rated = await buildRated(world);
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0, 1, 2));
    const [whole, mexican, transfer, us] = (await loadsOf(rated)) as Loads;
    await move(mexican.id, 'at_pickup', 'in_transit');
    const kinds = ['moves', 'evidence'] as const;
    const tokens = await Promise.all(
      kinds.map((kind) =>
        buildToken({ kind, subjectId: transfer.id, partyId: transfer.carrierId! }),
      ),
    );
    const opened = () =>
      Promise.all(
        tokens.map(async (token, at) => {
          const path = `/api/shipments/${transfer.id}/${kinds[at]}`;
          return (await byLink(token).get(path)).status;
        }),
      );
    expect(await opened()).to.deep.equal([200, 200]);
    const gone = { reason: 'carrier_cancelled' };
    const undone = await as(world.admin).post(`/api/quotes/${rated.legs[1]!.id}/unassign`, gone);
    expect(undone.status).to.equal(200);
    expect((await opened()).every((status) => status >= 400)).to.equal(true);
    expect(await read(`shipments/${whole.id}`)).to.include({
      status: 'in_transit',
      lacksCarrier: true,
    });
    await patch(whole.id, { deliveryDate: dayFrom(41), units: 5 });
    const other = await buildInvitation({ quoteId: rated.legs[1]!.id, rate: { allIn: '170.00' } });
    const award = {
      legId: rated.legs[1]!.id,
      invitationId: other.id,
      reason: 'better_response_time',
    };
    const again = await awardLegs(world.admin, rated.id, [award]);
    expect(again.status, JSON.stringify(again.body)).to.equal(200);
    const row = await loadOf(rated.legs[1]!.id);
    expect(row).to.include({ id: transfer.id, carrierId: other.carrierId, units: 5 });
    expect(row.status).to.equal('assigned');
    expect((await opened()).every((status) => status >= 400)).to.equal(true);
    const before = await buildUser({ type: 'carrier', carrierId: transfer.carrierId! });
    expect((await as(before).get(`/api/shipments/${transfer.id}`)).status).to.equal(404);
    const next = await buildUser({ type: 'carrier', carrierId: other.carrierId });
    expect((await as(next).get(`/api/shipments/${transfer.id}`)).status).to.equal(200);
    expect(await read(`shipments/${whole.id}`)).to.include({
      status: 'in_transit',
      lacksCarrier: false,
      deliveryDate: dayFrom(41),
    });
    expect((await loadOf(rated.legs[2]!.id)).id).to.equal(us.id);
    expect((await read(`shipments/${us.id}`)).deliveryDate).to.equal(dayFrom(41));
  });

  type Loads = [Shipment, Shipment, Shipment, Shipment];

  async function loadsOf({ id, legs }: Rated): Promise<Shipment[]> {
    return [await loadOf(id), ...(await Promise.all(legs.map((leg) => loadOf(leg.id))))];
  }
});
