import { expect } from 'chai';
import type { Carrier } from '../../../network/carriers/Carrier.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import type { Company } from '../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildLocation } from '../../../network/locations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildShipment } from './factory.ts';
import type { Shipment } from '../Shipment.ts';

type Shown = Schemas['Shipment'];
type Problem = Schemas['Problem'];

const load = {
  movement: 'cross_border',
  origin: { city: 'Monterrey', state: 'MX-NLE', country: 'MX' },
  destination: { city: 'Dallas', state: 'US-TX', country: 'US', postalCode: '75201' },
};

describe('Shipments', () => {
  let broker: Company;
  let customer: Company;
  let carrier: Carrier;
  let assigned: Shipment;
  let other: Shipment;
  let member: User;
  let shipper: User;
  let carrierAdmin: User;
  let driver: User;

  before(async function () {
    this.timeout(30_000);
    broker = await buildCompany();
    customer = await buildCustomer(broker);
    carrier = await buildCarrier({ carrierName: 'Transportes Escondidos' });
    assigned = await buildShipment({
      companyId: broker.id,
      customerId: customer.id,
      carrierId: carrier.id,
      status: 'assigned',
      purchaseCost: '1000.00',
      saleValue: '1250.00',
    });
    other = await buildShipment({ companyId: (await buildCompany()).id });
    member = await buildUser({ role: 'member', companyId: broker.id });
    shipper = await buildUser({ type: 'shipper', role: 'member', companyId: customer.id });
    carrierAdmin = await buildUser({ type: 'carrier', carrierId: carrier.id });
    driver = await buildUser({ type: 'carrier', role: 'member', carrierId: carrier.id });
  });

  describe('GET /shipments', () => {
    it('needs a token', async () => {
      expect((await anonymous.get('/api/shipments')).status).to.equal(401);
    });

    it('returns to each side its own loads', async () => {
      const potential = await buildShipment({ companyId: broker.id, carrierId: carrier.id });
      const ids = [assigned, potential, other].map(({ id }) => `id=${id}`).join('&');
      const seen = async (who: User) =>
        (await as(who).get<Shown[]>(`/api/shipments?${ids}`)).body.map(({ id }) => id);
      expect(await seen(member)).to.have.members([assigned.id, potential.id]);
      expect(await seen(shipper)).to.deep.equal([assigned.id]);
      expect(await seen(carrierAdmin)).to.deep.equal([assigned.id]);
      expect(await seen(driver)).to.deep.equal([assigned.id]);
    });

    it('refuses a filter on fields that the caller cannot see', async () => {
      const filtered = (who: User, query: string) => as(who).get(`/api/shipments?${query}`);
      expect((await filtered(shipper, `carrierId=${carrier.id}`)).status).to.equal(422);
      expect((await filtered(carrierAdmin, `customerId=${customer.id}`)).status).to.equal(422);
      expect((await filtered(member, `carrierId=${carrier.id}`)).status).to.equal(200);
      expect((await filtered(shipper, 'q=escondidos')).body).to.deep.equal([]);
    });
  });

  describe('GET /shipments/:id', () => {
    const get = async (who: User) =>
      (await as(who).get<Shown>(`/api/shipments/${assigned.id}`)).body;

    it("needs a token, and answers 404 for others' loads", async () => {
      expect((await anonymous.get(`/api/shipments/${assigned.id}`)).status).to.equal(401);
      for (const person of [member, shipper, carrierAdmin, driver]) {
        expect((await as(person).get(`/api/shipments/${other.id}`)).status).to.equal(404);
      }
      expect((await as(member).get('/api/shipments/7')).status).to.equal(422);
    });

    it('shows the broker purchase cost, sale price and margin', async () => {
      expect(await get(member)).to.include({
        purchaseCost: '1000.00',
        saleValue: '1250.00',
        margin: '250.00',
        marginPercent: '20.00',
        carrierName: carrier.carrierName,
        customerName: customer.name,
      });
    });

    it('shows the customer neither the carrier nor the purchase cost', async () => {
      const shown = await get(shipper);
      expect(shown).to.include({ saleValue: '1250.00', customerId: customer.id });
      expect(shown).not.to.have.any.keys('purchaseCost', 'margin', 'marginPercent');
      expect(JSON.stringify(shown)).not.to.match(/Escondidos|1000\.00/);
      expect(JSON.stringify(shown)).not.to.include(carrier.id);
    });

    it('shows the carrier its price, but neither the customer nor the sale price', async () => {
      for (const person of [carrierAdmin, driver]) {
        const shown = await get(person);
        expect(shown).to.include({ purchaseCost: '1000.00', carrierId: carrier.id });
        expect(shown).not.to.have.any.keys('saleValue', 'margin', 'marginPercent', 'quoteId');
        expect(JSON.stringify(shown)).not.to.include(customer.id);
        expect(JSON.stringify(shown)).not.to.include(customer.name);
      }
    });

    it('shows everybody its two stops, which are its origin and destination with their windows', async () => {
      for (const person of [member, shipper, carrierAdmin, driver]) {
        const { stops, ...load } = await get(person);
        expect(stops).to.deep.equal([
          {
            number: 1,
            kind: 'pickup',
            place: load.origin,
            date: load.pickupDate,
            from: load.pickupFrom,
            to: load.pickupTo,
          },
          {
            number: 2,
            kind: 'delivery',
            place: load.destination,
            date: load.deliveryDate,
            from: load.deliveryFrom,
            to: load.deliveryTo,
          },
        ]);
      }
    });

    it('shows a price agreed in pesos in pesos, but never to the customer', async () => {
      const quote = await buildQuote({ companyId: broker.id, status: 'assigned' });
      const parties = { quoteId: quote.id, carrierId: carrier.id, status: 'assigned' as const };
      await buildInvitation({ ...parties, rate: { allIn: '34900.00', currency: 'MXN' } });
      const whose = { companyId: broker.id, customerId: customer.id, carrierId: carrier.id };
      const money = { purchaseCost: '1894.42', saleValue: '2200.00', currency: 'USD' as const };
      const load = { quoteId: quote.id, status: 'assigned' as const };
      const { id } = await buildShipment({ ...whose, ...money, ...load });
      const shown = async (who: User) => (await as(who).get<Shown>(`/api/shipments/${id}`)).body;
      const agreed = { amount: '34900.00', currency: 'MXN' };
      expect((await shown(carrierAdmin)).agreed).to.deep.equal(agreed);
      expect((await shown(member)).agreed).to.deep.equal(agreed);
      expect(await shown(shipper)).not.to.have.any.keys('agreed');
    });

    it('returns the statuses to which the caller may move it', async () => {
      expect((await get(member)).nextStatuses).to.deep.equal([
        'at_pickup',
        'confirmed',
        'cancelled',
      ]);
      expect((await get(carrierAdmin)).nextStatuses).to.deep.equal(['at_pickup']);
      expect((await get(driver)).nextStatuses).to.deep.equal([]);
      expect((await get(shipper)).nextStatuses).to.deep.equal([]);
    });
  });

  describe('POST /shipments', () => {
    const post = (who: User, body: object = load) =>
      as(who).post<Shown & Pick<Problem, 'errors'>>('/api/shipments', body);

    it('needs a token, and is forbidden for carriers', async () => {
      expect((await anonymous.post('/api/shipments', load)).status).to.equal(401);
      expect((await post(carrierAdmin)).status).to.equal(403);
      expect((await post(driver)).status).to.equal(403);
    });

    for (const [field, wrong] of Object.entries({
      pickupDate: { pickupDate: '2020-01-01', deliveryDate: '2020-01-02' },
      deliveryDate: { pickupDate: '2090-01-02', deliveryDate: '2090-01-01' },
      'origin.country': { origin: { ...load.origin, country: 'US' } },
      movement: { movement: 'mexico' },
      status: { status: 'closed' },
      carrierId: { carrierId: '01890000-0000-7000-8000-000000000000' },
      saleValue: { saleValue: '1.00' },
    })) {
      it(`refuses ${JSON.stringify(wrong)}`, async () => {
        const { status, body } = await post(member, { ...load, ...wrong });
        expect(status).to.equal(422);
        expect(body.errors).to.have.property(field);
      });
    }

    it("refuses references to other companies' records", async () => {
      const foreign = await buildLocation({ companyId: other.companyId });
      const origin = { ...load.origin, locationId: foreign.id };
      expect((await post(member, { ...load, origin })).body.errors).to.have.property(
        'origin.locationId',
      );
      const stranger = await buildCustomer(null);
      const theirs = await post(member, { ...load, customerId: stranger.id });
      expect(theirs.body.errors).to.have.property('customerId');
    });

    it('registers a potential load, numbered per company', async () => {
      setClock(new Date('2026-05-04T12:00:00-06:00'));
      const body = { ...load, pickupDate: '2026-05-04', deliveryDate: '2026-05-06' };
      const first = await post(member, { ...body, customerId: customer.id });
      expect(first.status).to.equal(201);
      expect(first.body).to.include({ status: 'potential', companyId: broker.id, currency: 'USD' });
      expect(first.body.reference).to.equal(`E-${String(first.body.number).padStart(5, '0')}`);
      const second = await post(member);
      expect(second.body.number).to.equal(first.body.number + 1);
    });

    it('warns of hours that no truck keeps, at its creation and its change, which only quotes did', async () => {
      const hours = { pickupFrom: '09:00', pickupTo: '09:30', deliveryFrom: '10:00' };
      const day = { pickupDate: '2090-05-10', deliveryDate: '2090-05-10' };
      const { body } = await post(member, { ...load, ...day, ...hours, deliveryTo: '11:00' });
      const codes = (found: Shown) => found.warnings?.map(({ code }) => code);
      expect(codes(body)).to.deep.equal(['OUT_OF_REACH']);
      const change = (deliveryTo: string) =>
        as(member).patch<Shown>(`/api/shipments/${body.id}`, { deliveryTo });
      expect(codes((await change('11:30')).body)).to.deep.equal(['OUT_OF_REACH']);
      expect(codes((await change('23:30')).body)).to.deep.equal([]);
      const before = { ...load, ...day, ...hours, pickupTo: '12:00', pickupFrom: '11:30' };
      const refused = await post(member, { ...before, deliveryFrom: '08:00', deliveryTo: '09:00' });
      expect(refused.body.errors).to.have.property('deliveryTo');
    });

    it('warns of an hour that occurs twice on its day', async () => {
      const origin = { city: 'Laredo', state: 'US-TX', country: 'US', postalCode: '78045' };
      const places = { origin, destination: load.destination, movement: 'us' };
      const hours = { pickupFrom: '01:30', pickupTo: '03:00' };
      const days = { pickupDate: '2027-11-07', deliveryDate: '2027-11-09' };
      const { body } = await post(member, { ...places, ...days, ...hours });
      expect(body.warnings?.map(({ code, field }) => `${code} ${field}`)).to.deep.equal([
        'HOUR_TWICE pickupFrom',
      ]);
    });

    it('numbers thirty simultaneous loads without gaps and repetitions', async () => {
      const desk = await buildUser({ type: 'broker' });
      const answers = await Promise.all(Array.from({ length: 30 }, () => post(desk)));
      const numbers = answers.map(({ body }) => body.number).sort((a, b) => a - b);
      expect(numbers).to.deep.equal(Array.from({ length: 30 }, (_, i) => i + 1));
    });

    it("assigns a customer's load to its broker", async () => {
      const { status, body } = await post(shipper);
      expect(status).to.equal(201);
      expect(body).to.include({ companyId: broker.id, customerId: customer.id });
    });
  });

  describe('PATCH /shipments/:id', () => {
    const patch = (who: User, id: string, body: object = { units: 20 }) =>
      as(who).patch<Shown & Pick<Problem, 'errors' | 'code' | 'title'>>(
        `/api/shipments/${id}`,
        body,
      );

    it('needs a token, is forbidden for carriers and for the customer of an assigned load, and answers 404 for others', async () => {
      expect((await anonymous.patch(`/api/shipments/${assigned.id}`, {})).status).to.equal(401);
      expect((await patch(carrierAdmin, assigned.id)).status).to.equal(403);
      expect((await patch(driver, assigned.id)).status).to.equal(403);
      expect((await patch(shipper, assigned.id)).status).to.equal(403);
      expect((await patch(member, other.id)).status).to.equal(404);
    });

    it('changes no status, carrier or amount, and no closed load', async () => {
      for (const field of [{ status: 'closed' }, { carrierId: null }, { purchaseCost: '1.00' }]) {
        expect((await patch(member, assigned.id, field)).status).to.equal(422);
      }
      const closed = await buildShipment({
        companyId: broker.id,
        carrierId: carrier.id,
        status: 'closed',
      });
      const { status, body } = await patch(member, closed.id);
      expect([status, body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
      expect(body.title).to.include('«cerrado»').and.include('entregado');
    });

    it('keeps the currency of its amounts', async () => {
      const { status, body } = await patch(member, assigned.id, { currency: 'MXN' });
      expect(status).to.equal(422);
      expect(body.errors).to.have.property('currency');
    });

    it('changes the given fields, also for a customer until a carrier is assigned', async () => {
      const changed = await patch(member, assigned.id, { units: 24, comment: 'Con rampa' });
      expect(changed.body).to.include({ units: 24, comment: 'Con rampa', saleValue: '1250.00' });
      const mine = await buildShipment({ companyId: broker.id, customerId: customer.id });
      const { status, body } = await patch(shipper, mine.id, { customerReference: 'PO-77' });
      expect(status).to.equal(200);
      expect(body.customerReference).to.equal('PO-77');
    });
  });

  describe('POST /shipments/:id/move', () => {
    const move = (who: User, id: string, status: string, reason?: string) =>
      as(who).post<Shown & Pick<Problem, 'code' | 'title' | 'errors'>>(
        `/api/shipments/${id}/move`,
        { status, reason },
      );

    const build = (status: Shipment['status']) =>
      buildShipment({
        companyId: broker.id,
        customerId: customer.id,
        carrierId: carrier.id,
        status,
      });

    it("needs a token, is forbidden for a carrier's member, and answers 404 for others", async () => {
      const path = `/api/shipments/${assigned.id}/move`;
      expect((await anonymous.post(path, { status: 'at_pickup' })).status).to.equal(401);
      expect((await move(driver, assigned.id, 'at_pickup')).status).to.equal(403);
      expect((await move(member, other.id, 'confirmed')).status).to.equal(404);
      expect((await move(member, assigned.id, 'flying')).status).to.equal(422);
    });

    it('refuses to skip a status, and names the current and the allowed ones in words', async () => {
      const { status, body } = await move(member, assigned.id, 'delivered');
      expect(status).to.equal(409);
      expect(body.code).to.equal('NOT_ACCEPTABLE_STATE');
      expect(body.title).to.match(/«asignado».*en recolección, confirmado, cancelado/);
    });

    it('refuses a status that another party reports', async () => {
      expect((await move(carrierAdmin, assigned.id, 'cancelled')).status).to.equal(403);
      expect((await move(carrierAdmin, assigned.id, 'confirmed', 'No puedo')).status).to.equal(403);
      expect((await move(shipper, assigned.id, 'at_pickup')).status).to.equal(403);
    });

    it('assigns no load without a carrier', async () => {
      const { id } = await buildShipment({ companyId: broker.id, status: 'confirmed' });
      const { status, body } = await move(member, id, 'assigned');
      expect(status).to.equal(409);
      expect(body.title).to.match(/potencial, cancelado/);
    });

    it('requires a reason to move back', async () => {
      const { id } = await build('in_transit');
      const silent = await move(member, id, 'at_pickup', '  ');
      expect(silent.status).to.equal(422);
      expect(silent.body.errors).to.have.property('reason');
      expect((await move(member, id, 'at_pickup', 'Regresó por papeles')).body.status).to.equal(
        'at_pickup',
      );
    });

    it('goes through all statuses with its carrier, and notifies the parties', async () => {
      const { id } = await build('assigned');
      for (const status of ['at_pickup', 'in_transit', 'at_border', 'at_delivery', 'delivered']) {
        const { status: answered, body } = await move(carrierAdmin, id, status);
        expect(answered, status).to.equal(200);
        expect(body.status).to.equal(status);
      }
      expect((await move(carrierAdmin, id, 'closed')).status).to.equal(403);
      const closed = await move(member, id, 'closed');
      expect(closed.body.deliveredAt).to.be.a('string');
      expect((await move(member, id, 'cancelled')).status).to.equal(409);
      type Events = Schemas['Event'][];
      const { body: events } = await as(member).get<Events>(`/api/shipments/${id}/events`);
      expect(events.map(({ fromStatus, toStatus }) => `${fromStatus} ${toStatus}`)).to.deep.equal([
        'assigned at_pickup',
        'at_pickup in_transit',
        'in_transit at_border',
        'at_border at_delivery',
        'at_delivery delivered',
        'delivered closed',
      ]);
      expect(events[0]!.userName).to.equal(`${carrierAdmin.firstName} ${carrierAdmin.lastName}`);
      const { body: told } = await as(shipper).get<Events>(`/api/shipments/${id}/events`);
      expect(told[0]!.userName).to.equal(null);
      expect(told[5]!.userName).to.equal(`${member.firstName} ${member.lastName}`);
    });

    it('performs one of twenty equal simultaneous moves', async () => {
      const { id } = await build('assigned');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => move(member, id, 'at_pickup')),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).to.deep.equal([200, ...Array(19).fill(409)]);
    });
  });

  describe('GET /shipments/:id/events', () => {
    it("needs a token, and answers 404 for others' loads", async () => {
      const path = `/api/shipments/${other.id}/events`;
      expect((await anonymous.get(path)).status).to.equal(401);
      expect((await as(member).get(path)).status).to.equal(404);
      expect((await as(carrierAdmin).get(path)).status).to.equal(404);
    });
  });
});
