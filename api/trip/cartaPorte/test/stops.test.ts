import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildComodity } from '../../../catalogs/comodities/test/factory.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { as, byLink } from '../../../testing/client.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';
import { Shipment } from '../../shipments/index.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { buildCartaPorte, buildStops } from './factory.ts';
import { byStop } from './samples.ts';

type Shown = Schemas['CartaPorte'];

const SILAO = placeOf('Silao', '36100');
const LEON: Schemas['Place'] = { ...placeOf('León', '37000'), name: 'Planta A' };

function placeOf(city: string, postalCode: string): Schemas['Place'] {
  return { city, state: 'MX-GUA', country: 'MX', postalCode };
}

describe('The Carta Porte of a load with more than two stops', function () {
  this.timeout(60_000);
  let tenant: Tenant;

  before(async () => void (tenant = await buildTenant()));

  /** A load from Monterrey that delivers in León and in Silao. */
  async function load(overrides: object = {}, stops: object[] = []) {
    const { company, customer, carrier } = tenant;
    const parties = { companyId: company.id, customerId: customer.id, carrierId: carrier.id };
    const window = {
      pickupDate: '2026-12-01',
      pickupFrom: '22:00',
      pickupTo: '02:00',
      deliveryDate: '2026-12-03',
      deliveryFrom: '09:00',
    };
    const way = { movement: 'mexico' as const, destination: SILAO, ...window, ...overrides };
    const made = await buildShipment({ ...parties, status: 'assigned', ...way });
    const [pickup = {}, between = {}, delivery = {}] = stops;
    await buildStops(made.id, [
      { kind: 'pickup', ...pickup },
      { kind: 'delivery', place: LEON, date: '2026-12-02', fromTime: '08:00', ...between },
      { kind: 'delivery', ...delivery },
    ]);
    return made;
  }

  const pathTo = ({ id }: Pick<Shipment, 'id'>) => `/api/shipments/${id}/cartaPorte`;

  async function read(made: Shipment) {
    const { body } = await as(tenant.people.admin).get<Shown>(pathTo(made));
    return { body, customer: body.parts[0]!.customer!, carrier: body.parts[1]!.carrier! };
  }

  it('has a section for each stop in driving order, in both parts', async () => {
    const { body } = await read(await load());
    const [customer, carrier] = body.parts.map(({ sections }) =>
      sections.filter(({ stop }) => stop).map(({ title, stop }) => [stop, title]),
    );
    const titles = [
      [1, 'Parada 1 de 3 · Recolección · Monterrey, Nuevo León'],
      [2, 'Parada 2 de 3 · Entrega · León, Guanajuato'],
      [3, 'Parada 3 de 3 · Entrega · Silao, Guanajuato'],
    ];
    expect(customer).to.deep.equal(titles);
    expect(carrier).to.deep.equal(titles);
    expect(body.facts.map(({ name }) => name)).to.deep.equal(['stop1', 'stop2', 'stop3']);
  });

  it('is filled from the stops: places, the beginning of their windows, and the distances', async () => {
    const { customer, carrier, body } = await read(await load());
    expect(customer.stops).to.have.length(1);
    expect(customer.stops![0]).to.include({ postalCode: '37000', state: 'GUA', name: 'Planta A' });
    expect(customer.destination).to.include({ postalCode: '36100', state: 'GUA' });
    expect(carrier).to.include({ departureAt: '2026-12-01T22:00', arrivalAt: '2026-12-03T09:00' });
    expect(carrier.stops![0]).to.include({ at: '2026-12-02T08:00' });
    const [leon] = body.parts[1]!.sections.filter(({ stop }) => stop === 2);
    const km = leon!.fields.find(({ path }) => path === 'stops.0.distance')!;
    expect(carrier.stops![0]!.distance, 'Monterrey to León').to.match(/^\d+$/);
    expect(km.source).to.equal('Distancia estimada por carretera');
    expect(carrier, 'León to Silao is too short to be estimated').to.not.have.property('distance');
  });

  it('has the goods of the stops with their sums, and leaves to the person what these do not say', async () => {
    const [parts, paint] = await Promise.all([
      buildComodity({ nameEs: 'Autopartes', hazmat: false }),
      buildComodity({ nameEs: 'Pintura base solvente', hazmat: true }),
    ]);
    const good = (of: { id: string }, units: number | null, weight: string) => ({
      comodityId: of.id,
      units,
      weight,
    });
    const made = await load({ weight: '9999' }, [
      { goods: [good(parts, 30, '600'), good(paint, null, '80.5')] },
      { goods: [good(parts, 10, '200')] },
      { goods: [good(parts, 20, '400'), good(paint, null, '80.5')] },
    ]);
    const { customer } = await read(made);
    expect(customer).to.include({ grossWeight: '680.5', goodsCount: '2' });
    const [first, second] = customer.goods!;
    expect(first).to.include({ description: 'Autopartes', quantity: '30', weight: '600' });
    expect(first!.stops!.map((stop) => stop!.quantity)).to.deep.equal(['30', '10', '20']);
    expect(second).to.include({ description: 'Pintura base solvente', weight: '80.5' });
    expect(second).to.include({ hazardous: true }).and.not.have.property('quantity');
  });

  it('names the stop of each lack, also to the party that does not fill it', async () => {
    const made = await load({ units: 30 });
    const { body } = await read(made);
    const texts = body.findings.map(({ path, stop, text }) => `${path}: ${stop}: ${text}`);
    expect(texts).to.include(
      'stops.0.rfc: Parada 2 de 3 · Entrega · León, Guanajuato: Falta: RFC.',
    );
    expect(texts.find((text) => text.startsWith('goods.0.stops.1.quantity'))).to.match(
      /Parada 2 de 3 .*: Lo que se entrega en las paradas no suma/,
    );
    const carrier = await as(tenant.people.carrier).get<Shown>(pathTo(made));
    const ofCustomer = carrier.body.findings.filter(({ party }) => party === 'customer');
    expect(ofCustomer.filter(({ text }) => text.endsWith('Falta: RFC.'))).to.have.length(3);
    expect(ofCustomer.every(({ path }) => path === null)).to.equal(true);
  });

  it('is filled by both links and then exported, each stop as a place', async () => {
    const origin = { city: 'Apodaca', state: 'MX-NLE', country: 'MX', postalCode: '66600' };
    const made = await load({ origin });
    const data = byStop();
    const { goods } = data.customer;
    const customer = {
      ...data.customer,
      stops: data.customer.stops!.slice(1),
      goods: goods!.map((good, index) => ({
        ...good,
        stops: [null, { quantity: index ? null : '200' }, { quantity: index ? '40' : '280' }],
      })),
    };
    const carrier = { ...data.carrier, stops: data.carrier.stops!.slice(1) };
    const link = async (party: 'customer' | 'carrier') =>
      byLink(
        await buildToken({
          kind: `carta_porte_${party}`,
          subjectId: made.id,
          partyId: made[`${party}Id`]!,
        }),
      );
    const [byCustomer, byCarrier] = [await link('customer'), await link('carrier')];
    expect((await byCustomer.post(`${pathTo(made)}/customer`, customer)).status).to.equal(200);
    const saved = await byCarrier.post<Shown>(`${pathTo(made)}/carrier`, carrier);
    expect(saved.body.findings).to.deep.equal([]);
    const file = await byCarrier.get<string>(`${pathTo(made)}/file?format=xml`);
    expect(file.status).to.equal(200);
    expect(file.body.match(/<cartaporte31:Ubicacion /g)).to.have.length(3);
    expect(file.body).to.include('Cantidad="280" IDOrigen="OR000001" IDDestino="DE000002"');
  });

  it('is filled from the last load only where that had the same way', async () => {
    const before = await load();
    const { customer, carrier } = byStop();
    const saved = { ...customer, stops: customer.stops!.slice(1) };
    await buildCartaPorte(before.id, { customer: saved, carrier });
    const same = await read(await load());
    expect(same.customer.stops![0]).to.include({ rfc: 'SAT970701NN3' });
    expect(same.customer.goods![0])
      .to.include({ product: '26121600' })
      .and.not.have.property('stops');
    expect(same.carrier.stops![0]).to.include({ at: '2026-12-02T08:00' });
    const other = { ...LEON, city: 'Irapuato', postalCode: '36500' };
    const elsewhere = await read(await load({}, [{}, { place: other }]));
    expect(elsewhere.customer.stops![0]).to.not.have.property('rfc');
    expect(elsewhere.customer.goods![0]).to.not.have.property('product');
  });

  it('fills the stops of a part that was saved before the load had them', async () => {
    const made = await load();
    const { stops: _between, ...customer } = byStop().customer;
    await buildCartaPorte(made.id, { customer, carrier: {} });
    const { customer: filled } = await read(made);
    expect(filled.stops![0]).to.include({ postalCode: '37000' });
  });
});
