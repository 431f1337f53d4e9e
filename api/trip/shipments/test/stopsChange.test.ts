import { expect } from 'chai';
import { buildComodity } from '../../../catalogs/comodities/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import {
  buildQuote,
  buildStopsBetween,
  dayFrom,
  quoteInput,
} from '../../../quoting/quotes/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { Shipment as ShipmentRow } from '../Shipment.ts';
import { ShipmentStop } from '../ShipmentStop.ts';
import { buildShipment } from './factory.ts';

type Shipment = Schemas['Shipment'];
type Stop = Schemas['Stop'];
type Problem = Schemas['Problem'];

const { origin, destination, movement } = quoteInput();
const silao: Stop = {
  kind: 'delivery',
  place: { city: 'Silao', state: 'MX-GUA', country: 'MX', street: 'Calle 1', name: 'Planta' },
  date: dayFrom(6),
  from: '22:00',
  to: '02:00',
  contact: { name: 'Ana Ríos', phone: '524721234567' },
  reference: 'Pedido 7',
  goods: [{ units: 4, weight: '400.00' }],
};
const first: Stop = { kind: 'pickup', place: origin!, date: dayFrom(5), goods: [{ units: 10 }] };
const last: Stop = { kind: 'delivery', place: destination!, date: dayFrom(40) };
const leon: Stop = { kind: 'delivery', place: { city: 'León', state: 'MX-GUA', country: 'MX' } };

/** Without goods, so that stops may come and go. */
const plain = ({ kind, place, date }: Stop): Stop => ({ kind, place, date: date ?? null });
const [pickup, between, end] = [first, silao, last].map(plain) as [Stop, Stop, Stop];

describe('The stops of a load', function () {
  this.timeout(30_000);
  let companyId: string, customerId: string, broker: User;

  before(async () => {
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company)).id;
    broker = await buildUser({ companyId });
  });

  const post = <Body = Problem>(overrides: object) =>
    as(broker).post<Body>('/api/shipments', { movement, ...overrides });
  const patch = <Body = Problem>(id: string, change: object) =>
    as(broker).patch<Body>(`/api/shipments/${id}`, change);
  const errorsOf = ({ body: { errors = {} } }: { body: Problem }) => Object.keys(errors);

  describe('in POST and PATCH /shipments', () => {
    it('are kept and answered in order, to broker, customer and carrier', async () => {
      const stops = [
        { ...first, goods: [{ units: 10, weight: '1000.00' }] },
        silao,
        { ...last, goods: [{ units: 6, weight: '600.00' }] },
      ];
      const made = await post<Shipment>({ stops, customerId });
      expect(made.status).to.equal(201);
      expect(made.body).to.deep.include({ origin: first.place, destination: last.place });
      const hours = { from: '22:00:00', to: '02:00:00' };
      expect(made.body.stops[1]).to.deep.include({ ...silao, ...hours, number: 2 });
      const { id } = made.body;
      const carrierId = (await buildCarrier()).id;
      await ShipmentRow.query().where({ id, companyId }).patch({ carrierId, status: 'assigned' });
      const shipper = await buildUser({ type: 'shipper', companyId: customerId });
      const carrier = await buildUser({ type: 'carrier', carrierId });
      for (const user of [broker, shipper, carrier]) {
        const { body } = await as(user).get<Shipment>(`/api/shipments/${id}`);
        expect(body.stops).to.deep.equal(made.body.stops);
      }
      const sent = await patch<Shipment>(id, { stops: made.body.stops });
      expect(sent.body.stops).to.deep.equal(made.body.stops);
    });

    it('are refused beside an origin, and name what is wrong by the stop', async () => {
      const stops = [pickup, between, end];
      expect(errorsOf(await post({ stops, origin }))).to.deep.equal(['stops', 'origin']);
      const place = { ...silao.place, postalCode: '64000-1' };
      const wrong = [pickup, { ...between, place }, end];
      expect(errorsOf(await post({ stops: wrong }))).to.deep.equal(['stops.1.place.postalCode']);
      expect(errorsOf(await post({ stops: [pickup, pickup] }))).to.deep.equal(['stops.1.kind']);
      expect(errorsOf(await post({}))).to.have.members(['origin', 'destination']);
    });

    it('stay when an end changes, which is checked against those between', async () => {
      const { body } = await post<Shipment>({ stops: [pickup, between, end] });
      const late = await patch(body.id, { deliveryDate: dayFrom(5) });
      expect(errorsOf(late)).to.deep.equal(['stops.2.date']);
      const moved = await patch<Shipment>(body.id, { pickupDate: dayFrom(4) });
      expect(moved.body.stops[0]!.date).to.equal(dayFrom(4));
      expect(moved.body.stops.slice(1)).to.deep.equal(body.stops.slice(1));
    });

    it('are removed by two plain ones', async () => {
      const { body } = await post<Shipment>({ stops: [pickup, between, end] });
      const { body: two } = await patch<Shipment>(body.id, { stops: [pickup, end] });
      expect(two.stops).to.have.length(2);
      const rows = ShipmentStop.query().where({ companyId, shipmentId: body.id });
      expect(await rows.resultSize()).to.equal(0);
    });

    it('with hazardous goods make the load hazmat', async () => {
      const { id: comodityId } = await buildComodity({ hazmat: true });
      const goods = [{ comodityId, units: 2 }];
      const stops = [{ ...pickup, goods }, between, { ...end, goods }];
      expect((await post<Shipment>({ stops })).body.hazmat).to.equal(true);
      const load = await buildShipment({ companyId });
      expect((await patch<Shipment>(load.id, { stops })).body.hazmat).to.equal(true);
    });

    it('warn of hours that no truck keeps from stop to stop, and of goods that do not add up', async () => {
      const hasty = { ...between, date: dayFrom(5), from: '01:00', to: '02:00' };
      const sent = {
        weight: '1000',
        units: 12,
        stops: [first, hasty, { ...end, goods: [{ units: 10 }] }],
      };
      const { body } = await post<Shipment>(sent);
      const named = body.warnings!.map(({ field, code }) => `${field} ${code}`);
      expect(named).to.deep.equal(['stops.1.to OUT_OF_REACH', 'units GOODS_DIFFER']);
    });

    it('show in its history, before and after, without their contacts', async () => {
      const { body } = await post<Shipment>({
        stops: [pickup, { ...between, contact: silao.contact }, end],
      });
      await patch(body.id, { stops: [pickup, leon, between, end] });
      const path = `/api/shipments/${body.id}/history`;
      const { body: changes } = await as(broker).get<Schemas['Change'][]>(path);
      const stopsIn = ({ fields }: Schemas['Change']) =>
        fields.find(({ field }) => field === 'stops')!;
      const [change, creation] = changes.map(stopsIn) as { from: Stop[]; to: Stop[] }[];
      const cities = (stops: Stop[]) => stops.map(({ place }) => place.city);
      expect(cities(creation!.to)).to.deep.equal(['Monterrey', 'Silao', 'Dallas']);
      expect(change!.from).to.deep.equal(creation!.to);
      expect(cities(change!.to)).to.deep.equal(['Monterrey', 'León', 'Silao', 'Dallas']);
      expect(JSON.stringify(changes)).to.not.include('Ana Ríos');
    });
  });

  describe('under way', () => {
    /** A load of three stops or of these that has reached one of them. */
    async function underWay(
      status: ShipmentRow['status'],
      currentStop: number | null,
      ...stops: Stop[]
    ) {
      const three = [pickup, between, end];
      const { body } = await post<Shipment>({ stops: stops.length > 0 ? stops : three });
      const carrierId = (await buildCarrier()).id;
      await ShipmentRow.query()
        .where({ id: body.id, companyId })
        .patch({ status, carrierId, currentStop });
      return body.id;
    }
    const rowOf = async (id: string) => (await ShipmentRow.query().findOne({ id, companyId }))!;

    it('may be others after the one that was reached', async () => {
      const id = await underWay('in_transit', 1);
      const { body, status } = await patch<Shipment>(id, { stops: [pickup, leon, between, end] });
      expect(status).to.equal(200);
      expect(body.stops).to.have.length(4);
      expect((await rowOf(id)).currentStop).to.equal(1);
    });

    it('may not be removed, moved or replaced once they were reached, but have another window', async () => {
      const id = await underWay('at_delivery', 2);
      expect(errorsOf(await patch(id, { stops: [pickup, end] }))).to.deep.equal(['stops.1']);
      expect(errorsOf(await patch(id, { stops: [pickup, leon, between, end] }))).to.deep.equal([
        'stops.1',
      ]);
      const other = { ...origin!, city: 'Apodaca' };
      const { body } = await patch(id, { origin: other });
      expect(Object.keys(body.errors!)).to.deep.equal(['stops.0']);
      expect(body.errors!['stops.0']).to.include('regrese antes el avance');
      const later = [pickup, { ...between, date: dayFrom(7) }, end];
      expect((await patch(id, { stops: later })).status).to.equal(200);
    });

    it('are never without the one that the truck drives to', async () => {
      const id = await underWay('in_transit', 2);
      expect(
        errorsOf(await patch(id, { stops: [pickup, between], movement: 'mexico' })),
      ).to.deep.equal(['stops.1']);
      const done = await underWay('delivered', 3);
      expect(errorsOf(await patch(done, { stops: [pickup, between, end, end] }))).to.deep.equal([
        'stops.3',
      ]);
      const crossing = await underWay('at_border', 2);
      expect(
        errorsOf(await patch(crossing, { stops: [pickup, between, leon, end] })),
      ).to.deep.equal(['stops.2']);
    });

    it('begin or end to be counted where a load of two gets a third one or loses it', async () => {
      const id = await underWay('in_transit', null, pickup, end);
      expect((await patch(id, { stops: [pickup, between, end] })).status).to.equal(200);
      expect((await rowOf(id)).currentStop).to.equal(1);
      expect((await patch(id, { stops: [pickup, end] })).status).to.equal(200);
      expect((await rowOf(id)).currentStop).to.equal(null);
    });
  });

  it('warn of a state that the carrier does not cover, of a stop that was added after the award', async () => {
    const states = { originStates: ['MX-NLE'], deliveryStates: ['US-TX'] };
    const { id: carrierId } = await buildCarrier({ companyId, ...states });
    const quote = await buildQuote({ companyId, status: 'assigned' });
    const parties = { companyId, carrierId, quoteId: quote.id, status: 'assigned' } as const;
    const { id } = await buildShipment(parties);
    const { body: plainLoad } = await as(broker).get<Shipment>(`/api/shipments/${id}`);
    expect(plainLoad.uncoveredStops).to.equal(null);
    const [start, finish] = plainLoad.stops.map(({ kind, place }): Stop => ({ kind, place }));
    const { body } = await patch<Shipment & { warnings: Schemas['Warning'][] }>(id, {
      stops: [start, leon, finish],
    });
    expect(body.uncoveredStops).to.eql([2]);
    const warning = body.warnings.find(({ code }) => code === 'STATE_NOT_COVERED')!;
    expect(warning.field).to.equal('stops.1.place.state');
    expect(warning.message).to.include('Guanajuato');
    const carrier = as(await buildUser({ type: 'carrier', carrierId }));
    const { body: toCarrier } = await carrier.get<Shipment>(`/api/shipments/${id}`);
    expect(toCarrier).not.to.have.property('uncoveredStops');
    await buildStopsBetween(quote, leon.place);
    const { body: asAsked } = await as(broker).get<Shipment>(`/api/shipments/${id}`);
    expect(asAsked.uncoveredStops).to.equal(null);
  });
});
