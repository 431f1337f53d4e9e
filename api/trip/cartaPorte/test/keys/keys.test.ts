import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { buildSatKey } from '../../../../catalogs/satKeys/test/factory.ts';
import { SatKey } from '../../../../catalogs/satKeys/SatKey.ts';
import { buildShipment } from '../../../shipments/test/factory.ts';
import { as, byLink } from '../../../../testing/client.ts';
import { buildTenant, type Tenant } from '../../../../testing/tenants/tenant.ts';
import { buildCartaPorte } from '../factory.ts';
import { domestic } from '../samples.ts';

type Shown = Schemas['CartaPorte'];
type Choice = Schemas['CartaPorteChoice'];

describe("The keys of a load's Carta Porte in SAT's loaded catalogs", function () {
  this.timeout(60_000);
  let tenant: Tenant;

  before(async () => void (tenant = await buildTenant()));
  beforeEach(() => SatKey.query().delete());
  after(() => SatKey.query().delete());

  async function load(pickupDate: string | null) {
    const { company, customer, carrier } = tenant;
    const parties = { companyId: company.id, customerId: customer.id, carrierId: carrier.id };
    const made = await buildShipment({
      ...parties,
      status: 'assigned',
      movement: 'mexico',
      pickupDate,
    });
    const data = domestic();
    data.customer.origin = { ...data.customer.origin, municipality: '006', colony: '0002' };
    await buildCartaPorte(made.id, data);
    return made;
  }

  const shown = async ({ id }: { id: string }) =>
    (await as(tenant.people.admin).get<Shown>(`/api/shipments/${id}/cartaPorte`)).body;
  const fieldOf = ({ parts }: Shown, path: string) =>
    parts[0]!.sections.flatMap(({ fields }) => fields).find((field) => field.path === path)!;
  const rulesIn = ({ findings }: Shown) => findings.map(({ rule, path }) => `${rule} ${path}`);

  it('are chosen in small lists until a catalog is loaded, and looked up in it from then on', async () => {
    const made = await load('2026-12-01');
    const before = await shown(made);
    expect(fieldOf(before, 'goods.0.unit')).to.include({ kind: 'choice', search: null });
    expect(before.catalogs.units!.length).to.be.greaterThan(10);
    await buildSatKey({ catalog: 'units', key: 'H87', name: 'Pieza' });
    const after = await shown(made);
    expect(fieldOf(after, 'goods.0.unit')).to.include({
      kind: 'text',
      catalog: null,
      search: 'units',
      chosen: 'Pieza',
    });
    expect(after.catalogs).to.not.have.property('units');
    expect(rulesIn(after)).to.include('unknownKey goods.1.unit');
  });

  it('must be valid on the day of the load', async () => {
    await buildSatKey({ key: '26121600', name: 'Arneses', validUntil: '2026-11-30' });
    await buildSatKey({ key: '31211500', name: 'Pinturas', trait: '1', validFrom: '2026-12-01' });
    const [before, after] = [await load('2026-11-30'), await load('2026-12-01')];
    expect(rulesIn(await shown(before))).to.deep.equal(['productExists goods.1.product']);
    expect(rulesIn(await shown(after))).to.deep.equal(['productExists goods.0.product']);
  });

  it('are checked for municipality and colony within state and postal code', async () => {
    const made = await load(null);
    expect(rulesIn(await shown(made))).to.deep.equal([]);
    await buildSatKey({ catalog: 'municipalities', key: 'GUA 006', name: 'León', trait: 'GUA' });
    await buildSatKey({ catalog: 'colonies', key: '66600 0002', name: 'Centro', trait: '66600' });
    const found = await shown(made);
    expect(rulesIn(found)).to.deep.equal(['mexicanKeys origin.municipality']);
    expect(fieldOf(found, 'origin.colony')).to.include({
      search: 'colonies',
      within: 'origin.postalCode',
      chosen: 'Centro',
    });
  });

  it('are found by key, name and similar words, also by link, and none of a load of others', async () => {
    await buildSatKey({
      key: '30131700',
      name: 'Losetas y baldosas',
      similarWords: 'Azulejo, piso',
    });
    await buildSatKey({ key: '30131701', name: 'Azulejo', validUntil: '2020-12-31' });
    await buildSatKey({ catalog: 'colonies', key: '66600 0002', name: 'Centro', trait: '66600' });
    await buildSatKey({ catalog: 'colonies', key: '64000 0001', name: 'Centro', trait: '64000' });
    const made = await load('2026-12-01');
    const path = `/api/shipments/${made.id}/cartaPorte/keys`;
    const { admin } = tenant.people;
    const of = async (query: string) =>
      (await as(admin).get<Choice[]>(`${path}?${query}`)).body.map(({ key }) => key);
    expect(await of('catalog=products&q=AZULEJO')).to.deep.equal(['30131700']);
    expect(await of('catalog=products&q=3013')).to.deep.equal(['30131700']);
    expect(await of('catalog=colonies&q=cent&within=66600')).to.deep.equal(['0002']);
    const subject = { subjectId: made.id, partyId: made.customerId! };
    const link = byLink(await buildToken({ kind: 'carta_porte_customer', ...subject }));
    const found = await link.get<Choice[]>(`${path}?catalog=products&q=loseta`);
    expect(found.body).to.deep.equal([{ key: '30131700', name: 'Losetas y baldosas' }]);
    const other = await buildTenant();
    expect((await as(other.people.admin).get(`${path}?catalog=products&q=lo`)).status).to.equal(
      404,
    );
  });
});
