import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { Carrier } from '../../../network/carriers/Carrier.ts';
import {
  buildCompany,
  buildCustomer,
  buildOperator,
} from '../../../network/companies/test/factory.ts';
import type { Company } from '../../../network/companies/Company.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { Quote } from '../../../quoting/quotes/Quote.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { Shipment } from '../../../trip/shipments/Shipment.ts';
import { buildLocation } from '../../../network/locations/test/factory.ts';
import { Location } from '../../../network/locations/Location.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { testDb } from '../../../testing/base/db.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import type { Schemas } from '../../contract/types.ts';
import { amend } from '../writing/save.ts';

type Change = Schemas['Change'];

const place = { name: 'Patio', city: 'Saltillo', state: 'MX-COA', country: 'MX' };

describe('GET /{resource}/{id}/history', () => {
  let broker: Company;
  let admin: User;
  let staff: User;
  let stranger: User;

  before(async function () {
    this.timeout(30_000);
    broker = await buildCompany();
    admin = await buildUser({ companyId: broker.id, firstName: 'Ana', lastName: 'Ríos' });
    staff = await buildUser({ type: 'internal', firstName: 'Iván', lastName: 'Casa' });
    stranger = await buildUser();
  });

  const changesOf = async (reader: User, path: string) => {
    const { status, body } = await as(reader).get<Change[]>(`/api/${path}/history`);
    expect(status).to.equal(200);
    return body;
  };
  const fieldsOf = (change?: Change) =>
    Object.fromEntries(change!.fields.map(({ field, from, to }) => [field, [from, to]]));

  it('needs a token, and is 404 for users who may not see the record', async function () {
    this.timeout(30_000);
    const { id } = await buildLocation({ companyId: broker.id });
    expect((await anonymous.get(`/api/locations/${id}/history`)).status).to.equal(401);
    expect((await as(stranger).get(`/api/locations/${id}/history`)).status).to.equal(404);
  });

  it('lists who created, changed and archived a record, with the old and new values', async () => {
    const made = await as(admin).post<Schemas['Location']>('/api/locations', place);
    const path = `locations/${made.body.id}`;
    const values = { name: 'Patio Sur', latitude: '25.5', longitude: '-101' };
    await as(staff).patch(`/api/${path}`, values);
    await as(admin).patch(`/api/${path}`, { name: 'Patio Sur' });
    await as(admin).delete(`/api/${path}`);

    const changes = await changesOf(admin, path);
    expect(changes.map(({ action }) => action)).to.deep.equal(['archived', 'updated', 'created']);
    expect(changes.map(({ version }) => version)).to.deep.equal([4, 2, 1]);
    expect(fieldsOf(changes[1])).to.deep.equal({
      name: ['Patio', 'Patio Sur'],
      latitude: [null, '25.50000'],
      longitude: [null, '-101.00000'],
    });
    expect(fieldsOf(changes[2]).city).to.deep.equal([null, 'Saltillo']);
    expect(changes[2]).to.include({ userName: 'Ana Ríos', companyName: broker.name });
  });

  it('names only the company of users of other companies, except to internal users', async () => {
    const { id } = await buildLocation({ companyId: broker.id });
    await as(staff).patch(`/api/locations/${id}`, { comment: 'Revisado' });
    const operator = (await buildOperator()).name;
    const [seen] = await changesOf(admin, `locations/${id}`);
    expect(seen).to.include({ userName: null, companyName: operator });
    const [known] = await changesOf(staff, `locations/${id}`);
    expect(known).to.include({ userName: 'Iván Casa' });
  });

  it("hides the fields of an internal carrier's changes that the broker may not see", async () => {
    const carrier = await buildCarrier({ rfc: 'TPR010101AB1' });
    await as(staff).patch(`/api/carriers/${carrier.id}`, { rfc: 'TPR010101AB2' });
    await as(staff).patch(`/api/carriers/${carrier.id}`, { hazmat: true, caat: '3A7C' });
    const changes = await changesOf(admin, `carriers/${carrier.id}`);
    expect(changes.map((change) => fieldsOf(change))).to.deep.equal([{ hazmat: [false, true] }]);
    expect(JSON.stringify(changes)).not.to.match(/TPR010101|3A7C/);
    expect(await changesOf(staff, `carriers/${carrier.id}`)).to.have.length(2);
  });

  it("shows a broker all of its own carrier's changes, equipment included", async () => {
    const [one, other] = await Promise.all([buildEquipment(), buildEquipment()]);
    const carrier = await buildCarrier({ companyId: broker.id, equipmentList: [one.id] });
    const change = { rfc: 'TPR010101AB3', equipmentList: [other.id] };
    await as(admin).patch(`/api/carriers/${carrier.id}`, change);
    const changes = await changesOf(admin, `carriers/${carrier.id}`);
    expect(changes.map((each) => fieldsOf(each))).to.deep.equal([
      { rfc: [null, 'TPR010101AB3'], equipmentList: [[one.id], [other.id]] },
    ]);
  });

  it('is paged, newest first', async () => {
    const { id } = await buildLocation({ companyId: broker.id });
    for (const comment of ['uno', 'dos', 'tres'])
      await as(admin).patch(`/api/locations/${id}`, { comment });
    const query = { limit: 1, offset: 1 };
    const page = await as(admin).get<Change[]>(`/api/locations/${id}/history`, { query });
    expect(page.headers.get('content-range')).to.equal('history 1-1/3');
    expect(fieldsOf(page.body[0])).to.deep.equal({ comment: ['uno', 'dos'] });
  });
});

describe('GET /quotes/:id/history and /shipments/:id/history', () => {
  const PRICES = { purchaseCost: '1111.00', saleValue: '1333.00' };
  let company: Company;
  let customer: Company;
  let carrier: Carrier;
  let broker: User;
  let shipper: User;
  let driver: User;
  let paths: string[];

  before(async function () {
    this.timeout(30_000);
    company = await buildCompany();
    customer = await buildCustomer(company);
    carrier = await buildCarrier({ carrierName: 'Transportes Callados' });
    broker = await buildUser({ companyId: company.id, firstName: 'Ana', lastName: 'Ríos' });
    shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    driver = await buildUser({ type: 'carrier', carrierId: carrier.id, firstName: 'Reservado' });
    const parties = { companyId: company.id, customerId: customer.id };
    const quote = await buildQuote(parties);
    const load = await buildShipment({ ...parties, carrierId: carrier.id, status: 'assigned' });
    paths = [`/api/quotes/${quote.id}/history`, `/api/shipments/${load.id}/history`];
    for (const path of paths) {
      const change = { comment: 'Con cita' };
      expect((await as(broker).patch(path.replace('/history', ''), change)).status).to.equal(200);
    }
    await amend(Quote, quote, PRICES);
    await amend(Shipment, load, PRICES);
    await as(driver).post(`/api/shipments/${load.id}/move`, { status: 'at_pickup' });
  });

  it('need a token, are 403 for carriers, and 404 for other companies', async () => {
    const stranger = await buildUser();
    for (const path of paths) {
      expect((await anonymous.get(path)).status).to.equal(401);
      expect((await as(driver).get(path)).status).to.equal(403);
      expect((await as(stranger).get(path)).status).to.equal(404);
    }
  });

  it('show the broker both prices, and the customer only what it may see', async () => {
    for (const path of paths) {
      const shown = async (user: User) => JSON.stringify((await as(user).get(path)).body);
      for (const word of ['Con cita', 'Ana Ríos', '1111.00', '1333.00'])
        expect(await shown(broker)).to.include(word);
      expect(await shown(shipper))
        .to.include('Con cita')
        .and.include(company.name);
      expect(await shown(shipper)).not.to.match(/Ana Ríos|1111\.00|purchase|Callados|Reservado/);
    }
    const [newest] = (await as(broker).get<Change[]>(paths[1]!)).body;
    expect(newest).to.include({ userName: null, companyName: carrier.carrierName });
    const [known] = (await as(shipper).get<Change[]>(paths[1]!)).body;
    expect(known).to.deep.include({ userName: null, companyName: null });
    expect(known!.fields).to.deep.equal([{ field: 'status', from: 'assigned', to: 'at_pickup' }]);
  });

  it('hide the sale value of a quote that is not shared yet, and show that of a load', async () => {
    const shown = async (path: string) => JSON.stringify((await as(shipper).get(path)).body);
    expect(await shown(paths[0]!)).not.to.include('1333.00');
    expect(await shown(paths[1]!)).to.include('1333.00');
  });
});

describe('GET /{resource}/{id}/history of a record that was moved to another company', () => {
  const MEMBER = { role: 'member' } as const;
  let former: Company, present: Company;
  let formerAdmin: User, admin: User, staff: User;

  before(async function () {
    this.timeout(30_000);
    former = await buildCompany({ name: 'Corretaje Anterior' });
    present = await buildCompany();
    formerAdmin = await buildUser({ companyId: former.id });
    admin = await buildUser({ companyId: present.id });
    staff = await buildUser({ type: 'internal' });
  });

  const historyOf = async (reader: User, path: string) =>
    (await as(reader).get<Change[]>(`${path}/history`)).body;
  const told = (changes: Change[]) =>
    changes.map(({ fields }) => fields.map(({ field, from, to }) => [field, from, to]));

  it('shows the new company nothing of the former one: of the move only what became of it', async () => {
    const user = await buildUser({ companyId: former.id, ...MEMBER });
    const path = `/api/users/${user.id}`;
    await as(formerAdmin).patch(path, { lastName: 'Antes' });
    await as(staff).patch(path, { companyId: present.id, lastName: 'Entre' });
    await as(admin).patch(path, { lastName: 'Ahora' });

    const seen = await historyOf(admin, path);
    expect(told(seen)).to.deep.equal([
      [['lastName', 'Entre', 'Ahora']],
      [
        ['lastName', null, 'Entre'],
        ['companyId', null, present.id],
      ],
    ]);
    expect(JSON.stringify(seen)).not.to.match(/Antes|Corretaje Anterior/);
    expect(JSON.stringify(seen)).not.to.include(former.id);
    expect(await historyOf(staff, path)).to.have.length(3);
  });

  it('shows a company to which it comes back its own time only', async () => {
    const user = await buildUser({ companyId: former.id, ...MEMBER });
    const path = `/api/users/${user.id}`;
    await as(formerAdmin).patch(path, { lastName: 'Primera' });
    await as(staff).patch(path, { companyId: present.id });
    await as(admin).patch(path, { lastName: 'Segunda' });
    await as(staff).patch(path, { companyId: former.id });
    expect(told(await historyOf(formerAdmin, path))).to.deep.equal([
      [['companyId', null, former.id]],
      [['lastName', user.lastName, 'Primera']],
    ]);
  });

  it('hides from a new customer what a quote was for the former one, and nothing from its broker', async () => {
    const [first, second] = [await buildCustomer(present), await buildCustomer(present)];
    const quote = await buildQuote({ companyId: present.id, customerId: first.id });
    const path = `/api/quotes/${quote.id}`;
    await as(admin).patch(path, { comment: 'Para el primero' });
    await amend(Quote, quote, { customerId: second.id });
    await amend(Quote, quote, { comment: 'Para el segundo' });
    const shipper = await buildUser({ type: 'shipper', companyId: second.id });
    expect(told(await historyOf(shipper, path))).to.deep.equal([
      [['comment', 'Para el primero', 'Para el segundo']],
      [['customerId', null, second.id]],
    ]);
    expect(await historyOf(admin, path)).to.have.length(3);
  });
});

describe('The changes of records', () => {
  const changesOf = async (entityId: string) =>
    (await testDb())('changes').where({ entityId }).orderBy('version');

  it('is written in the same transaction as the change', async () => {
    const { id } = await buildCarrier();
    const failing = Carrier.transaction(async (trx) => {
      await amend(Carrier, id, { hazmat: true }, { trx });
      throw new Error('no');
    });
    await failing.catch(() => undefined);
    expect(await changesOf(id)).to.deep.equal([]);
    expect((await Carrier.query().findById(id))!.hazmat).to.equal(false);
  });

  it('has no entry for a refused change', async () => {
    const user = await buildUser();
    const { id } = await buildLocation({ companyId: user.companyId! });
    const late = { headers: { 'if-match': '"9"' } };
    expect((await as(user).patch(`/api/locations/${id}`, { name: 'X' }, late)).status).to.equal(
      412,
    );
    expect((await as(user).patch(`/api/locations/${id}`, { country: 'US' })).status).to.equal(422);
    expect(await changesOf(id)).to.deep.equal([]);
  });

  it('is complete and in order after fifty simultaneous changes', async function () {
    this.timeout(30_000);
    const { id, name } = await buildLocation({ companyId: (await buildCompany()).id });
    const names = Array.from({ length: 50 }, (_, i) => `Patio ${i}`);
    await Promise.all(names.map((each) => amend(Location, id, { name: each })));
    const changes = await changesOf(id);
    expect(changes.map(({ version }) => version)).to.deep.equal(names.map((_, i) => i + 2));
    const befores = changes.map(({ before }) => before.name);
    const afters = changes.map(({ after }) => after.name);
    expect(befores).to.deep.equal([name, ...afters.slice(0, -1)]);
  });

  it('cannot be changed, and contains no secret', async () => {
    const db = await testDb();
    const admin = await buildUser({ type: 'internal' });
    const user = await buildUser();
    await as(user).get('/api/session');
    await as(admin).patch(`/api/users/${user.id}`, { lastName: 'Nueva' });
    const [change] = await changesOf(user.id);
    expect(change).to.deep.include({ userId: admin.id, after: { last_name: 'Nueva' } });
    await db('changes')
      .where({ id: change.id })
      .update({ userId: user.id })
      .then(unexpected, (error) =>
        expect(error.message).to.include('A recorded change is never rewritten.'),
      );
    await db('changes')
      .where({ id: change.id })
      .delete()
      .then(unexpected, (error) =>
        expect(error.message).to.include('A recorded change is never rewritten.'),
      );
    expect(JSON.stringify(await db('changes').select())).not.to.include('identity_sub');
  });
});

function unexpected() {
  throw new Error('A change was rewritten.');
}
