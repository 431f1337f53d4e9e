import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildCarrier } from './factory.ts';

type Shown = Schemas['Carrier'] & Pick<Schemas['Problem'], 'errors'>;

const NOWHERE = '01890000-0000-7000-8000-000000000000';

describe('contactBookList of a carrier (was refused as an unknown field)', () => {
  let admin: User;

  before(async function () {
    this.timeout(30_000);
    admin = await buildUser();
  });

  const create = (contactBookList: object[]) =>
    as(admin).post<Shown>('/api/carriers', { carrierName: 'Fletes con libreta', contactBookList });
  const patch = (id: string, contactBookList: object[]) =>
    as(admin).patch<Shown>(`/api/carriers/${id}`, { contactBookList });
  const namesOf = ({ contactBookList = [] }: Shown) => contactBookList.map(({ name }) => name);

  it('is saved with a new carrier, each contact with up to five e-mails and phones', async () => {
    const { status, body } = await create([
      { name: 'Zulema Tráfico', phones: ['5218187654321'], emails: ['Zulema@fletes.test'] },
      { name: 'Ana Tarifas', language: 'en' },
    ]);
    expect(status).to.equal(201);
    expect(namesOf(body)).to.deep.equal(['Ana Tarifas', 'Zulema Tráfico']);
    expect(body.contactBookList![1]).to.deep.include({
      phones: ['528187654321'],
      emails: ['zulema@fletes.test'],
      language: 'es',
    });
    const { body: contacts } = await as(admin).get<Schemas['Contact'][]>(
      `/api/contacts?carrierId=${body.id}`,
    );
    expect(contacts.map(({ name }) => name)).to.deep.equal(namesOf(body));
  });

  it('may come in the query, for a new carrier and for a change', async () => {
    const book = JSON.stringify([{ name: 'Por consulta', emails: ['consulta@fletes.test'] }]);
    const query = { carrierName: 'Fletes por consulta', contactBookList: book };
    const made = await as(admin).post<Shown>('/api/carriers/', undefined, { query });
    expect(made.status).to.equal(201);
    expect(namesOf(made.body)).to.deep.equal(['Por consulta']);
    const other = { contactBookList: JSON.stringify([{ name: 'Otra persona' }]) };
    const path = `/api/carriers/${made.body.id}`;
    const changed = await as(admin).patch<Shown>(path, undefined, { query: other });
    expect(namesOf(changed.body)).to.deep.equal(['Otra persona']);
  });

  it('is replaced as a whole: contacts with an id are kept, new ones added, and missing ones archived', async () => {
    const { body } = await create([{ name: 'Ana' }, { name: 'Berta', emails: ['b@fletes.test'] }]);
    const [ana, berta] = body.contactBookList!;
    const { status, body: after } = await patch(body.id, [
      { ...ana, position: 'Tarifas' },
      { name: 'Carla', emails: ['b@fletes.test'] },
    ]);
    expect(status).to.equal(200);
    expect(after.contactBookList!.map(({ id, name }) => [id === ana!.id, name])).to.deep.equal([
      [true, 'Ana'],
      [false, 'Carla'],
    ]);
    const gone = await as(admin).get<Schemas['Contact']>(`/api/contacts/${berta!.id}`);
    expect(gone.body.name).to.equal('Berta');
    expect((await patch(body.id, [])).body.contactBookList).to.deep.equal([]);
  });

  it('does not change the version of an unchanged contact', async () => {
    const { body } = await create([{ name: 'Ana' }]);
    await patch(body.id, body.contactBookList!);
    const path = `/api/contacts/${body.contactBookList![0]!.id}`;
    expect((await as(admin).get<Schemas['Contact']>(path)).body.version).to.equal(1);
  });

  it("reports errors by the contact's index, and saves nothing", async () => {
    const wrong = async (...book: object[]) =>
      Object.keys((await create(book)).body.errors ?? {}).toSorted();
    const six = Array.from({ length: 6 }, (_, i) => `uno${i}@fletes.test`);
    expect(await wrong({ name: 'Ana', emails: six })).to.deep.equal(['contactBookList.0.emails']);
    expect(await wrong({ emails: [] })).to.deep.equal(['contactBookList.0.name']);
    expect(await wrong({ name: 'Ana' }, { name: 'B', phones: ['3312345678'] })).to.deep.equal([
      'contactBookList.1.phones.0',
    ]);
    const twice = { name: 'Ana', emails: ['una@fletes.test'] };
    expect(await wrong(twice, twice)).to.deep.equal(['contactBookList.1.emails.0']);
    expect(await wrong({ name: 'Ana', contactTypeId: NOWHERE })).to.deep.equal([
      'contactBookList.0.contactTypeId',
    ]);
    const { body } = await create([{ name: 'Ana' }]);
    const [ana] = (await create([{ name: 'De otro transportista' }])).body.contactBookList!;
    const { status, body: refused } = await patch(body.id, [ana!]);
    expect(status).to.equal(422);
    expect(refused.errors).to.have.keys('contactBookList.0.id');
    expect(namesOf((await as(admin).get<Shown>(`/api/carriers/${body.id}`)).body)).to.deep.equal([
      'Ana',
    ]);
  });

  it('is hidden from brokers for carriers of the internal network, and not part of lists', async () => {
    const root = await buildUser({ type: 'internal', role: 'root' });
    const internal = await buildCarrier();
    await as(root).patch(`/api/carriers/${internal.id}`, {
      contactBookList: [{ name: 'Secreta' }],
    });
    const seen = await as(admin).get<Shown>(`/api/carriers/${internal.id}`);
    expect(seen.body.contactBookList).to.deep.equal([]);
    const { body } = await as(root).get<Shown[]>(`/api/carriers?id=${internal.id}`);
    expect(JSON.stringify(body)).not.to.include('Secreta');
  });

  it('can be given for several carriers at once; only the carrier with a wrong contact is refused', async () => {
    const contact = { name: 'Ana', emails: ['ana@fletes.test'] };
    const { body } = await as(admin).post<Schemas['CreatedRecords']>('/api/carriers/bulkCarriers', [
      { carrierName: 'Con libreta', contactBookList: [contact] },
      { carrierName: 'Con una mal', contactBookList: [contact, contact] },
    ]);
    expect(body).to.include({ created: 1, failed: 1 });
    expect(body.results[1]!.errors.map(({ field }) => field)).to.deep.equal([
      'contactBookList.1.emails.0',
    ]);
  });
});
