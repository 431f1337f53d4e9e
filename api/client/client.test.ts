import { expect } from 'chai';
import { buildEquipment } from '../catalogs/equipments/test/factory.ts';
import { buildKey } from '../platform/keys/test/factory.ts';
import { buildExchangeRate, quoteInput } from '../quoting/quotes/test/factory.ts';
import { Quote } from '../quoting/quotes/index.ts';
import { testServer } from '../testing/server.ts';
import { buildUser } from '../platform/users/test/factory.ts';
import type { User } from '../platform/users/User.ts';
import { AndenError, createClient, type AndenClient, type Schemas } from './src/index.ts';
import { platform } from './src/environment.ts';

describe('The client of the API', function () {
  this.timeout(30_000);
  let admin: User, url: string, key: string, anden: AndenClient;

  before(async () => {
    ({ url } = await testServer());
    admin = await buildUser();
    await buildExchangeRate();
    const scopes = ['catalogs:read', 'quotes:read', 'quotes:write'];
    key = (await buildKey(admin, { scopes })).secret;
    anden = createClient({ url: `${url}/`, key, language: 'en' });
  });

  it('calls with the key of a company', async () => {
    const { data, response } = await anden.POST('/quotes', { body: load() });
    expect(response.status).to.equal(201);
    const params = { path: { id: data.id } };
    const { data: found } = await anden.GET('/quotes/{id}', { params });
    expect(found).to.deep.include({ reference: data.reference, companyId: admin.companyId });
  });

  it('throws what a refused call answers, in the language of the client', async () => {
    const body = load({ pickupDate: '2020-01-01', deliveryDate: '2020-01-02' });
    const error = await thrown(anden.POST('/quotes', { body }));
    expect(error).to.be.instanceOf(AndenError);
    expect(error).to.include({ name: 'AndenError', code: 'INVALID', status: 422 });
    expect(error.fields).to.have.keys('pickupDate');
    expect(error.fields.pickupDate).to.match(/[a-z]/);
    const unknown = createClient({ url, key: 'anden_key_unknown' });
    expect(await thrown(unknown.GET('/quotes'))).to.include({ code: 'KEY_INVALID', status: 401 });
    const beyond = thrown(anden.GET('/shipments'));
    expect(await beyond).to.include({ code: 'KEY_SCOPE', status: 403 });
  });

  it('throws NO_ANSWER with the reason when nothing answers', async () => {
    const nobody = createClient({ url: 'http://127.0.0.1:9', key, retries: 0 });
    const error = await thrown(nobody.GET('/quotes'));
    expect(error).to.include({ code: 'NO_ANSWER', status: 0 });
    expect(error.cause).to.be.instanceOf(Error);
  });

  it('creates one record when the answer is lost and the call is repeated', async () => {
    let isLost = false;
    const environment = {
      pause: async () => undefined,
      async fetch(request: Request, init?: RequestInit) {
        const answer = await platform.fetch(request, init);
        if (isLost) return answer;
        isLost = true;
        throw new TypeError('fetch failed');
      },
    };
    const unlucky = createClient({ url, key, environment });
    const customerReference = `Perdida ${crypto.randomUUID()}`;
    const { data } = await unlucky.POST('/quotes', { body: load({ customerReference }) });
    const made = await Quote.query().where({ companyId: admin.companyId, customerReference });
    expect(isLost).to.equal(true);
    expect(made.map(({ id }) => id)).to.deep.equal([data.id]);
  });

  it('reads all rows of a list, page by page, with its filters', async () => {
    const nameEs = `Góndola ${crypto.randomUUID()}`;
    const made = [];
    for (let n = 0; n < 5; n += 1) made.push((await buildEquipment({ nameEs })).id);
    const asked: string[] = [];
    const environment = {
      fetch(request: Request, init?: RequestInit) {
        asked.push(new URL(request.url).search);
        return platform.fetch(request, init);
      },
    };
    const client = createClient({ url, key, environment });
    const query = { q: nameEs, sort: 'code', limit: 2 };
    const found = await all(client.rows('/catalogs/equipments', { params: { query } }));
    expect(found.map(({ id }) => id)).to.have.members(made);
    expect(asked).to.have.lengthOf(3);
    asked.length = 0;
    const last = { ...query, offset: 3 };
    expect(
      await all(client.rows('/catalogs/equipments', { params: { query: last } })),
    ).to.have.lengthOf(2);
    expect(asked).to.have.lengthOf(1);
  });

  it('reads no further page than its rows are asked for', async () => {
    const first: Schemas['Equipment'][] = [];
    for await (const one of anden.rows('/catalogs/equipments', {
      params: { query: { limit: 1 } },
    })) {
      first.push(one);
      break;
    }
    expect(first).to.have.lengthOf(1);
  });
});

function load(overrides: Partial<Schemas['QuoteInput']> = {}) {
  return quoteInput(overrides) as Schemas['QuoteInput'];
}

async function thrown(call: Promise<unknown>): Promise<AndenError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error as AndenError;
}

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of rows) found.push(row);
  return found;
}
