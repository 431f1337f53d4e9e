import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { anonymous, as, type Client } from '../../../testing/client.ts';
import { buildUser } from '../../users/test/factory.ts';

type Saved = Schemas['SavedQuery'];
type Problem = Schemas['Problem'];

const URL = '/api/saved_queries';
const NOWHERE = '01890000-0000-7000-8000-000000000000';
const view = {
  resource: 'carriers',
  name: 'Por revisar',
  query: {
    filter: { status: ['suspended'], q: 'fletes' },
    sort: { field: 'createdAt', order: 'DESC' },
    perPage: 25,
    hiddenColumns: ['rfc'],
    columnOrder: [1, 0],
  },
};

describe('Saved queries', () => {
  let own: Client;
  let colleague: Client;
  let reader: Client;

  before(async function () {
    this.timeout(30_000);
    const { companyId, ...person } = await buildUser();
    own = as(person);
    colleague = as(await buildUser({ companyId }));
    reader = as(await buildUser({ companyId, accessType: 'read_only' }));
  });

  it('need a token', async () => {
    expect((await anonymous.get(URL)).status).to.equal(401);
    expect((await anonymous.post(URL, view)).status).to.equal(401);
    expect((await anonymous.delete(`${URL}/${NOWHERE}`)).status).to.equal(401);
  });

  it('cannot be saved by read-only users', async () => {
    expect((await reader.post(URL, view)).status).to.equal(403);
    expect((await reader.get<Saved[]>(URL)).body).to.deep.equal([]);
  });

  for (const [what, change, field] of [
    ['without a name', { name: ' ' }, 'name'],
    ['with too long a name', { name: 'x'.repeat(61) }, 'name'],
    ['without filters', { query: {} }, 'query.filter'],
    ['with anything else', { query: { filter: {}, color: 'red' } }, 'query.color'],
    ['of another person', { userId: NOWHERE }, 'userId'],
  ] as const) {
    it(`are refused ${what}, with the error on ${field}`, async () => {
      const { status, body } = await own.post<Problem>(URL, { ...view, ...change });
      expect(status).to.equal(422);
      expect(body.errors).to.have.property(field);
    });
  }

  it('are returned unchanged, for this list and this user only', async () => {
    const { status, body } = await own.post<Saved>(URL, view);
    expect(status).to.equal(201);
    expect(body).to.deep.include(view);
    expect((await own.get<Saved[]>(`${URL}?resource=carriers`)).body).to.deep.equal([body]);
    expect((await own.get<Saved[]>(`${URL}?resource=quotes`)).body).to.deep.equal([]);
    expect((await colleague.get<Saved[]>(URL)).body).to.deep.equal([]);
  });

  it('have unique names per list and user', async () => {
    const again = await own.post<Problem>(URL, view);
    expect(again.status).to.equal(409);
    expect(again.body.errors).to.have.property('name');
    expect((await own.post(URL, { ...view, resource: 'quotes' })).status).to.equal(201);
    expect((await colleague.post(URL, view)).status).to.equal(201);
  });

  it('are deleted by their user, and are 404 for others', async () => {
    const [kept] = (await own.get<Saved[]>(`${URL}?resource=carriers`)).body;
    expect((await colleague.delete(`${URL}/${kept!.id}`)).status).to.equal(404);
    expect((await own.delete(`${URL}/${kept!.id}`)).status).to.equal(200);
    expect((await own.get<Saved[]>(`${URL}?resource=carriers`)).body).to.deep.equal([]);
    expect((await own.delete(`${URL}/${kept!.id}`)).status).to.equal(404);
  });

  it('are limited to fifty per list', async () => {
    for (let i = 0; i < 50; i += 1) {
      await own.post(URL, { ...view, resource: 'users', name: `Vista ${i}` });
    }
    const { status, body } = await own.post<Problem>(URL, { ...view, resource: 'users' });
    expect(status).to.equal(422);
    expect(body.errors?.name).to.contain('50');
  });
});
