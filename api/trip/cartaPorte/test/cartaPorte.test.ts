import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildComodity } from '../../../catalogs/comodities/test/factory.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { Shipment } from '../../shipments/index.ts';
import { anonymous, as, byLink } from '../../../testing/client.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';
import { buildCartaPorte } from './factory.ts';
import { crossBorder, domestic } from './samples.ts';

type Shown = Schemas['CartaPorte'];

const SECRET = { purchaseCost: '41234.56', saleValue: '47654.32' };

describe('The Carta Porte of a load', function () {
  this.timeout(60_000);
  let tenant: Tenant;

  before(async () => void (tenant = await buildTenant()));

  async function load(overrides: object = {}) {
    const { company, customer, carrier } = tenant;
    const parties = { companyId: company.id, customerId: customer.id, carrierId: carrier.id };
    return buildShipment({ ...parties, status: 'assigned', ...SECRET, ...overrides });
  }

  const pathTo = ({ id }: { id: string }) => `/api/shipments/${id}/cartaPorte`;

  async function links(shipment: Shipment) {
    const [customer, carrier] = await Promise.all([
      buildToken({
        kind: 'carta_porte_customer',
        subjectId: shipment.id,
        partyId: shipment.customerId!,
      }),
      buildToken({
        kind: 'carta_porte_carrier',
        subjectId: shipment.id,
        partyId: shipment.carrierId!,
      }),
    ]);
    return { customer: byLink(customer), carrier: byLink(carrier) };
  }

  it('is filled from the load before anybody saves it', async () => {
    const comodity = await buildComodity({ nameEs: 'Autopartes' });
    const made = await load({
      weight: '22046.23',
      weightUnit: 'lb',
      units: 24,
      hazmat: false,
      comodityId: comodity.id,
      pickupDate: '2026-12-01',
      pickupFrom: '08:00',
    });
    const { body } = await as(tenant.people.admin).get<Shown>(pathTo(made));
    const [customer, carrier] = [body.parts[0]!.customer!, body.parts[1]!.carrier!];
    expect(customer).to.include({
      international: true,
      direction: 'Salida',
      country: 'USA',
      way: '01',
    });
    expect(customer.origin).to.include({ country: 'MEX', state: 'NLE', postalCode: '64000' });
    expect(customer.destination).to.include({
      rfc: 'XEXX010101000',
      state: 'TX',
      taxResidence: 'USA',
    });
    expect(customer.goods).to.have.lengthOf(1);
    expect(customer.goods![0]).to.include({
      description: 'Autopartes',
      quantity: '24',
      weight: '10000.002',
    });
    expect(carrier).to.include({ departureAt: '2026-12-01T08:00' });
    expect(body.progress.map(({ savedAt }) => savedAt)).to.deep.equal([null, null]);
  });

  it('is filled from the last load of the customer on the lane, without what belongs to that load', async () => {
    const [before, next] = [await load(), await load({ weight: '5000', units: 10 })];
    await buildCartaPorte(before.id, crossBorder());
    const { body } = await as(tenant.people.admin).get<Shown>(pathTo(next));
    const { goods, regimes, destination } = body.parts[0]!.customer!;
    expect(regimes).to.deep.equal(['EXD']);
    expect(destination).to.include({ taxId: '74-1234567' });
    expect(goods![0]).to.include({ product: '26121600', weight: '5000', quantity: '10' });
    expect(goods![0]).to.not.have.property('documentId');
    expect(body.parts[1]!.carrier).to.include({ plates: '41AE7K', configuration: 'T3S2' });
    const elsewhere = await load({
      destination: { city: 'Austin', state: 'US-TX', country: 'US' },
    });
    const other = await as(tenant.people.admin).get<Shown>(pathTo(elsewhere));
    expect(other.body.parts[0]!.customer!.regimes).to.equal(undefined);
  });

  it('is saved in parts by who answers for them, complete or not, and says what is missing in both', async () => {
    const made = await load({ movement: 'mexico' });
    const { customer, carrier } = domestic();
    const { admin, shipper, carrier: trucker } = tenant.people;
    const first = await as(shipper).post<Shown>(`${pathTo(made)}/customer`, {
      international: false,
    });
    expect(first.body.progress[0]!.done).to.be.lessThan(first.body.progress[0]!.total);
    const saved = await as(shipper).post<Shown>(`${pathTo(made)}/customer`, customer);
    expect(saved.body.parts.map(({ party }) => party)).to.deep.equal(['customer']);
    expect(saved.body.findings.map(({ party }) => party))
      .to.include('carrier')
      .and.not.include('customer');
    const whole = await as(trucker).post<Shown>(`${pathTo(made)}/carrier`, carrier);
    expect(whole.body.findings).to.deep.equal([]);
    for (const { done, total, savedAt } of whole.body.progress) {
      expect(done).to.equal(total);
      expect(savedAt).to.be.a('string');
    }
    const { body } = await as(admin).get<Shown>(pathTo(made));
    expect(body.parts.map(({ party }) => party)).to.deep.equal(['customer', 'carrier']);
  });

  it('gives the file to broker and carrier, the XML once nothing is missing', async () => {
    const made = await load({ movement: 'mexico' });
    const { admin, shipper, carrier } = tenant.people;
    const file = (person: typeof admin, format: string) =>
      as(person).get<string>(`${pathTo(made)}/file?format=${format}`);
    const early = await file(admin, 'xml');
    expect(early).to.deep.include({ status: 409 });
    expect(early.body).to.deep.include({ code: 'CARTA_PORTE_INCOMPLETE' });
    expect((await file(admin, 'csv')).status).to.equal(200);
    await buildCartaPorte(made.id);
    const xml = await file(carrier, 'xml');
    expect(xml.status).to.equal(200);
    expect(xml.body).to.include('<cartaporte31:CartaPorte').and.include('PlacaVM="41AE7K"');
    expect(xml.headers.get('content-disposition')).to.include(`carta-porte-${made.reference}.xml`);
    expect((await file(shipper, 'xml')).status).to.equal(403);
  });

  it("shows each party by link only its own part, never the other's data and never a price", async () => {
    const made = await load({ movement: 'mexico' });
    await buildCartaPorte(made.id);
    const by = await links(made);
    const carriers = [
      '41AE7K',
      'Ramiro',
      'Cantú',
      'Cumbre',
      'NLE-0045871',
      tenant.carrier.carrierName!,
    ];
    const customers = ['MAB9307148T4', 'Ensambles', 'Arneses', '9600.5', 'Industrias 200'];
    const hidden = { customer: carriers, carrier: customers };
    for (const party of ['customer', 'carrier'] as const) {
      const { status, body } = await by[party].get<Shown>(pathTo(made));
      expect(status).to.equal(200);
      const text = JSON.stringify(body);
      for (const value of [...hidden[party], ...Object.values(SECRET)])
        expect(text, `${party} ${value}`).to.not.include(value);
      expect(text).to.include(party === 'customer' ? 'Arneses' : '41AE7K');
    }
  });

  it('is filled by link without an account: the own part of the own load, nothing else', async () => {
    const [made, other] = [await load({ movement: 'mexico' }), await load({ movement: 'mexico' })];
    const by = await links(made);
    const { customer, carrier } = domestic();
    expect((await anonymous.get(pathTo(made))).status).to.equal(401);
    expect((await by.customer.post(`${pathTo(made)}/customer`, customer)).status).to.equal(200);
    expect((await by.carrier.post(`${pathTo(made)}/carrier`, carrier)).status).to.equal(200);
    for (const [link, path] of [
      [by.customer, `${pathTo(made)}/carrier`],
      [by.carrier, `${pathTo(made)}/customer`],
      [by.customer, `${pathTo(other)}/customer`],
      [by.carrier, `${pathTo(other)}/carrier`],
    ] as const)
      expect((await link.post(path, {})).status, path).to.equal(404);
    expect((await by.customer.get(pathTo(other))).status).to.equal(404);
    expect((await by.customer.get(`${pathTo(made)}/file?format=csv`)).status).to.equal(404);
    expect((await by.carrier.get(`${pathTo(made)}/file?format=xml`)).status).to.equal(200);
    for (const path of ['', '/rateConfirmations', '/events'])
      expect((await by.carrier.get(`/api/shipments/${made.id}${path}`)).status).to.be.oneOf([
        401, 404,
      ]);
  });

  it('gives the broker the links with a text for WhatsApp, and revokes them', async () => {
    const made = await load();
    const path = `${pathTo(made)}/customer/link`;
    const { body } = await as(tenant.people.admin).post<Schemas['LinkText']>(path, {});
    expect(body.url).to.match(/\/carta_porte#[\w-]{65}$/);
    expect(body.text).to.include(made.reference).and.include('Monterrey');
    expect(body.text).to.not.include(SECRET.saleValue);
    const token = body.url.split('#')[1]!;
    expect((await byLink(token).get(pathTo(made))).status).to.equal(200);
    await as(tenant.people.admin).post(path, { renew: true });
    expect((await byLink(token).get(pathTo(made))).status).to.equal(404);
    const alone = await load({ customerId: null });
    const refused = await as(tenant.people.admin).post(`${pathTo(alone)}/customer/link`, {});
    expect(refused).to.deep.include({ status: 409 });
  });

  it('is saved over the version that was read: 412 when the other one has saved since, also by link, and nothing is lost', async () => {
    const made = await load({ movement: 'mexico' });
    const { carrier: part } = domestic();
    const by = await links(made);
    const { admin } = tenant.people;
    const path = `${pathTo(made)}/carrier`;
    const first = (await by.carrier.get<Shown>(pathTo(made))).body.parts[0]!;
    expect([first.version, first.savedBy]).to.deep.equal([0, null]);
    const headers = { headers: { 'If-Match': '"0"' } };
    const saved = await as(admin).post<Shown>(path, part, headers);
    expect(saved.body.parts[1]).to.include({ version: 1 });
    const late = await by.carrier.post<Schemas['Problem']>(path, { plates: 'OLD001' }, headers);
    expect([late.status, late.body.code]).to.deep.equal([412, 'PRECONDITION_FAILED']);
    const read = (await by.carrier.get<Shown>(pathTo(made))).body.parts[0]!;
    expect(read).to.include({ version: 1, savedBy: `${admin.firstName} ${admin.lastName}` });
    expect(read.carrier!.plates).to.equal('41AE7K');
    const next = { headers: { 'If-Match': '"1"' } };
    const again = await by.carrier.post<Shown>(path, { ...part, year: '2023' }, next);
    expect(again.body.parts[0]).to.include({ version: 2, savedBy: null });
    const customer = await as(admin).post<Shown>(`${pathTo(made)}/customer`, {}, headers);
    expect(customer.status).to.equal(200);
  });

  it("hides a carrier's part from the carrier that has the load later", async () => {
    const made = await load({ movement: 'mexico' });
    await buildCartaPorte(made.id);
    const next = await buildTenant();
    await Shipment.query()
      .findOne({ id: made.id, companyId: made.companyId })
      .patch({ carrierId: next.carrier.id });
    const { body } = await as(next.people.carrier).get<Shown>(pathTo(made));
    expect(JSON.stringify(body)).to.not.include('41AE7K');
    expect(body.progress[1]!.savedAt).to.equal(null);
  });

  it('is closed with the load, needs a carrier for its part, and is none of a load within the US', async () => {
    const { admin } = tenant.people;
    const closed = await load({ status: 'closed' });
    expect((await as(admin).post(`${pathTo(closed)}/customer`, {})).status).to.equal(409);
    const open = await load({ status: 'confirmed', carrierId: null });
    expect((await as(admin).post(`${pathTo(open)}/customer`, {})).status).to.equal(200);
    expect((await as(admin).post(`${pathTo(open)}/carrier`, {})).status).to.equal(409);
    expect((await as(admin).get(pathTo(await load({ movement: 'us' })))).status).to.equal(404);
    const wrong = await as(admin).post(`${pathTo(open)}/customer`, { price: '1' });
    expect(wrong.status).to.equal(422);
  });
});
