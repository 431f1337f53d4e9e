import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import type { Company } from '../../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import type { Incident } from '../../../../catalogs/incidents/Incident.ts';
import { buildIncident } from '../../../../catalogs/incidents/test/factory.ts';
import { anonymous, as, byLink } from '../../../../testing/client.ts';
import { setClock } from '../../../../testing/base/clock.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { buildShipment, buildStops } from '../factory.ts';
import type { Shipment } from '../../Shipment.ts';

type Shown = Schemas['Shipment'] & Pick<Schemas['Problem'], 'errors'>;
type Report = Schemas['ShipmentIncident'];

describe('Incidents of a load', () => {
  let broker: Company;
  let shipment: Shipment;
  let incident: Incident;
  let member: User;
  let shipper: User;
  let carrierAdmin: User;
  let driver: User;
  let stranger: User;

  before(async function () {
    this.timeout(30_000);
    broker = await buildCompany();
    const customer = await buildCustomer(broker);
    const carrier = await buildCarrier();
    incident = await buildIncident();
    const parties = { companyId: broker.id, customerId: customer.id, carrierId: carrier.id };
    shipment = await buildShipment({ ...parties, status: 'at_border' });
    member = await buildUser({ role: 'member', companyId: broker.id });
    shipper = await buildUser({ type: 'shipper', role: 'member', companyId: customer.id });
    carrierAdmin = await buildUser({ type: 'carrier', carrierId: carrier.id });
    driver = await buildUser({ type: 'carrier', role: 'member', carrierId: carrier.id });
    stranger = await buildUser({ companyId: (await buildCompany()).id });
  });

  const place = { city: 'Tijuana', state: 'MX-BCN', country: 'MX' as const };
  const path = (id = shipment.id) => `/api/shipments/${id}/incidents`;
  const report = (who: User, body: object = {}, id?: string) =>
    as(who).post<Shown>(path(id), { incidentId: incident.id, place, ...body });
  const reports = async (who: User) => (await as(who).get<Report[]>(path())).body;

  describe('POST /shipments/:id/incidents', () => {
    it("needs a token, is forbidden for customers and drivers, and answers 404 for others' loads", async () => {
      expect((await anonymous.post(path(), {})).status).to.equal(401);
      expect((await report(shipper)).status).to.equal(403);
      expect((await report(driver)).status).to.equal(403);
      expect((await report(stranger)).status).to.equal(404);
    });

    for (const [field, wrong] of Object.entries({
      incidentId: { incidentId: '01890000-0000-7000-8000-000000000000' },
      'place.country': { place: { ...place, country: 'US' } },
      occurredAt: { occurredAt: '2090-01-01T00:00:00Z' },
      comment: { comment: 'x'.repeat(501) },
    })) {
      it(`refuses a wrong ${field} with 422 on the field`, async () => {
        const { status, body } = await report(member, wrong);
        expect(status).to.equal(422);
        expect(Object.keys(body.errors!)).to.deep.equal([field]);
      });
    }

    it('is allowed only for assigned loads that are not finished', async () => {
      for (const status of ['potential', 'confirmed'] as const) {
        const { id } = await buildShipment({ companyId: broker.id, status });
        expect((await report(member, {}, id)).status).to.equal(409);
      }
    });

    it("sets the load's flags, and shows type, place and time in the place's time zone", async () => {
      const at = new Date('2026-11-20T18:30:00Z');
      setClock(at);
      const { status, body } = await report(carrierAdmin, { delays: true, comment: 'Revisión' });
      expect(status).to.equal(201);
      expect(body).to.include({ delayed: true, openIncidents: 1, status: 'at_border' });
      const [told] = await reports(member);
      expect(told).to.deep.include({ place, timeZone: 'America/Tijuana', comment: 'Revisión' });
      expect(told).to.include({ nameEs: incident.nameEs, reportedBy: fullName(carrierAdmin) });
      expect(new Date(told!.occurredAt)).to.deep.equal(at);
      expect((await reports(shipper))[0]).to.include({ reportedBy: null, delays: true });
    });
  });

  it('notifies broker and customer, without details of the carrier', async function () {
    this.timeout(30_000);
    const parties = { companyId: broker.id, customerId: shipment.customerId };
    const carrierId = shipment.carrierId;
    const { id } = await buildShipment({ ...parties, carrierId, status: 'in_transit' });
    await report(carrierAdmin, { delays: true, comment: 'Llanta' }, id);
    const toldOf = async (who: User) => {
      const { body } = await as(who).get<Schemas['Notification'][]>('/api/notifications');
      return body.filter(({ entityId }) => entityId === id);
    };
    for (const who of [member, shipper]) {
      const [told, ...more] = await toldOf(who);
      expect(more).to.deep.equal([]);
      expect(told).to.include({ kind: 'shipment_delayed', entity: 'shipments' });
      expect(told!.params).to.have.all.keys('reference', 'origin', 'destination', 'incident');
      expect(told!.text.es).to.match(new RegExp(`tiene un retraso: ${incident.nameEs}$`));
      expect(told!.text.en).to.match(new RegExp(`is delayed: ${incident.nameEn}$`));
    }
    expect(await toldOf(stranger)).to.deep.equal([]);
    expect(await toldOf(carrierAdmin)).to.deep.equal([]);
  });

  describe('POST /shipments/:id/incidents/:reportId/resolve', () => {
    it('clears the flags when the last incident is resolved, once', async () => {
      await report(member, { delays: true });
      const open = (await reports(member)).filter(({ resolvedAt }) => !resolvedAt);
      const resolve = (who: User, id: string) => as(who).post<Shown>(`${path()}/${id}/resolve`, {});
      expect((await anonymous.post(`${path()}/${open[0]!.id}/resolve`, {})).status).to.equal(401);
      expect((await resolve(shipper, open[0]!.id)).status).to.equal(403);
      expect((await resolve(stranger, open[0]!.id)).status).to.equal(404);
      expect((await resolve(member, shipment.id)).status).to.equal(404);
      for (const { id } of open) await resolve(carrierAdmin, id);
      const first = await reports(member);
      expect((await resolve(member, open[0]!.id)).body).to.include({
        delayed: false,
        openIncidents: 0,
      });
      expect(await reports(member)).to.deep.equal(first);
    });

    it('is used by the filter of delayed loads', async () => {
      const late = async (delayed: boolean) => {
        const answer = await as(member).get<Shown[]>(`/api/shipments?delayed=${delayed}`);
        return answer.body.some(({ id }) => id === shipment.id);
      };
      expect([await late(true), await late(false)]).to.deep.equal([false, true]);
      await report(member, { delays: true });
      expect([await late(true), await late(false)]).to.deep.equal([true, false]);
    });
  });

  describe('of a load with more than two stops', () => {
    const silao = { city: 'Silao', state: 'MX-GUA', country: 'MX' } as const;

    async function stopped(overrides: object = {}) {
      const company = await buildCompany();
      const companyId = company.id;
      const { id: carrierId } = await buildCarrier();
      const { id: customerId } = await buildCustomer(company);
      const parties = { companyId, carrierId, customerId, movement: 'mexico' } as const;
      const reached = { status: 'at_delivery', currentStop: 2 } as const;
      const load = await buildShipment({ ...parties, ...reached, ...overrides });
      await buildStops(load, [{ kind: 'delivery', place: silao }]);
      const broker = await buildUser({ companyId });
      const customer = await buildUser({ type: 'shipper', companyId: customerId });
      const list = async () => (await as(broker).get<Report[]>(path(load.id))).body;
      return { ...load, broker, customer, list };
    }

    it('names the stop: the one that is given, by default the present or the next one, or none', async () => {
      const { id, broker, list } = await stopped();
      const driving = await stopped({ status: 'in_transit' });
      for (const body of [{}, { stopNumber: 1 }, { stopNumber: null }])
        expect((await report(broker, body, id)).status).to.equal(201);
      await report(driving.broker, {}, driving.id);
      const numbers = (await list()).map(({ stopNumber }) => stopNumber);
      expect(numbers).to.have.members([2, 1, null]);
      expect((await driving.list())[0]).to.include({ stopNumber: 3 });
    });

    it('refuses a stop that the load does not have, and any of a load with two', async () => {
      const { id, broker } = await stopped();
      for (const { status, body } of [
        await report(broker, { stopNumber: 4 }, id),
        await report(member, { stopNumber: 1 }),
      ]) {
        expect(status).to.equal(422);
        expect(Object.keys(body.errors!)).to.deep.equal(['stopNumber']);
      }
    });

    it('tells the stop in the notice and on the page of the customer', async () => {
      const { id, broker, customer } = await stopped();
      await report(broker, { delays: true }, id);
      const { body } = await as(customer).get<Schemas['Notification'][]>('/api/notifications');
      const { text } = body.find(({ entityId }) => entityId === id)!;
      expect(text.es).to.match(new RegExp(`: ${incident.nameEs}, parada 2 de 3 \\(Silao\\)$`));
      const link = await as(broker).post<Schemas['LinkText']>(
        `/api/shipments/${id}/tracking/link`,
        {},
      );
      const page = await byLink(link.body.url.split('#')[1]!).get<Schemas['Tracking']>(
        '/api/tracking',
      );
      expect(page.body.delays[0]).to.include({ stop: 2 });
    });
  });

  it('shows each event in the time zone of its place', async () => {
    const parties = { companyId: broker.id, carrierId: shipment.carrierId };
    const { id } = await buildShipment({ ...parties, status: 'assigned' });
    await as(member).post(`/api/shipments/${id}/move`, { status: 'at_pickup' });
    const events = await as(member).get<Schemas['Event'][]>(`/api/shipments/${id}/events`);
    expect(events.body.at(-1)).to.include({ timeZone: 'America/Monterrey' });
    const { body } = await as(member).get<Shown>(`/api/shipments/${id}`);
    expect(body).to.include({
      originTimeZone: 'America/Monterrey',
      destinationTimeZone: 'America/Chicago',
    });
  });
});

function fullName({ firstName, lastName }: User) {
  return `${firstName} ${lastName}`;
}
