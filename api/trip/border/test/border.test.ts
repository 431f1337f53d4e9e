import { expect } from 'chai';
import { buildBridge } from '../../../catalogs/bridges/test/factory.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Crossing } from '../../crossings/Crossing.ts';
import { buildCrossing } from '../../crossings/test/factory.ts';
import { buildLeg } from '../../legs/test/factory.ts';
import { buildDriver } from '../../../network/operators/test/factory.ts';
import { buildShipment, buildStops } from '../../shipments/test/factory.ts';
import { Shipment } from '../../shipments/index.ts';
import { setClock } from '../../../testing/base/clock.ts';
import type { Columns } from '../../../testing/base/saved.ts';
import { as, byLink } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { buildVehicle } from '../../../network/vehicles/test/factory.ts';

type Load = Schemas['BorderLoad'];
type Request = Schemas['BorderRequest'] & Pick<Schemas['Problem'], 'errors'>;

const NOW = '2026-12-01T12:00:00.000Z';
const ARRIVAL = '2026-12-01T18:00:00.000Z';
const PAPERS = {
  mxBrokerName: 'Agencia Sáenz',
  mxBrokerPhone: '528677110045',
  usBrokerName: 'Laredo CB',
  cfdiUuid: '0195a3c0-0000-4000-8000-000000000001',
  pedimento: '262434566001234',
  doda: '7781234',
  paps: 'TRBV4410921',
  manifestAcceptedAt: '2026-12-01T11:00:00Z',
};

describe('The border readiness of loads', () => {
  beforeEach(() => setClock(new Date(NOW)));
  afterEach(() => setClock(null));

  /** A load to the north that lacks nothing but what the crossing and the driver change. */
  async function load(crossing: Columns<Crossing> = {}, driver: object = {}) {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId, scacCode: 'ABCD', caat: '3A7K' });
    const { id: shipmentId } = await buildShipment({ companyId, carrierId, status: 'assigned' });
    const [unit, trailer] = [
      await buildVehicle({ carrierId }),
      await buildVehicle({ carrierId, kind: 'trailer' }),
    ];
    const { id: operatorId } = await buildDriver({ carrierId, badgeNumber: 'B-1', ...driver });
    for (const kind of ['mexican', 'transfer', 'us'] as const)
      await buildLeg({
        shipmentId,
        kind,
        operatorId,
        seal: 'MX4471982',
        unitId: unit.id,
        trailerId: trailer.id,
      });
    const { id: bridgeId } = await buildBridge();
    await buildCrossing({ shipmentId, bridgeId, plannedAt: ARRIVAL, ...PAPERS, ...crossing });
    const broker = as(await buildUser({ companyId }));
    const read = async () => (await broker.get<Load>(`/api/shipments/${shipmentId}/border`)).body;
    const ask = async (party: string) => {
      const path = `/api/shipments/${shipmentId}/border/${party}/link`;
      const { body } = await broker.post<Schemas['LinkText']>(path, {});
      return { ...body, client: byLink(body.url.split('#')[1]!) };
    };
    return { companyId, carrierId, shipmentId, bridgeId, broker, read, ask };
  }

  const codes = ({ gaps }: { gaps: Schemas['BorderGap'][] }) => gaps.map(({ code }) => code);

  it('lack nothing with legs, papers and an accepted e-Manifest', async () => {
    const { read } = await load();
    const body = await read();
    expect(body.gaps).to.eql([]);
    expect(body).to.include({ direction: 'northbound', scac: 'ABCD', caat: '3A7K' });
    expect(body.clock).to.include({ state: 'accepted', dueAt: '2026-12-01T17:00:00.000Z' });
    expect(body.legs.map(({ kind }) => kind)).to.eql(['mexican', 'transfer', 'us']);
  });

  it('look at the last stop before the border and the first one after it', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const parties = { companyId, carrierId, status: 'assigned' } as const;
    const load = await buildShipment({ ...parties, pickupDate: '2026-11-20' });
    const ramos = { city: 'Ramos Arizpe', state: 'MX-COA', country: 'MX' } as const;
    const laredo = { city: 'Laredo', state: 'US-TX', country: 'US' } as const;
    await buildStops(load, [
      { kind: 'pickup', place: ramos, date: '2026-12-02', from: '09:00' },
      { kind: 'delivery', place: laredo, date: '2026-12-03' },
    ]);
    const broker = as(await buildUser({ companyId }));
    const path = `/api/shipments/${load.id}`;
    const { body } = await broker.get<Load>(`${path}/border`);
    expect(body).to.deep.include({ stopCount: 4, direction: 'northbound' });
    expect([body.beforeBorder!.number, body.afterBorder!.number]).to.eql([2, 3]);
    expect(body.beforeBorder).to.have.all.keys('number', 'kind', 'place', 'date', 'from', 'to');
    const dueAt = (code: string) => body.gaps.find((gap) => gap.code === code)!.dueAt;
    for (const code of ['bridge', 'planned_at', 'mx_broker', 'us_broker', 'seal'])
      expect(dueAt(code), code).to.equal('2026-12-02T15:00:00.000Z');
    expect(body.gaps.find(({ leg }) => leg === 'mexican')!.dueAt).to.match(/^2026-11-20/);
    const board = await broker.get<Schemas['BorderBoard']>('/api/border');
    expect(board.body.loads.map(({ id }) => id)).to.eql([load.id]);
    const { body: crossing } = await broker.get<Schemas['Crossing']>(`${path}/crossing`);
    expect(crossing.afterBorder).to.deep.include({ number: 3, place: laredo });
    const link = await broker.post<Schemas['LinkText']>(`${path}/border/carrier/link`, {});
    expect(link.body.text).to.include('Parada 2 de 4 · Recolección · Ramos Arizpe');
  });

  it('say of each paper that it is missing, who owes it and by when', async () => {
    const owed: [field: string, code: string, party: string, dueAt: string][] = [
      ['mxBrokerName', 'mx_broker', 'company', '2026-11-30T18:00:00.000Z'],
      ['usBrokerName', 'us_broker', 'company', '2026-11-30T18:00:00.000Z'],
      ['cfdiUuid', 'cfdi', 'carrier', '2026-12-01T14:00:00.000Z'],
      ['pedimento', 'pedimento', 'mx_broker', '2026-12-01T15:00:00.000Z'],
      ['doda', 'doda', 'mx_broker', '2026-12-01T16:00:00.000Z'],
      ['paps', 'paps', 'us_broker', '2026-12-01T15:00:00.000Z'],
      ['manifestAcceptedAt', 'manifest', 'carrier', '2026-12-01T17:00:00.000Z'],
    ];
    for (const [field, code, party, dueAt] of owed) {
      const { gaps } = await (await load({ [field]: null })).read();
      expect(gaps.map(({ text: _, remedy: __, ...gap }) => gap)).to.eql([
        { code, leg: null, party, dueAt, isLate: dueAt < NOW, isAdvice: false },
      ]);
      expect(gaps[0]!.text).to.match(/^Falta/);
    }
  });

  it('ask for what is empty of the legs and of the carrier that crosses, once per leg', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId, scacCode: 'ABCD' });
    const { id } = await buildShipment({ companyId, carrierId, status: 'in_transit' });
    await buildLeg({
      shipmentId: id,
      kind: 'transfer',
      carrierName: 'Transfer Díaz',
      unitPlates: '12AB3C',
    });
    const broker = as(await buildUser({ companyId }));
    const { body } = await broker.get<Load>(`/api/shipments/${id}/border`);
    const of = (leg: string | null) =>
      body.gaps.filter((gap) => gap.leg === leg).map(({ code }) => code);
    expect(of('transfer')).to.eql(['operator', 'trailer']);
    expect(of('us')).to.eql(['operator', 'unit', 'trailer']);
    expect(of(null)).to.include.members(['bridge', 'planned_at', 'seal', 'scac', 'caat']);
    expect(body).to.include({ clock: null, scac: null });
  });

  it('run the clock of the e-Manifest: one hour, by FAST 30 minutes, warned two hours before, and the arrival put off', async () => {
    const { read } = await load({ manifestAcceptedAt: null });
    const stateAt = async (time: string) => {
      setClock(new Date(`2026-12-01T${time}Z`));
      return (await read()).clock!.state;
    };
    expect(await stateAt('14:59:59')).to.equal('open');
    expect(await stateAt('15:00:00')).to.equal('warning');
    expect(await stateAt('17:00:00')).to.equal('late');
    const fast = { fast: true, manifestAcceptedAt: null };
    const byFast = await (await load(fast, { fastNumber: 'F-1' })).read();
    expect(byFast.clock).to.include({ minutesBefore: 30, dueAt: '2026-12-01T17:30:00.000Z' });
    const late = await (await load({ manifestAcceptedAt: '2026-12-01T17:20:00Z' })).read();
    expect(late.clock).to.include({
      state: 'accepted_late',
      earliestArrivalAt: '2026-12-01T18:20:00.000Z',
    });
  });

  it('name a FAST card that is missing, and only advise about the badge of the driver', async () => {
    const { gaps } = await (await load({ fast: true }, { badgeNumber: null })).read();
    expect(gaps.map(({ code, isAdvice }) => [code, isAdvice])).to.eql([
      ['fast_card', false],
      ['badge', true],
    ]);
  });

  it('name the certificate that the customer demands and the carrier lacks', async () => {
    const company = await buildCompany();
    const { id: customerId } = await buildCustomer(company, { demandedCertificates: ['CTPAT'] });
    const { id: carrierId } = await buildCarrier({ companyId: company.id });
    const parties = { companyId: company.id, carrierId, status: 'assigned' } as const;
    const of = async (whose: object) => {
      const { id } = await buildShipment({ ...parties, ...whose });
      const broker = as(await buildUser({ companyId: company.id }));
      return codes((await broker.get<Load>(`/api/shipments/${id}/border`)).body);
    };
    expect(await of({ customerId })).to.include('security_certificate');
    expect(await of({})).to.not.include('security_certificate');
  });

  it('ask nothing of the United States of a load to the south', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { origin: destination, destination: origin } = await buildShipment({ companyId });
    const { id } = await buildShipment({
      companyId,
      carrierId,
      origin,
      destination,
      status: 'assigned',
    });
    const broker = as(await buildUser({ companyId }));
    const { body } = await broker.get<Load>(`/api/shipments/${id}/border`);
    expect(body.direction).to.equal('southbound');
    expect(codes(body)).to.include.members(['pedimento', 'doda', 'caat']);
    expect(codes(body)).to.not.include.members(['paps', 'manifest', 'scac']);
  });

  it('are listed by planned arrival within the days, by bridge and by who owes, without loads that have crossed', async () => {
    const { companyId, carrierId, bridgeId, broker } = await load({ doda: null });
    const next = async (plannedAt: string, status: 'assigned' | 'at_delivery' = 'assigned') => {
      const { id: shipmentId } = await buildShipment({ companyId, carrierId, status });
      await buildCrossing({ shipmentId, plannedAt });
      return shipmentId;
    };
    const earlier = await next('2026-12-01T13:00:00Z');
    const later = await next('2026-12-06T13:00:00Z');
    await next('2026-12-01T13:00:00Z', 'at_delivery');
    const list = async (query = '') =>
      (await broker.get<Schemas['BorderBoard']>(`/api/border${query}`)).body.loads;
    const all = await list();
    expect(all.map(({ id }) => id))
      .to.have.length(2)
      .and.include(earlier);
    expect(all[0]!.id).to.equal(earlier);
    expect((await list('?days=7')).map(({ id }) => id)).to.include(later);
    expect(await list(`?bridgeId=${bridgeId}`)).to.have.length(1);
    expect(await list('?owedBy=us_broker')).to.have.length(1);
    const stranger = as(await buildUser({ companyId: (await buildCompany()).id }));
    const { body } = await stranger.get<Schemas['BorderBoard']>('/api/border');
    expect(body.loads).to.eql([]);
  });

  it('are asked for by a link that shows and takes only what the party owes', async () => {
    const { ask, read } = await load({ doda: null, paps: null });
    const { client, text, whatsApp, url } = await ask('mx_broker');
    expect(url).to.match(/\/border#/);
    expect(text)
      .to.match(/Falta el DODA/)
      .and.not.match(/PAPS/);
    expect(whatsApp).to.match(/wa\.me\/528677110045/);
    const { body } = await client.get<Request>('/api/border/link');
    expect(body).to.include({ party: 'mx_broker' });
    expect(body.fields.map(({ name }) => name)).to.eql(['doda']);
    const foreign = await client.post<Request>('/api/border/link/answer', { paps: 'ABCD12345' });
    expect([foreign.status, Object.keys(foreign.body.errors!)]).to.eql([422, ['paps']]);
    const given = await client.post<Request>('/api/border/link/answer', { doda: '778 9' });
    expect([given.status, given.body.gaps]).to.eql([200, []]);
    expect((await read()).crossing.doda).to.equal('7789');
    const other = await load({ doda: null });
    expect((await client.get(`/api/shipments/${other.shipmentId}/border`)).status).to.equal(401);
  });

  it("take the carrier's legs, seal and codes by link, until another carrier has the load", async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await buildShipment({ companyId, carrierId, status: 'assigned' });
    const broker = as(await buildUser({ companyId }));
    const { body } = await broker.post<Schemas['LinkText']>(
      `/api/shipments/${id}/border/carrier/link`,
      {},
    );
    const client = byLink(body.url.split('#')[1]!);
    const { status } = await client.post<Request>('/api/border/link/answer', {
      seal: 'mx 447',
      scac: 'tdzz',
      caat: '3a7k',
      legs: { transfer: { operatorName: 'Raúl Díaz', unitPlates: '12-ab-3c' } },
    });
    expect(status).to.equal(200);
    const shown = (await broker.get<Load>(`/api/shipments/${id}/border`)).body;
    expect(shown).to.include({ scac: 'TDZZ', caat: '3A7K' });
    expect(shown.legs[0]).to.include({ kind: 'mexican', seal: 'MX447' });
    expect(shown.legs[1]).to.include({ operatorName: 'Raúl Díaz', unitPlates: '12AB3C' });
    const { id: nextId } = await buildCarrier({ companyId });
    await Shipment.query().findOne({ id, companyId }).patch({ carrierId: nextId });
    expect((await client.get('/api/border/link')).status).to.equal(404);
  });

  it('open nothing by link to a user without one (it failed)', async () => {
    const broker = as(await buildUser());
    expect((await broker.get('/api/border/link')).status).to.equal(404);
    expect((await broker.post('/api/border/link/answer', { doda: '1' })).status).to.equal(404);
  });
});
