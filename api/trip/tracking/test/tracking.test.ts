import { expect } from 'chai';
import { buildAccessorial } from '../../accessorials/test/factory.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildEvidence, deliveredLoad, repartoLoad } from '../../evidence/test/factory.ts';
import { buildBridge } from '../../../catalogs/bridges/test/factory.ts';
import { buildCrossing } from '../../crossings/test/factory.ts';
import { buildIncident } from '../../../catalogs/incidents/test/factory.ts';
import { dayFrom } from '../../../quoting/quotes/test/factory.ts';
import { buildConfirmation } from '../../rateConfirmations/test/factory.ts';
import { buildReport, buildShipment, buildStops } from '../../shipments/test/factory.ts';
import { buildLoadByLegs } from '../../shipments/test/legs/factory.ts';
import { Shipment } from '../../shipments/Shipment.ts';
import { as, byLink } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type Shown = Schemas['Tracking'];

/** The agreed prices of the loads, as the API and as texts write them. */
const AMOUNTS = ['17123.00', '17,123.00', '21987.00', '21,987.00'];

describe('The page on which a customer follows a load', function () {
  this.timeout(60_000);

  async function delivered() {
    const { id: companyId } = await buildCompany();
    const customer = await buildCustomer({ id: companyId } as never);
    const carrier = await buildCarrier({ companyId });
    const amounts = { purchaseCost: '17123.00', saleValue: '21987.00', currency: 'MXN' } as const;
    const parties = { companyId, customerId: customer.id, carrierId: carrier.id };
    const { id } = await deliveredLoad({ ...parties, ...amounts });
    const accepted = await buildEvidence(id, { status: 'accepted' });
    const hidden = [
      await buildEvidence(id, { status: 'pending', type: 'cargo_photos' }),
      await buildEvidence(id, { status: 'accepted', type: 'invoice' }),
    ];
    await buildAccessorial(id, { amount: '1234.00', status: 'approved' });
    const driver = await buildUser({ type: 'carrier', carrierId: carrier.id, ...DRIVER });
    const broker = as(await buildUser({ companyId }));
    const link = async (renew = false) => {
      const { body } = await broker.post<Schemas['LinkText']>(
        `/api/shipments/${id}/tracking/link`,
        {
          renew,
        },
      );
      return { ...body, client: byLink(body.url.split('#')[1]!) };
    };
    return { id, companyId, carrier, driver, accepted, hidden, broker, link };
  }

  it('shows status, times, delays and accepted proof documents', async () => {
    const { id, accepted, link, driver } = await delivered();
    const { id: incidentId, nameEs } = await buildIncident();
    await buildReport({ shipmentId: id, incidentId, delays: true, reportedBy: driver.id });
    const { client, text } = await link();
    expect(text).to.match(/Siga su embarque/);
    const { body } = await client.get<Shown>('/api/tracking');
    expect(body).to.include({ status: 'delivered', destinationTimeZone: 'America/Mexico_City' });
    expect(body.delays[0]).to.include({ nameEs, city: 'Laredo' });
    expect(body.files).to.deep.equal([
      { id: accepted.fileId, type: 'signed_pod', mediaType: 'image/jpeg' },
    ]);
    const file = await client.get(`/api/tracking/files/${accepted.fileId}`);
    expect([file.status, file.headers.get('content-type')]).to.deep.equal([200, 'image/jpeg']);
    expect(decodeURIComponent(file.headers.get('content-disposition')!)).to.match(/Acuse|Signed/);
  });

  it('tells of each accepted proof document its stop', async () => {
    const { id: companyId } = await buildCompany();
    const { id: customerId } = await buildCustomer({ id: companyId } as never);
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await repartoLoad({ companyId, carrierId, customerId });
    for (const stopNumber of [null, 3])
      await buildEvidence(id, { stopNumber, status: 'accepted', reviewedAt: new Date() });
    const broker = as(await buildUser({ companyId }));
    const link = await broker.post<Schemas['LinkText']>(`/api/shipments/${id}/tracking/link`, {});
    const { body } = await byLink(link.body.url.split('#')[1]!).get<Shown>('/api/tracking');
    expect(body.files.map(({ type, stop }) => [type, stop])).to.deep.equal([
      ['signed_pod', 3],
      ['signed_pod', 4],
    ]);
  });

  it('lists the stops of a load with the times at which each was reached and left', async () => {
    const { id: companyId } = await buildCompany();
    const { id: customerId } = await buildCustomer({ id: companyId } as never);
    const { id: carrierId } = await buildCarrier({ companyId });
    const parties = { companyId, customerId, carrierId, movement: 'mexico' } as const;
    const load = await buildShipment({ ...parties, status: 'assigned' });
    const place = { city: 'Cancún', state: 'MX-ROO', country: 'MX' } as const;
    await buildStops(load, [{ kind: 'delivery', place, date: dayFrom(1), from: '08:00' }]);
    const broker = as(await buildUser({ companyId }));
    const path = `/api/shipments/${load.id}`;
    for (const status of ['at_pickup', 'in_transit', 'at_delivery', 'in_transit'])
      await broker.post(`${path}/move`, { status, isEarly: true });
    const { body: given } = await broker.post<Schemas['LinkText']>(`${path}/tracking/link`, {});
    const { body } = await byLink(given.url.split('#')[1]!).get<Shown>('/api/tracking');
    expect(body).to.include({ status: 'in_transit', currentStop: 2 });
    expect(body.steps.map(({ status, stop }) => `${status} ${stop}`)).to.include.members([
      ...['at_pickup 1', 'in_transit 1', 'at_delivery 2', 'in_transit 2'],
    ]);
    const [first, second, third] = body.stops;
    expect([first!.reachedAt, first!.leftAt, second!.reachedAt, second!.leftAt]).to.not.include(
      null,
    );
    expect(second).to.include({ number: 2, kind: 'delivery', timeZone: 'America/Cancun' });
    expect(third).to.include({ number: 3, reachedAt: null, leftAt: null });
    expect(body.steps.at(-1)!.timeZone).to.equal('America/Cancun');
  });

  it('names the zone of each step: of the pickup, of the bridge, of the delivery (all stood in that of the delivery)', async () => {
    const { id: companyId } = await buildCompany();
    const { id: customerId } = await buildCustomer({ id: companyId } as never);
    const { id: carrierId } = await buildCarrier({ companyId });
    const origin = {
      city: 'Chihuahua',
      state: 'MX-CHH',
      country: 'MX',
      postalCode: '31000',
    } as const;
    const destination = {
      city: 'Atlanta',
      state: 'US-GA',
      country: 'US',
      postalCode: '30301',
    } as const;
    const ends = { companyId, customerId, carrierId, origin, destination };
    const { id } = await buildShipment({ ...ends, status: 'assigned' });
    const { id: bridgeId } = await buildBridge({ timeZone: 'America/Denver' });
    await buildCrossing({ shipmentId: id, bridgeId });
    const broker = as(await buildUser({ companyId }));
    for (const status of MOVES)
      await broker.post(`/api/shipments/${id}/move`, { status, isEarly: true });
    const { body } = await broker.post<Schemas['LinkText']>(
      `/api/shipments/${id}/tracking/link`,
      {},
    );
    const shown = (await byLink(body.url.split('#')[1]!).get<Shown>('/api/tracking')).body;
    const zones = [
      ['at_pickup', 'America/Chihuahua'],
      ['in_transit', 'America/Chihuahua'],
      ['at_border', 'America/Denver'],
      ['at_delivery', 'America/New_York'],
      ['delivered', 'America/New_York'],
    ];
    expect(shown.steps.map(({ status, timeZone }) => [status, timeZone])).to.deep.equal(zones);
    const events = (await broker.get<Schemas['Event'][]>(`/api/shipments/${id}/events`)).body;
    expect(events.map(({ toStatus, timeZone }) => [toStatus, timeZone])).to.deep.include.members(
      zones,
    );
  });

  it('keeps the time of the delivery when a closed load is reopened', async () => {
    const { id, broker, link } = await delivered();
    await buildEvidence(id, { type: 'cargo_photos' });
    await Shipment.query().findOne({ id }).patch({ status: 'at_delivery', deliveredAt: null });
    const { client } = await link();
    const move = (body: object) => broker.post<object>(`/api/shipments/${id}/move`, body);
    const happenedAt = '2026-11-20T15:00:00.000Z';
    await move({ status: 'delivered', happenedAt });
    await Shipment.query().findOne({ id }).patch({ status: 'closed' });
    expect((await move({ status: 'delivered', reason: 'Falta un cargo' })).status).to.equal(200);
    const { steps } = (await client.get<Shown>('/api/tracking')).body;
    expect(steps.map(({ status, at }) => [status, new Date(at).toISOString()])).to.deep.equal([
      ['delivered', happenedAt],
    ]);
  });

  it('is of a load as a whole: the link of a leg is refused', async () => {
    const company = await buildCompany();
    const carriers = [await buildCarrier({ companyId: company.id }), null, null];
    const { whole, legs } = await buildLoadByLegs({ company, carriers });
    const broker = as(await buildUser({ companyId: company.id }));
    const link = async ({ id }: Shipment) => {
      const path = `/api/shipments/${id}/tracking/link`;
      const { status, body } = await broker.post<Schemas['Problem']>(path, {});
      return [status, body.code];
    };
    expect(await link(legs[0]!)).to.deep.equal([409, 'LEG_OF_LOAD']);
    expect(await link(whole)).to.deep.equal([200, undefined]);
  });

  it('never has the name or an amount of the carrier, a price, or a file that waits or shows amounts', async () => {
    const { carrier, driver, hidden, link } = await delivered();
    const { client, url, text } = await link();
    const answers = [await client.get('/api/tracking'), await client.get('/api/link')];
    for (const { fileId } of hidden) {
      const { status } = await client.get(`/api/tracking/files/${fileId}`);
      expect(status).to.equal(404);
    }
    const raw = JSON.stringify([...answers.map(({ body }) => body), url, text]);
    const secrets = [carrier.id, carrier.carrierName, driver.firstName, driver.lastName, driver.id];
    for (const secret of [...secrets, ...AMOUNTS, '1234.00', 'purchase', 'sale', 'carrier'])
      expect(raw).to.not.include(secret);
  });

  it('has nothing of the carrier in any status, also late, with an incident, legs and papers', async () => {
    const { id: companyId } = await buildCompany();
    const { id: customerId } = await buildCustomer({ id: companyId } as never);
    const carrier = await buildCarrier({ companyId, rfc: 'TSG060606AB1', scacCode: 'TSGX' });
    const amounts = { purchaseCost: '17123.00', saleValue: '21987.00' };
    const dates = { pickupDate: dayFrom(-3), deliveryDate: dayFrom(-2) };
    const load = { companyId, customerId, carrierId: carrier.id, status: 'assigned' } as const;
    const { id } = await buildShipment({ ...load, ...amounts, ...dates });
    const { id: incidentId } = await buildIncident();
    await buildConfirmation(id);
    const driver = await buildUser({ type: 'carrier', carrierId: carrier.id, ...DRIVER });
    const told = { delays: true, comment: 'Chocó Reyes', reportedBy: driver.id };
    await buildReport({ shipmentId: id, incidentId, ...told });
    const broker = as(await buildUser({ companyId }));
    const path = `/api/shipments/${id}`;
    const { body: made } = await broker.post<Schemas['LinkText']>(`${path}/tracking/link`, {});
    const client = byLink(made.url.split('#')[1]!);
    const secrets = [carrier.id, carrier.carrierName, 'TSG060606AB1', 'TSGX', driver.firstName];
    for (const status of [...MOVES, 'closed'] as const) {
      if (status === 'closed') await Shipment.query().where({ id, companyId }).patch({ status });
      else {
        const told = { status, place: `Patio de ${carrier.carrierName}`, isEarly: true };
        const moved = await as(driver).post<object>(`${path}/moves/report`, told);
        expect(moved.status, `${status} ${JSON.stringify(moved.body)}`).to.equal(200);
      }
      const answers = [await client.get<Shown>('/api/tracking'), await client.get('/api/link')];
      expect(answers[0]!.body).to.include({ status });
      const raw = JSON.stringify(answers.map(({ body }) => body));
      for (const secret of [...secrets, ...AMOUNTS, 'Patio', 'Reyes', 'carrier'])
        expect(raw, status).to.not.include(secret);
    }
  });

  it('opens nothing else, nothing of another load, and nothing once it is revoked or the customer changed', async () => {
    const { id, companyId, accepted, link } = await delivered();
    const { client } = await link();
    for (const closed of ['', '/events', '/evidence', '/accessorials', '/rateConfirmations'])
      expect((await client.get(`/api/shipments/${id}${closed}`)).status).to.be.oneOf([401, 404]);
    const other = await delivered();
    const stranger = await other.link();
    const foreign = await stranger.client.get(`/api/tracking/files/${accepted.fileId}`);
    expect(foreign.status).to.equal(404);
    const renewed = await link(true);
    expect((await client.get('/api/tracking')).status).to.equal(404);
    expect((await renewed.client.get('/api/tracking')).status).to.equal(200);
    const next = await buildCustomer({ id: companyId } as never);
    await Shipment.query().where({ id, companyId }).patch({ customerId: next.id });
    expect((await renewed.client.get('/api/tracking')).status).to.equal(404);
  });
});

/** No other test record has these names. */
const DRIVER = { firstName: 'Cuauhtli', lastName: 'Xochitla' };
const MOVES = ['at_pickup', 'in_transit', 'at_border', 'at_delivery', 'delivered'] as const;
