import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import type { Company } from '../../../network/companies/Company.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildRoute } from '../../../quoting/routes/test/factory.ts';
import { runImport } from '../../../core/import/run.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { Shipment } from '../Shipment.ts';

type Shown = Schemas['Shipment'];
type Problem = Schemas['Problem'];

const load = {
  movement: 'cross_border',
  origin: { city: 'Monterrey', state: 'MX-NLE', country: 'MX' },
  destination: { city: 'Dallas', state: 'US-TX', country: 'US', postalCode: '75201' },
};
const cargo = {
  kind: 'potential_project',
  frequency: 'weekly',
  packaging: 'Jaulas de acero',
  stackable: true,
  legalWeight: false,
  drayage: true,
  spot: true,
  length: '2.50',
  width: '1.20',
  height: '1.10',
  dimensionUnit: 'ft',
  distanceKm: '940.0',
};

describe('The cargo of a load without a quote', () => {
  let broker: Company;
  let admin: User;
  let shipper: User;
  let routeId: string;
  let customerId: string;

  before(async function () {
    this.timeout(30_000);
    broker = await buildCompany();
    customerId = (await buildCustomer(broker)).id;
    admin = await buildUser({ companyId: broker.id });
    shipper = await buildUser({ type: 'shipper', companyId: customerId });
    routeId = (await buildRoute({ companyId: broker.id, customerId })).id;
  });

  const create = async <Body = Shown>(who: User, more: object) =>
    as(who).post<Body>('/api/shipments', { ...load, ...more });

  it('could not be stated; now it is kept, shown and changed like that of a quote', async () => {
    const asked = { ...cargo, targetRate: '1800.00', routeId };
    const { status, body } = await create(admin, { ...asked, customerId });
    expect(status).to.equal(201);
    expect(body).to.include({ ...asked, packagingNameEs: 'Jaulas de acero' });
    expect(body.routeReference).to.match(/^R-\d{5}$/);
    const change = { stackable: false, height: null, targetRate: '1750.00', routeId: null };
    const changed = await as(admin).patch<Shown>(`/api/shipments/${body.id}`, change);
    expect(changed.body).to.include({ ...cargo, ...change, routeReference: null });
  });

  it('has the limits of a quote, and no route of another company', async () => {
    const other = (await buildRoute()).id;
    const wrong = [{ length: 'largo' }, { dimensionUnit: 'cm' }, { kind: 'x' }, { routeId: other }];
    for (const one of wrong) {
      const { status, body } = await create<Problem>(admin, one);
      expect([status, ...Object.keys(body.errors!)]).to.deep.equal([422, ...Object.keys(one)]);
    }
    const { body } = await create(admin, {});
    const changed = await as(admin).patch<Problem>(`/api/shipments/${body.id}`, { routeId: other });
    expect([changed.status, ...Object.keys(changed.body.errors!)]).to.deep.equal([422, 'routeId']);
  });

  it('has a target rate for who buys: its customer neither sets nor sees it', async () => {
    const refused = await create<Problem>(shipper, { targetRate: '1.00' });
    expect([refused.status, ...Object.keys(refused.body.errors!)]).to.deep.equal([
      422,
      'targetRate',
    ]);
    const { body } = await create(admin, { ...cargo, targetRate: '1801.00', customerId });
    const { body: seen } = await as(shipper).get<Shown>(`/api/shipments/${body.id}`);
    expect(seen).to.include(cargo);
    expect(JSON.stringify(seen)).not.to.match(/targetRate|1801/);
    const changed = await as(shipper).patch(`/api/shipments/${body.id}`, { targetRate: '2.00' });
    expect(changed.status).to.equal(422);
  });

  it('is shown to its carrier without the kind, the route and the target rate', async () => {
    const carrierId = (await buildCarrier()).id;
    const driver = await buildUser({ type: 'carrier', role: 'member', carrierId });
    const { body } = await create(admin, { ...cargo, targetRate: '1802.00', routeId });
    await Shipment.query()
      .findOne({ id: body.id, companyId: broker.id })
      .patch({ carrierId, status: 'assigned' });
    const { body: seen } = await as(driver).get<Shown>(`/api/shipments/${body.id}`);
    const { kind, frequency, ...goods } = cargo;
    expect(seen).to.include(goods);
    expect(seen).not.to.have.any.keys('kind', 'frequency', 'routeId', 'routeReference');
    expect(JSON.stringify(seen)).not.to.match(/targetRate|1802/);
  });

  it('is in the exported file', async () => {
    const { body } = await create(admin, { ...cargo, targetRate: '1803.00' });
    const file = await as(admin).get<string>(`/api/shipments/export?id=${body.id}`, {
      headers: { 'accept-language': 'en' },
    });
    const [row] = parse(file.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(row).to.include({
      Kind: 'Potential project',
      Frequency: 'Weekly',
      Packaging: 'Jaulas de acero',
      Height: '1.10',
      'Unit of dimensions': 'ft',
      Stackable: 'Yes',
      'Legal weight': 'No',
      'Target rate': '1803.00',
    });
  });

  describe('in a file', () => {
    const head = async (who: User) => {
      const { body } = await as(who).get<string>('/api/shipments/bulkTemplate?languaje=EN');
      return (parse(body, { bom: true }) as string[][])[0]!;
    };
    const lane = {
      'Movement *': 'Mexico',
      'Origin: city *': 'Monterrey',
      'Origin: state *': 'MX-NLE',
      'Origin: country *': 'MX',
      'Destination: city *': 'Puebla',
      'Destination: state *': 'MX-PUE',
      'Destination: country *': 'MX',
    };

    const imported = async (columns: string[], row: Record<string, string>) => {
      const line = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(',');
      const text = [columns, columns.map((name) => row[name] ?? '')].map(line).join('\r\n');
      const body = new FormData();
      body.append('file', new Blob([text]), 'cargas.csv');
      const answer = await as(admin).post<Schemas['Import']>('/api/shipments/bulkFile', body);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
      await runImport(answer.body.id, await testStorage());
      const path = `/api/shipments?importId=${answer.body.id}`;
      return (await as(admin).get<Shown[]>(path)).body[0];
    };

    it('is read from columns that a shipper has without the target rate', async () => {
      const { body: route } = await as(admin).get<Schemas['Route']>(`/api/routes/${routeId}`);
      const row = {
        ...lane,
        Kind: 'Confirmed project',
        Frequency: 'monthly',
        Packaging: 'Tarimas',
        Length: '1.5',
        'Unit of dimensions': 'feet',
        Stackable: 'yes',
        'Target rate': '18,500 + IVA',
        'Saved route': route.reference,
      };
      const columns = await head(admin);
      expect(columns).to.include.members(Object.keys(row));
      expect(await head(shipper)).not.to.include('Target rate');
      const loaded = await imported(columns, row);
      expect(loaded).to.include({
        kind: 'confirmed_project',
        frequency: 'monthly',
        packaging: 'Tarimas',
        length: '1.50',
        dimensionUnit: 'ft',
        stackable: true,
        targetRate: '18500.00',
        routeId,
      });
    });

    it('of a template from before these columns may be missing', async () => {
      const now = await head(admin);
      const columns = now.slice(0, now.indexOf('Kind'));
      expect(columns.at(-1)).to.equal('Customer');
      const loaded = await imported(columns, lane);
      expect(loaded).to.include({ kind: 'confirmed_load', packaging: null });
    });
  });
});
