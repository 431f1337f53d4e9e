import { expect } from 'chai';
import { buildEquipment } from '../../../../catalogs/equipments/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { Carrier } from '../../../../network/carriers/index.ts';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import type { Company } from '../../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../../network/companies/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { dayFrom } from '../../../../quoting/quotes/test/factory.ts';
import { laredo, nuevoLaredo } from '../../../../quoting/quotes/test/legs/factory.ts';
import { as } from '../../../../testing/client.ts';
import { Feed } from '../../../../testing/mirror/feed.ts';
import { Shipment } from '../../Shipment.ts';
import { buildLoadByLegs } from './factory.ts';

type Load = Schemas['Shipment'];
type Answer = Load & Pick<Schemas['Problem'], 'errors'>;
type Stop = Schemas['Stop'];

const apodaca = { city: 'Apodaca', state: 'MX-NLE', country: 'MX', postalCode: '66600' } as const;
const monterrey = {
  city: 'Monterrey',
  state: 'MX-NLE',
  country: 'MX',
  postalCode: '64000',
} as const;
const austin = { city: 'Austin', state: 'US-TX', country: 'US', postalCode: '78701' } as const;
const dallas = { city: 'Dallas', state: 'US-TX', country: 'US', postalCode: '75201' } as const;
const tulsa = { city: 'Tulsa', state: 'US-OK', country: 'US', postalCode: '74101' } as const;
const colombia = { city: 'Colombia', state: 'MX-NLE', country: 'MX', postalCode: '65050' } as const;

describe('A load by legs that is changed after its award', function () {
  this.timeout(60_000);
  let company: Company, customer: Company, broker: User, carriers: { id: string; user: User }[];

  before(async () => {
    company = await buildCompany();
    customer = await buildCustomer(company);
    broker = await buildUser({ companyId: company.id });
    carriers = [];
    for (let at = 0; at < 3; at += 1) {
      const { id } = await buildCarrier({ companyId: company.id });
      carriers.push({ id, user: await buildUser({ type: 'carrier', carrierId: id }) });
    }
  });

  async function built() {
    const { whole, legs } = await buildLoadByLegs({ company, customer, carriers });
    return { id: whole.id, whole, legs, ids: legs.map((leg) => leg.id) };
  }

  const patch = (id: string, change: object) =>
    as(broker).patch<Answer>(`/api/shipments/${id}`, change);
  const read = async (id: string) => (await as(broker).get<Load>(`/api/shipments/${id}`)).body;
  const readAll = (ids: string[]) => Promise.all(ids.map((id) => read(id)));
  const citiesOf = ({ stops }: Load) => stops.map(({ place }) => place!.city);
  const to = (kind: Stop['kind'], place: Stop['place'], days: number): Stop => ({
    kind,
    place,
    date: dayFrom(days),
    from: null,
    to: null,
  });

  async function changed(id: string, change: object) {
    const { status, body } = await patch(id, change);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body;
  }

  async function refused(id: string, change: object) {
    const { status, body } = await patch(id, change);
    expect(status, JSON.stringify(body)).to.equal(422);
    return body.errors!;
  }

  async function drive(id: string, ...statuses: string[]) {
    for (const status of statuses) {
      const step = { status, isEarly: true };
      const answer = await as(broker).post<Answer>(`/api/shipments/${id}/move`, step);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    }
  }

  it('has its ends and windows in its first and its last leg, and in their histories', async () => {
    const { id, ids } = await built();
    const window = { deliveryDate: dayFrom(6), deliveryFrom: '08:00', deliveryTo: '12:00' };
    await changed(id, { origin: apodaca, destination: austin, ...window });
    const [mexican, transfer, us] = (await readAll(ids)) as [Load, Load, Load];
    expect(citiesOf(mexican)).to.deep.equal(['Apodaca', 'Nuevo Laredo']);
    expect(citiesOf(transfer)).to.deep.equal(['Nuevo Laredo', 'Laredo']);
    expect(transfer.version).to.equal(1);
    const { deliveryDate, deliveryFrom, deliveryTo } = us;
    expect([deliveryDate, deliveryFrom, deliveryTo]).to.deep.equal([
      dayFrom(6),
      '08:00:00',
      '12:00:00',
    ]);
    expect(us).to.deep.include({ pickupDate: dayFrom(2) });
    expect(citiesOf(us)).to.deep.equal(['Laredo', 'Austin']);
    const { body } = await as(broker).get<Schemas['Change'][]>(
      `/api/shipments/${mexican.id}/history`,
    );
    expect(JSON.stringify(body)).to.include('Apodaca').and.not.include('Austin');
  });

  it('has its goods in all of them, and its equipment where they have none of their own', async () => {
    const { id, ids } = await built();
    const [own, other] = [await buildEquipment(), await buildEquipment()];
    await changed(ids[2]!, { equipmentId: own.id });
    const goods = { weight: '12500.00', hazmat: true, units: 22 };
    await changed(id, { ...goods, equipmentId: other.id, customerReference: 'OC 7' });
    const legs = await readAll(ids);
    for (const leg of legs) expect(leg).to.include(goods);
    expect(legs.map(({ equipmentId }) => equipmentId)).to.deep.equal([other.id, other.id, own.id]);
    expect(legs.map(({ customerReference }) => customerReference)).to.deep.equal([
      null,
      null,
      null,
    ]);
  });

  it('has its stops in the leg of their country', async () => {
    const { id, ids } = await built();
    const contact = { name: 'Ana Ríos', phone: '528121234567' };
    await Carrier.query()
      .findById(carriers[2]!.id)
      .patch({ originStates: ['US-TX'], deliveryStates: ['US-TX'] });
    const stops = [
      to('pickup', monterrey, 0),
      { ...to('pickup', apodaca, 0), contact, goods: [{ units: 3 }] },
      to('delivery', austin, 3),
      to('delivery', dallas, 4),
    ];
    stops[3]!.goods = [{ units: 3 }];
    await changed(id, { stops });
    const [mexican, transfer, us] = (await readAll(ids)) as [Load, Load, Load];
    expect(citiesOf(mexican)).to.deep.equal(['Monterrey', 'Apodaca', 'Nuevo Laredo']);
    expect(mexican.stops[1]).to.deep.include({ contact, goods: [] });
    expect(citiesOf(us)).to.deep.equal(['Laredo', 'Austin', 'Dallas']);
    expect(citiesOf(transfer)).to.deep.equal(['Nuevo Laredo', 'Laredo']);
    const withOklahoma = [...stops.slice(0, 2), to('delivery', tulsa, 3), stops[3]!];
    const { warnings } = await changed(id, { stops: withOklahoma });
    const uncovered = warnings!.filter(({ code }) => code === 'STATE_NOT_COVERED');
    expect(uncovered.map(({ field }) => field)).to.deep.equal(['stops.2.place.state']);
    await changed(id, { stops: [stops[0]!, to('delivery', dallas, 4)] });
    expect((await readAll(ids)).map((leg) => citiesOf(leg).length)).to.deep.equal([2, 2, 2]);
  });

  it('tells each carrier of its own leg, once', async () => {
    const { id, ids } = await built();
    const feeds = await Promise.all(carriers.map(({ user }) => Feed.of(user)));
    await changed(id, { destination: austin });
    const heard = await Promise.all(feeds.map(async (feed) => feed.next()));
    expect(heard.map((changes) => changes.map((change) => change.id))).to.deep.equal([
      [],
      [],
      [ids[2]],
    ]);
  });

  it('is refused where a leg has reached a stop, at the stop, and nothing is changed', async () => {
    const { id, ids } = await built();
    await drive(ids[0]!, 'at_pickup', 'in_transit', 'at_delivery', 'delivered');
    const stops = [to('pickup', monterrey, 0), to('pickup', apodaca, 0), to('delivery', dallas, 4)];
    const errors = await refused(id, { stops, weight: '9000.00' });
    expect(errors['stops.1']).to.match(/^Tramo mexicano: El embarque ya llegó a esta parada/);
    expect((await read(id)).weight).to.equal(null);
    await changed(id, { destination: austin });
  });

  it('is refused where a hand-over would be before the pickup, at the field that was sent', async () => {
    const { id } = await built();
    const errors = await refused(id, { pickupDate: dayFrom(3) });
    expect(errors).to.have.all.keys('pickupDate');
    expect(errors.pickupDate).to.match(/^Tramo mexicano: /);
    expect(await refused(id, { origin: laredo, movement: 'us' })).to.have.any.keys('movement');
  });

  it('keeps a closed leg as it is', async () => {
    const { id, ids, legs } = await built();
    await Shipment.query()
      .findOne({ id: ids[0]!, companyId: legs[0]!.companyId })
      .patch({ status: 'closed' });
    await changed(id, { weight: '9000.00' });
    expect((await readAll(ids)).map(({ weight }) => weight)).to.deep.equal([
      null,
      '9000.00',
      '9000.00',
    ]);
    const errors = await refused(id, { origin: apodaca });
    expect(errors.origin).to.match(/^Tramo mexicano: el tramo ya se cerró/);
  });

  it('changes both legs with the hand-over of one', async () => {
    const { id, ids } = await built();
    const window = { deliveryDate: dayFrom(1), deliveryFrom: '14:00', deliveryTo: '18:00' };
    await changed(ids[0]!, { destination: colombia, ...window });
    const [mexican, transfer] = (await readAll(ids)) as [Load, Load];
    expect(citiesOf(mexican)).to.deep.equal(['Monterrey', 'Colombia']);
    expect(transfer).to.deep.include({
      origin: mexican.destination,
      pickupDate: dayFrom(1),
      pickupFrom: '14:00:00',
      pickupTo: '18:00:00',
    });
    await changed(ids[1]!, { origin: nuevoLaredo, pickupFrom: '15:00' });
    const now = await read(ids[0]!);
    expect(now).to.include({ deliveryFrom: '15:00:00', deliveryTo: '18:00:00' });
    expect(citiesOf(now)).to.deep.equal(['Monterrey', 'Nuevo Laredo']);
    expect(citiesOf(await read(id))).to.deep.equal(['Monterrey', 'Dallas']);
    const errors = await refused(ids[0]!, { deliveryDate: dayFrom(3) });
    expect(errors.deliveryDate).to.match(/^Cruce/);
  });

  it('is changed itself, and not by a leg, where the leg only follows it', async () => {
    const { ids, whole } = await built();
    const errors = await refused(ids[0]!, { origin: apodaca, weight: '900.00' });
    expect(errors).to.have.all.keys('origin', 'weight');
    expect(errors.origin).to.include(whole.reference);
    const { origin, pickupFrom, weight, hazmat } = await read(ids[0]!);
    await changed(ids[0]!, { origin, pickupFrom, weight, hazmat, comment: 'Sin cambios' });
    const stops = (await read(ids[0]!)).stops.map(({ number: _, ...stop }) => stop);
    expect(
      await refused(ids[0]!, { stops: [stops[0], to('delivery', apodaca, 0), stops[1]] }),
    ).to.have.all.keys('stops');
    const contact = { name: 'Patio Norte', phone: '528671234567' };
    await changed(ids[0]!, { stops: [stops[0], { ...stops[1], contact }], comment: 'Toque' });
    expect((await read(ids[0]!)).stops[1]).to.deep.include({ contact });
  });
});
