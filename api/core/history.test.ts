import { expect } from 'chai';
import { buildCarrier } from '../carriers/factory.ts';
import { Carrier } from '../carriers/Carrier.ts';
import { buildCompany, buildHouse } from '../companies/factory.ts';
import type { Company } from '../companies/Company.ts';
import { buildEquipment } from '../equipments/factory.ts';
import { buildLocation } from '../locations/factory.ts';
import { Location } from '../locations/Location.ts';
import { anonymous, as } from '../testing/client.ts';
import { testDb } from '../testing/db.ts';
import { buildUser } from '../users/factory.ts';
import type { User } from '../users/User.ts';
import type { Schemas } from './contract/types.ts';
import { amend } from './Entity.ts';

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

  const pastOf = async (reader: User, path: string) => {
    const { status, body } = await as(reader).get<Change[]>(`/api/${path}/history`);
    expect(status).to.equal(200);
    return body;
  };
  const fieldsOf = (change?: Change) =>
    Object.fromEntries(change!.fields.map(({ field, from, to }) => [field, [from, to]]));

  it('needs a token, and is 404 for whom the record is', async function () {
    this.timeout(30_000);
    const { id } = await buildLocation({ companyId: broker.id });
    expect((await anonymous.get(`/api/locations/${id}/history`)).status).to.equal(401);
    expect((await as(stranger).get(`/api/locations/${id}/history`)).status).to.equal(404);
  });

  it('tells who registered, changed and archived a record, from what to what', async () => {
    const made = await as(admin).post<Schemas['Location']>('/api/locations', place);
    const path = `locations/${made.body.id}`;
    const values = { name: 'Patio Sur', latitude: '25.5', longitude: '-101' };
    await as(staff).patch(`/api/${path}`, values);
    await as(admin).patch(`/api/${path}`, { name: 'Patio Sur' });
    await as(admin).delete(`/api/${path}`);

    const past = await pastOf(admin, path);
    expect(past.map(({ action }) => action)).to.deep.equal(['archived', 'updated', 'created']);
    expect(past.map(({ version }) => version)).to.deep.equal([4, 2, 1]);
    expect(fieldsOf(past[1])).to.deep.equal({
      name: ['Patio', 'Patio Sur'],
      latitude: [null, '25.50000'],
      longitude: [null, '-101.00000'],
    });
    expect(fieldsOf(past[2]).city).to.deep.equal([null, 'Saltillo']);
    expect(past[2]).to.include({ userName: 'Ana Ríos', companyName: broker.name });
  });

  it("names other companies' people by their company alone, but to staff", async () => {
    const { id } = await buildLocation({ companyId: broker.id });
    await as(staff).patch(`/api/locations/${id}`, { comment: 'Revisado' });
    const house = (await buildHouse()).name;
    const [seen] = await pastOf(admin, `locations/${id}`);
    expect(seen).to.include({ userName: null, companyName: house });
    const [known] = await pastOf(staff, `locations/${id}`);
    expect(known).to.include({ userName: 'Iván Casa' });
  });

  it('keeps from a broker what an internal carrier keeps from it', async () => {
    const carrier = await buildCarrier({ rfc: 'TPR010101AB1' });
    await as(staff).patch(`/api/carriers/${carrier.id}`, { rfc: 'TPR010101AB2' });
    await as(staff).patch(`/api/carriers/${carrier.id}`, { hazmat: true, caat: '3A7C' });
    const past = await pastOf(admin, `carriers/${carrier.id}`);
    expect(past.map((change) => fieldsOf(change))).to.deep.equal([{ hazmat: [false, true] }]);
    expect(JSON.stringify(past)).not.to.match(/TPR010101|3A7C/);
    expect(await pastOf(staff, `carriers/${carrier.id}`)).to.have.length(2);
  });

  it("tells a broker all of its own carrier's past, its equipment in the same change", async () => {
    const [one, other] = await Promise.all([buildEquipment(), buildEquipment()]);
    const carrier = await buildCarrier({ companyId: broker.id, equipmentList: [one.id] });
    const change = { rfc: 'TPR010101AB3', equipmentList: [other.id] };
    await as(admin).patch(`/api/carriers/${carrier.id}`, change);
    const past = await pastOf(admin, `carriers/${carrier.id}`);
    expect(past.map((each) => fieldsOf(each))).to.deep.equal([
      { rfc: [null, 'TPR010101AB3'], equipmentList: [[one.id], [other.id]] },
    ]);
  });

  it('pages, newest first', async () => {
    const { id } = await buildLocation({ companyId: broker.id });
    for (const comment of ['uno', 'dos', 'tres'])
      await as(admin).patch(`/api/locations/${id}`, { comment });
    const query = { limit: 1, offset: 1 };
    const page = await as(admin).get<Change[]>(`/api/locations/${id}/history`, { query });
    expect(page.headers.get('content-range')).to.equal('history 1-1/3');
    expect(fieldsOf(page.body[0])).to.deep.equal({ comment: ['uno', 'dos'] });
  });
});

describe('The history of records', () => {
  const notesOf = async (entityId: string) =>
    (await testDb())('changes').where({ entityId }).orderBy('version');

  it('is written with the change or not at all', async () => {
    const { id } = await buildCarrier();
    const failing = Carrier.transaction(async (trx) => {
      await amend(Carrier, id, { hazmat: true }, { trx });
      throw new Error('no');
    });
    await failing.catch(() => undefined);
    expect(await notesOf(id)).to.deep.equal([]);
    expect((await Carrier.query().findById(id))!.hazmat).to.equal(false);
  });

  it('has nothing of a change that was refused', async () => {
    const user = await buildUser();
    const { id } = await buildLocation({ companyId: user.companyId! });
    const late = { headers: { 'if-match': '"9"' } };
    expect((await as(user).patch(`/api/locations/${id}`, { name: 'X' }, late)).status).to.equal(
      412,
    );
    expect((await as(user).patch(`/api/locations/${id}`, { country: 'US' })).status).to.equal(422);
    expect(await notesOf(id)).to.deep.equal([]);
  });

  it('is an unbroken chain under fifty changes at once', async function () {
    this.timeout(30_000);
    const { id, name } = await buildLocation({ companyId: (await buildCompany()).id });
    const names = Array.from({ length: 50 }, (_, i) => `Patio ${i}`);
    await Promise.all(names.map((each) => amend(Location, id, { name: each })));
    const notes = await notesOf(id);
    expect(notes.map(({ version }) => version)).to.deep.equal(names.map((_, i) => i + 2));
    const befores = notes.map(({ before }) => before.name);
    const afters = notes.map(({ after }) => after.name);
    expect(befores).to.deep.equal([name, ...afters.slice(0, -1)]);
  });

  it('cannot be rewritten, and has no secret', async () => {
    const db = await testDb();
    const admin = await buildUser({ type: 'internal' });
    const user = await buildUser();
    await as(user).get('/api/session');
    await as(admin).patch(`/api/users/${user.id}`, { lastName: 'Nueva' });
    const [note] = await notesOf(user.id);
    expect(note).to.deep.include({ userId: admin.id, after: { last_name: 'Nueva' } });
    await db('changes')
      .where({ id: note.id })
      .update({ userId: user.id })
      .then(unexpected, (error) => expect(error.message).to.include('History is not rewritten'));
    await db('changes')
      .where({ id: note.id })
      .delete()
      .then(unexpected, (error) => expect(error.message).to.include('History is not rewritten'));
    expect(JSON.stringify(await db('changes').select())).not.to.include('identity_sub');
  });
});

function unexpected() {
  throw new Error('The history was rewritten.');
}
