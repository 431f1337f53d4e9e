import { expect } from 'chai';
import { buildLocation } from '../../network/locations/test/factory.ts';
import { as, type Client } from '../../testing/client.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { Schemas } from '../contract/types.ts';

type Row = Schemas['Location'];

describe('A list by cursor', function () {
  this.timeout(60_000);
  let client: Client;
  let companyId: string;

  before(begin);

  async function begin() {
    const user = await buildUser();
    companyId = user.companyId!;
    client = as(user);
    for (const name of ['B', 'D', 'F', 'H', 'J']) await build(name);
  }

  const build = (name: string, rest: object = {}) => buildLocation({ companyId, name, ...rest });
  const page = (query: string) => client.get<Row[]>(`/api/locations?${query}`);

  /** The names of all pages from this query on, and how many pages they are. */
  async function walk(query: string, between: () => Promise<unknown> = async () => {}) {
    const pages: string[][] = [];
    for (let next: string | undefined = query; next !== undefined;) {
      const { status, body, headers } = await page(next);
      expect(status, next).to.equal(200);
      pages.push(body.map(({ name }) => name));
      next = nextOf(headers);
      await between();
    }
    return pages;
  }

  it('has the address of the next page in Link, with the same filters, sort and limit', async () => {
    const { headers } = await page('limit=2&sort=-name&kind=yard&kind=warehouse');
    const [, target] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link')!)!;
    const { pathname, searchParams } = new URL(target!);
    expect(pathname).to.equal('/api/locations');
    expect(searchParams.getAll('kind')).to.deep.equal(['yard', 'warehouse']);
    expect(searchParams.get('sort')).to.equal('-name');
    expect(searchParams.get('limit')).to.equal('2');
  });

  it('ends with the last page, which has no Link', async () => {
    expect(await walk('limit=2')).to.deep.equal([['B', 'D'], ['F', 'H'], ['J']]);
    expect(await walk('limit=5')).to.deep.equal([['B', 'D', 'F', 'H', 'J']]);
    expect(await walk('limit=9')).to.deep.equal([['B', 'D', 'F', 'H', 'J']]);
    expect((await page('limit=0')).headers.get('link')).to.equal(null);
  });

  it('tells the total, but no place of its rows', async () => {
    const next = nextOf((await page('limit=2')).headers)!;
    expect((await page(next)).headers.get('content-range')).to.equal('locations */5');
    const second = await page(`${next}&total=false`);
    expect(second.headers.get('content-range')).to.equal('locations */*');
  });

  it('continues from react-admin’s range, and from an offset', async () => {
    expect((await walk('range=[0,1]')).flat().join('')).to.equal('BDFHJ');
    expect((await walk('limit=2&offset=1')).flat().join('')).to.equal('DFHJ');
  });

  const made = (parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const ID = '01900000-0000-7000-8000-000000000000';
  for (const [what, cursor] of [
    ['is no JSON', 'x'],
    ['is of another sort', made(['-name', 'B', ID])],
    ['has a value of another type', made(['createdAt', 'soon', ID])],
    ['has no id', made(['createdAt', null, 'B'])],
    ['has a zero character', made(['createdAt', 'a\0', ID])],
  ] as const) {
    it(`refuses a cursor that ${what}`, async () => {
      const { status, body } = await client.get<Schemas['Problem']>(
        `/api/locations?sort=createdAt&cursor=${cursor}`,
      );
      expect(status).to.equal(422);
      expect(body.errors).to.have.property('cursor');
    });
  }

  it('refuses a cursor beside an offset', async () => {
    const next = nextOf((await page('limit=2')).headers)!;
    expect((await page(`${next}&offset=2`)).status).to.equal(422);
  });

  it('neither repeats nor skips rows when others are added and removed between its pages', async () => {
    await begin();
    const names = ['A', 'I'];
    const add = async () => {
      const name = names.shift();
      if (name) await build(name);
    };
    expect((await walk('limit=2&total=false', add)).flat().join('')).to.equal('BDFHIJ');
    const { body } = await page('limit=1');
    let isFirst = true;
    const remove = async () => {
      if (isFirst) await client.delete(`/api/locations/${body[0]!.id}`);
      isFirst = false;
    };
    expect((await walk('limit=2', remove)).flat().join('')).to.equal('ABDFHIJ');
  });
});

/** The query of the next page. */
function nextOf(headers: Headers): string | undefined {
  return /\?([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
}
