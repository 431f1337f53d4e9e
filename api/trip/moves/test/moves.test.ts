import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { Shipment } from '../../shipments/index.ts';
import { dayFrom } from '../../../quoting/quotes/test/factory.ts';
import { anonymous, as, byLink } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type Answered = Schemas['Moves'] & Pick<Schemas['Problem'], 'code' | 'errors'>;

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

describe('Moves of a load', function () {
  this.timeout(30_000);

  async function moved(overrides: object = {}) {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const parties = { companyId, carrierId, status: 'assigned', purchaseCost: '1000.00' } as const;
    const { id } = await buildShipment({ ...parties, ...overrides });
    const path = `/api/shipments/${id}/moves`;
    const token = await buildToken({ kind: 'moves', subjectId: id, partyId: carrierId });
    const driver = byLink(token);
    const report = (status: string, body: object = {}, options: object = {}) =>
      driver.post<Answered>(`${path}/report`, { status, ...body }, options);
    const broker = as(await buildUser({ companyId }));
    const carrier = as(await buildUser({ type: 'carrier', carrierId }));
    const events = async () =>
      (await broker.get<Schemas['Event'][]>(`/api/shipments/${id}/events`)).body;
    return { id, companyId, path, driver, report, broker, carrier, events };
  }

  it('are reported by link with time and place, without prices, and nothing else opens', async () => {
    const { id, path, driver, report, events } = await moved();
    expect((await anonymous.get(path)).status).to.equal(401);
    const { body } = await driver.get<Answered>(path);
    expect(body).to.include({ status: 'assigned', next: 'at_pickup' });
    expect(JSON.stringify(body)).to.not.include('1000.00');
    const at = ago(2);
    const place = { latitude: 25.67, longitude: -100.31, place: 'Apodaca' };
    const after = await report('at_pickup', { happenedAt: at, ...place });
    expect(after.body).to.include({ status: 'at_pickup', next: 'in_transit' });
    const [event] = (await events()).filter(({ toStatus }) => toStatus === 'at_pickup');
    expect(event).to.include({ happenedAt: at, byLink: true, byCall: false, ...place });
    expect((await driver.get(`/api/shipments/${id}`)).status).to.equal(401);
  });

  it('count once when the phone sends one twice, and the next one is of another key', async () => {
    const { report } = await moved();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (const _ of [1, 2])
      expect((await report('at_pickup', {}, { headers })).body.status).to.equal('at_pickup');
    const again = await report('at_pickup');
    expect([again.status, again.body.code]).to.eql([409, 'NOT_ACCEPTABLE_STATE']);
  });

  it('are refused before the step before, and in the future; a slow clock of a few minutes is ours', async () => {
    const { report } = await moved();
    await report('at_pickup', { happenedAt: ago(3) });
    for (const happenedAt of [ago(4), ago(-1)])
      expect((await report('in_transit', { happenedAt })).body.errors).to.have.keys('happenedAt');
    expect((await report('in_transit', { happenedAt: ago(-0.05) })).status).to.equal(200);
  });

  it('within the minute of the step before are after it: typed times have no seconds', async () => {
    const { report, events } = await moved();
    const minute = Math.floor(Date.now() / 60_000) * 60_000 - HOUR;
    const at = new Date(minute + 40_000).toISOString();
    await report('at_pickup', { happenedAt: at });
    const typed = { happenedAt: new Date(minute).toISOString() };
    expect((await report('in_transit', typed)).status).to.equal(200);
    expect((await events()).at(-1)).to.include({ toStatus: 'in_transit', happenedAt: at });
  });

  it('long before the planned time are confirmed first', async () => {
    const { report } = await moved({ pickupDate: dayFrom(4) });
    const early = await report('at_pickup');
    expect(early.status).to.equal(422);
    expect(early.body.errors).to.have.keys('isEarly');
    expect((await report('at_pickup', { isEarly: true })).status).to.equal(200);
    expect((await report('in_transit')).status, 'asked once for a stop').to.equal(200);
  });

  it('go back one step with a reason, after which the true time may be earlier', async () => {
    const { report, carrier, id } = await moved();
    await report('at_pickup', { happenedAt: ago(1) });
    const back = (reason?: string) =>
      carrier.post<Answered>(`/api/shipments/${id}/move`, { status: 'assigned', reason });
    expect((await back()).body.errors).to.have.keys('reason');
    expect((await back('Otro embarque')).status).to.equal(200);
    expect((await report('at_pickup', { happenedAt: new Date().toISOString() })).status).to.equal(
      200,
    );
  });

  it("say that the broker took them by phone; a link ends with the carrier's load", async () => {
    const { id, companyId, broker, events, path, driver } = await moved();
    const call = { status: 'at_pickup', byCall: true, toldBy: ' Chuy Ramos ' };
    await broker.post(`/api/shipments/${id}/move`, call);
    const told = { byCall: true, byLink: false, toldBy: 'Chuy Ramos' };
    expect((await events()).at(-1)).to.include(told);
    const { id: nextId } = await buildCarrier({ companyId });
    await Shipment.query().findOne({ id, companyId }).patch({ carrierId: nextId });
    expect((await driver.get(path)).status).to.equal(404);
  });

  it('have a link for WhatsApp from broker and carrier, which can be renewed', async () => {
    const { path, broker, carrier, driver } = await moved();
    const { body } = await carrier.post<Schemas['LinkText']>(`${path}/link`, {});
    expect(body.url).to.match(/\/moves#[\w-]{65}$/);
    expect(body.whatsApp).to.match(/^https:\/\/wa\.me\//);
    expect((await driver.get(path)).status).to.equal(200);
    await broker.post(`${path}/link`, { renew: true });
    expect((await driver.get(path)).status).to.equal(404);
  });
});
