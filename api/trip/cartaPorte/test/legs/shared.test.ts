import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../../network/companies/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { as, type Client } from '../../../../testing/client.ts';
import { buildLoadByLegs } from '../../../shipments/test/legs/factory.ts';
import type { Shipment } from '../../../shipments/index.ts';
import { CartaPorte } from '../../CartaPorte.ts';
import type { CarrierPart, CustomerPart, End } from '../../data.ts';
import { buildCartaPorte } from '../factory.ts';
import { crossBorder } from '../samples.ts';

type Shown = Schemas['CartaPorte'];
type Answer = Shown & Pick<Schemas['Problem'], 'code' | 'errors'>;

const YARD: End = { rfc: 'MAB9307148T4', country: 'MEX', state: 'TAM', postalCode: '88000' };
const US_YARD: End = {
  rfc: 'XEXX010101000',
  taxId: '74-7654321',
  taxResidence: 'USA',
  country: 'USA',
  state: 'TX',
  postalCode: '78040',
};

describe("The customer's part of a Carta Porte that the legs of a load share", function () {
  this.timeout(90_000);
  let broker: Client, shipper: Client, carriers: Client[];
  let whole: Shipment, mexican: Shipment, transfer: Shipment;

  beforeEach(async () => {
    const company = await buildCompany();
    const customer = await buildCustomer(company);
    const rows = [];
    for (let count = 0; count < 3; count++)
      rows.push(await buildCarrier({ companyId: company.id }));
    broker = as(await buildUser({ companyId: company.id }));
    shipper = as(await buildUser({ type: 'shipper', companyId: customer.id }));
    carriers = [];
    for (const { id } of rows)
      carriers.push(as(await buildUser({ type: 'carrier', carrierId: id })));
    const load = await buildLoadByLegs({ company, customer, carriers: rows });
    ({ whole } = load);
    [mexican, transfer] = load.legs as [Shipment, Shipment];
    await buildCartaPorte(whole.id, crossBorder());
  });

  const pathTo = ({ id }: Shipment) => `/api/shipments/${id}/cartaPorte`;
  const read = async (load: Shipment, user = broker) => (await user.get<Shown>(pathTo(load))).body;
  const partOf = async (load: Shipment) => (await read(load)).parts[0]!.customer!;

  /** Saves the customer's part of a load as it is shown, with these changes. */
  async function save(load: Shipment, changes: CustomerPart, user = broker) {
    const [{ customer, version }] = (await read(load, user)).parts as [Schemas['CartaPortePart']];
    const headers = { 'if-match': `"${version}"` };
    return user.post<Answer>(`${pathTo(load)}/customer`, { ...customer, ...changes }, { headers });
  }

  const saveTrip = (load: Shipment, user: Client, part: CarrierPart = crossBorder().carrier) =>
    user.post<Answer>(`${pathTo(load)}/carrier`, part);

  it('has the goods and the first end of the whole for the Mexican leg, and no customs data', async () => {
    const part = await partOf(mexican);
    const { origin, goods, grossWeight } = crossBorder().customer;
    expect(part).to.deep.include({ international: false, origin, grossWeight, goodsCount: '1' });
    expect(part).to.not.have.any.keys('direction', 'regimes');
    const { product, weight, quantity } = goods![0]!;
    expect(part.goods![0]).to.include({ product, weight, quantity });
    expect(part.goods![0]).to.not.have.any.keys('documentType', 'documentId', 'materialType');
    expect(part.destination).to.include({ state: 'TAM', postalCode: '88000' });
    const over = await partOf(transfer);
    expect(over).to.deep.include({ international: true, direction: 'Salida', regimes: ['EXD'] });
    expect(over.goods).to.deep.equal(goods);
  });

  it('reaches every leg when it changes, before and after a leg saved its own', async () => {
    expect((await save(mexican, { destination: YARD })).status).to.equal(200);
    expect((await saveTrip(mexican, carriers[0]!)).status).to.equal(200);
    const [good] = crossBorder().customer.goods!;
    const changes = { goods: [{ ...good!, weight: '9100' }], grossWeight: '9100' };
    expect((await save(whole, changes, shipper)).status).to.equal(200);
    for (const leg of [mexican, transfer]) {
      const { grossWeight, goods } = await partOf(leg);
      expect([grossWeight, goods![0]!.weight]).to.deep.equal(['9100', '9100']);
    }
    expect((await partOf(mexican)).destination).to.deep.equal(YARD);
    const key = { shipmentId: mexican.id, companyId: mexican.companyId };
    const row = (await CartaPorte.query().findOne(key))!;
    expect(row.customer).to.have.all.keys('international', 'destination');
    expect(row.carrier).to.include({ plates: '41AE7K' });
  });

  it('is not changed by way of a leg, which names the fields and the whole load', async () => {
    const { status, body } = await save(mexican, { grossWeight: '1' });
    expect(status).to.equal(422);
    expect(Object.keys(body.errors!)).to.deep.equal(['grossWeight']);
    expect(body.errors!.grossWeight).to.include('9600.5').and.include(whole.reference);
    expect((await partOf(whole)).grossWeight).to.equal('9600.5');
    const refused = await carriers[0]!.post(`${pathTo(mexican)}/customer`, { grossWeight: '1' });
    expect(refused.status).to.equal(403);
  });

  it('refuses an edit of a leg that was begun before the whole changed', async () => {
    const [{ version, customer }] = (await read(mexican)).parts as [Schemas['CartaPortePart']];
    await save(whole, { grossWeight: '9600.5', goodsCount: '1' }, shipper);
    const headers = { 'if-match': `"${version}"` };
    const { status } = await broker.post(`${pathTo(mexican)}/customer`, customer!, { headers });
    expect(status).to.equal(412);
  });

  it('stays as it was for a leg that has been driven, which may then be corrected by itself', async () => {
    await mexican.$query().patch({ status: 'delivered' });
    await save(whole, { grossWeight: '9100' }, shipper);
    expect((await partOf(mexican)).grossWeight).to.equal('9600.5');
    expect((await partOf(transfer)).grossWeight).to.equal('9100');
    expect((await save(mexican, { grossWeight: '9600.6' })).status).to.equal(200);
    expect((await partOf(mexican)).grossWeight).to.equal('9600.6');
    await mexican.$query().patch({ status: 'in_transit' });
    await save(whole, { grossWeight: '9200' }, shipper);
    expect((await partOf(mexican)).grossWeight).to.equal('9200');
  });

  it('is exported for each leg by its carrier, with its own ends and no more', async () => {
    await save(mexican, { destination: YARD });
    await save(transfer, { origin: YARD, destination: US_YARD });
    for (const [at, leg] of [mexican, transfer].entries()) {
      const user = carriers[at]!;
      expect((await saveTrip(leg, user)).body.findings, leg.leg!).to.deep.equal([]);
      const { status, body } = await user.get<string>(`${pathTo(leg)}/file?format=xml`);
      expect(status).to.equal(200);
      const xml = String(body);
      expect(xml).to.include('PesoBrutoTotal="9600.5"').and.include('88000');
      expect(xml).to.not.include('75201').and.not.include('74-1234567');
      expect(xml.includes('MAB9307148T4" NombreRemitente')).to.equal(leg === mexican);
      const neighbour = carriers[1 - at]!;
      expect((await neighbour.get(`${pathTo(leg)}/file?format=xml`)).status).to.equal(404);
      const own = JSON.stringify(await read(leg, user));
      expect(own).to.not.include(whole.id).and.not.include(whole.reference);
      expect((await read(leg, user)).parts.map(({ party }) => party)).to.deep.equal(['carrier']);
    }
    expect((await broker.get(pathTo(whole))).status).to.equal(200);
    for (const user of carriers) expect((await user.get(pathTo(whole))).status).to.equal(404);
  });

  it('names the whole load to the broker, and the shared fields', async () => {
    const body = await read(mexican);
    expect(body.whole).to.deep.equal({ id: whole.id, reference: whole.reference });
    const fields = body.parts[0]!.sections.flatMap((section) => section.fields);
    const isShared = (path: string) => fields.find((field) => field.path === path)?.isShared;
    expect(isShared('grossWeight')).to.equal(true);
    expect(isShared('origin.rfc')).to.equal(true);
    expect(isShared('destination.rfc')).to.equal(undefined);
    expect(body.parts[0]!.lists).to.deep.equal([]);
    expect(await read(whole)).to.not.have.any.keys('whole', 'toVerify');
  });

  it("says in both languages that the transfer's duty is to be verified, to its carrier too", async () => {
    for (const user of [broker, carriers[1]!])
      expect((await read(transfer, user)).toVerify).to.include('Por verificar');
    const headers = { 'accept-language': 'en' };
    const { body } = await broker.get<Shown>(pathTo(transfer), { headers });
    expect(body.toVerify).to.include('To be verified');
    expect(await read(mexican)).to.not.have.property('toVerify');
  });
});
