import { expect } from 'chai';
import { buildCompany } from '../../network/companies/test/factory.ts';
import { as, type Client } from '../../testing/client.ts';
import { testDb } from '../../testing/base/db.ts';
import { deleteMany } from '../../testing/base/manyRows.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { Schemas } from '../contract/types.ts';
import { EXACT_UP_TO, createTotals } from './totals.ts';

const ROWS = EXACT_UP_TO + 201;

describe('Long lists', () => {
  let client: Client;
  let companyId: string;
  let names: string[];

  before(async function () {
    this.timeout(60_000);
    companyId = (await buildCompany()).id;
    const db = await testDb();
    await db.raw(
      `insert into carriers (company_id, carrier_name, status)
       select :companyId, 'Fletes ' || mod(n, 97), (array['active', 'prospect'])[1 + mod(n, 2)]
       from generate_series(1, :rows::int) as n`,
      { companyId, rows: ROWS },
    );
    const { rows } = await db.raw(
      `select id from carriers where company_id = ? order by carrier_name, id`,
      [companyId],
    );
    names = rows.map(({ id }: { id: string }) => id);
    client = as(await buildUser({ role: 'member', companyId }));
  });
  after(() => deleteMany('carriers', companyId));

  async function page(query: string) {
    const answer = await client.get<Schemas['Carrier'][]>(`/api/carriers?${query}`);
    expect(answer.status, query).to.equal(200);
    return { ids: answer.body.map(({ id }) => id), headers: answer.headers };
  }

  it('answer the right rows at any offset, in both sort orders, with and without a total', async () => {
    const backwards = names.toReversed();
    const offsets = [0, 475, 500, ROWS / 2, ROWS - 30, ROWS - 25, ROWS - 7, ROWS, ROWS + 40].map(
      Math.floor,
    );
    const random = Array.from({ length: 10 }, () => Math.floor(Math.random() * ROWS));
    for (const offset of [...offsets, ...random]) {
      const wanted = (ids: string[]) => ids.slice(offset, offset + 25);
      for (const total of [true, false]) {
        const query = `limit=25&offset=${offset}&total=${total}`;
        expect((await page(query)).ids, query).to.deep.equal(wanted(names));
        expect((await page(`${query}&sort=-carrierName`)).ids, query).to.deep.equal(
          wanted(backwards),
        );
      }
    }
  });

  it('mark the cached total of a long list, and count a short list exactly', async () => {
    await page('limit=1');
    const { headers } = await page('limit=1');
    expect(headers.get('x-total-is')).to.equal('remembered');
    expect(headers.get('content-range')).to.equal(`carriers 0-0/${ROWS}`);
    const short = 'limit=1&q=fletes%2096';
    const count = names.length / 97;
    const first = await page(short);
    expect(first.headers.get('x-total-is')).to.equal(null);
    const total = Number(first.headers.get('content-range')?.split('/')[1]);
    expect(total).to.be.closeTo(count, 2);
    await (await testDb())('carriers').insert({ companyId, carrierName: 'Fletes 96' });
    const again = await page(short);
    expect(again.headers.get('content-range')).to.equal(`carriers 0-0/${total + 1}`);
  });

  it('omit the total with total=false', async () => {
    const { headers } = await page('limit=10&total=false');
    expect(headers.get('content-range')).to.equal('carriers 0-9/*');
    expect(headers.get('x-total-is')).to.equal(null);
  });
});

describe('Totals', () => {
  let now = 0;
  let counted = 0;
  const counting = (rows: number) => async () => {
    counted += 1;
    return rows;
  };

  beforeEach(() => {
    now = 0;
    counted = 0;
  });

  it('of up to 10,000 are counted at every call', async () => {
    const total = createTotals(() => now);
    for (const rows of [EXACT_UP_TO, EXACT_UP_TO - 1, 0]) {
      expect(await total('list', counting(rows))).to.deep.equal({
        count: rows,
        isRemembered: false,
      });
    }
  });

  it('of more are cached for 10 s', async () => {
    const total = createTotals(() => now);
    await total('list', counting(EXACT_UP_TO + 1));
    now = 9_999;
    const early = await total('list', counting(EXACT_UP_TO + 2));
    expect(early).to.deep.equal({ count: EXACT_UP_TO + 1, isRemembered: true });
    expect(counted).to.equal(1);
  });

  it('of more are counted again after 10 s, once, while calls still get the cached total', async () => {
    const total = createTotals(() => now);
    await total('list', counting(EXACT_UP_TO + 1));
    now = 10_000;
    let finish: (count: number) => void = () => {};
    const counts = () => new Promise<number>((resolve) => (finish = resolve));
    const cached = { count: EXACT_UP_TO + 1, isRemembered: true };
    expect(await total('list', counts)).to.deep.equal(cached);
    expect(await total('list', counting(EXACT_UP_TO + 3))).to.deep.equal(cached);
    finish(EXACT_UP_TO + 2);
    const counted = { count: EXACT_UP_TO + 2, isRemembered: true };
    await new Promise(setImmediate);
    expect(await total('list', counting(EXACT_UP_TO + 4))).to.deep.equal(counted);
  });

  it('are cached for no longer than 15 s', async () => {
    const total = createTotals(() => now);
    await total('list', counting(EXACT_UP_TO + 1));
    now = 15_000;
    const late = await total('list', counting(EXACT_UP_TO + 2));
    expect(late).to.deep.equal({ count: EXACT_UP_TO + 2, isRemembered: false });
    expect(counted).to.equal(2);
  });

  it('whose next count failed are counted again', async () => {
    const total = createTotals(() => now);
    await total('list', counting(EXACT_UP_TO + 1));
    now = 10_000;
    await total('list', () => Promise.reject(new Error('gone')));
    await new Promise(setImmediate);
    await total('list', counting(EXACT_UP_TO + 2));
    await new Promise(setImmediate);
    const { count } = await total('list', counting(EXACT_UP_TO + 3));
    expect(count).to.equal(EXACT_UP_TO + 2);
  });

  it('that have expired are counted by one call while the others wait for it', async () => {
    const total = createTotals(() => now);
    await total('list', counting(EXACT_UP_TO + 1));
    now = 15_000;
    await Promise.all([1, 2, 3].map(() => total('list', counting(EXACT_UP_TO + 1))));
    expect(counted).to.equal(2);
  });

  it('whose count failed are not cached', async () => {
    const total = createTotals(() => now);
    await total('list', counting(EXACT_UP_TO + 1));
    now = 15_000;
    const failed = await total('list', () => Promise.reject(new Error('gone'))).catch(String);
    expect(failed).to.equal('Error: gone');
    const { count } = await total('list', counting(EXACT_UP_TO + 3));
    expect(count).to.equal(EXACT_UP_TO + 3);
  });
});
