import { expect } from 'chai';
import { buildLocation } from '../../network/locations/test/factory.ts';
import { as, type Client } from '../../testing/client.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { Schemas } from '../contract/types.ts';

type Rows = Schemas['Location'][];

describe('Lists', () => {
  const names = Array.from({ length: 12 }, (_, i) => `Patio ${String(i).padStart(2, '0')}`);
  let client: Client;
  let ids: string[];

  before(async function () {
    this.timeout(30_000);
    const user = await buildUser();
    const companyId = user.companyId!;
    const rows = [];
    for (const name of names.toReversed()) {
      rows.unshift(
        await buildLocation({ companyId, name, city: name < 'Patio 06' ? 'Ánimas' : 'Zapata' }),
      );
    }
    ids = rows.map(({ id }) => id);
    client = as(user);
  });

  async function list(query: string) {
    const { status, body, headers } = await client.get<Rows>(`/api/locations${query}`);
    expect(status, query).to.equal(200);
    return { names: body.map(({ name }) => name), range: headers.get('content-range') };
  }

  it('answer ten rows in the default order, with the total in Content-Range', async () => {
    expect(await list('')).to.deep.equal({ names: names.slice(0, 10), range: 'locations 0-9/12' });
  });

  it('answer with and without the trailing slash', async () => {
    expect(await list('/')).to.deep.equal(await list(''));
  });

  it('accept limit and offset, and an offset past the end', async () => {
    expect(await list('?limit=5&offset=10')).to.deep.equal({
      names: names.slice(10),
      range: 'locations 10-11/12',
    });
    expect(await list('?offset=500')).to.deep.equal({ names: [], range: 'locations */12' });
    expect(await list('?limit=0')).to.deep.equal({ names: [], range: 'locations */12' });
  });

  it('accept react-admin’s range, sort and filter', async () => {
    const query = new URLSearchParams({
      range: '[0,1]',
      sort: '["name","DESC"]',
      filter: '{"q":"patio","kind":["warehouse","yard"]}',
    });
    expect(await list(`?${query}`)).to.deep.equal({
      names: ['Patio 11', 'Patio 10'],
      range: 'locations 0-1/12',
    });
  });

  it('sort by a field, descending with a minus, and by id', async () => {
    expect((await list('?sort=-name&limit=1')).names).to.deep.equal(['Patio 11']);
    const byId = await client.get<Rows>('/api/locations?sort=["id","ASC"]&limit=100');
    expect(byId.body.map(({ id }) => id)).to.deep.equal(ids.toSorted());
  });

  it('neither repeat nor skip rows with equal values in the sorted field', async () => {
    const seen = [];
    for (let offset = 0; offset < 12; offset += 3) {
      seen.push(...(await list(`?sort=city&limit=3&offset=${offset}`)).names);
    }
    expect(seen).to.have.members(names);
  });

  it('find rows by several ids, as react-admin’s getMany requests them', async () => {
    const filter = encodeURIComponent(JSON.stringify({ id: [ids[2], ids[5]] }));
    expect((await list(`?filter=${filter}`)).names).to.deep.equal(['Patio 02', 'Patio 05']);
    expect((await list(`?id=${ids[2]}`)).names).to.deep.equal(['Patio 02']);
  });

  it('answer only the count with countQuery, with the same filters', async () => {
    const { body } = await client.get('/api/locations?countQuery=true&q=zapata');
    expect(body).to.deep.equal({ count: 6 });
  });

  it('treat % and _ in a search as ordinary characters', async () => {
    expect((await list('?q=%25')).names).to.deep.equal([]);
    expect((await list('?q=_atio')).names).to.deep.equal([]);
  });

  for (const [query, field] of [
    ['?sort=comment', 'sort'],
    ['?sort=name;drop table locations', 'sort'],
    ['?sort=["name","UP"]', 'sort'],
    ['?sort=["name"', 'sort'],
    ['?color=red', 'color'],
    ['?filter={"color":"red"}', 'color'],
    ['?filter={"sort":["name"]}', 'sort'],
    ['?filter=[1]', 'filter'],
    ['?filter={', 'filter'],
    ['?range=[9,1]', 'range'],
    ['?range=all', 'range'],
    ['?limit=1001', 'limit'],
    ['?limit=ten', 'limit'],
    ['?offset=-1', 'offset'],
    ['?id=7', 'id.0'],
    ['?kind=castle', 'kind.0'],
  ] as const) {
    it(`refuse ${query} and name ${field}`, async () => {
      const { status, body } = await client.get<Schemas['Problem']>(`/api/locations${query}`);
      expect(status).to.equal(422);
      expect(body.errors).to.have.property(field);
    });
  }
});
