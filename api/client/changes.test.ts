import { expect } from 'chai';
import { buildKey } from '../platform/keys/test/factory.ts';
import { endWebhooks } from '../platform/webhooks/test/factory.ts';
import { buildUser } from '../platform/users/test/factory.ts';
import type { User } from '../platform/users/User.ts';
import { testServer } from '../testing/server.ts';
import { AndenError, createClient, type AndenClient, type Schemas } from './src/index.ts';

describe('The client and changes', function () {
  this.timeout(30_000);
  let admin: User, anden: AndenClient;

  before(async () => {
    const { url } = await testServer();
    admin = await buildUser();
    const scopes = ['webhooks:read', 'webhooks:write', 'locations:read', 'locations:write'];
    anden = createClient({ url, key: (await buildKey(admin, { scopes })).secret });
  });

  after(() => endWebhooks(admin.companyId!));

  it('reads what changed since a cursor, page by page', async () => {
    const [begin] = await pages({});
    expect(begin!.changes).to.deep.equal([]);
    const { data: place } = await anden.POST('/locations', { body: PLACE });
    const next = await pages({ after: begin!.cursor, types: ['locations'] });
    const changes = next.flatMap((page) => page.changes);
    expect(changes).to.have.lengthOf(1);
    expect(changes[0]).to.include({ type: 'locations', id: place.id, kind: 'created' });
    const [last] = await pages({ after: next.at(-1)!.cursor, types: ['locations'] });
    expect(last!.changes).to.deep.equal([]);
  });

  it('throws the refusal of a cursor, whose answer is not printed with it', async () => {
    const error = await pages({ after: 'x' }).catch((one: unknown) => one);
    expect(error).to.be.instanceOf(AndenError);
    expect((error as AndenError).response!.status).to.equal((error as AndenError).status);
    expect(Object.keys(error as AndenError)).not.to.include('response');
  });

  it('has the secret of a new webhook', async () => {
    const body = { name: 'Copia', url: 'http://127.0.0.1:9/', changes: ['locations'] };
    const { data } = await anden.POST('/webhooks', { body });
    const secret: string = data.secret;
    expect(secret).to.match(/^whsec_/);
  });

  async function pages(init: Parameters<AndenClient['changes']>[0]) {
    const all: Schemas['ChangePage'][] = [];
    for await (const page of anden.changes(init)) all.push(page);
    return all;
  }
});

const PLACE = { name: 'Patio', city: 'Monterrey', state: 'MX-NLE', country: 'MX' } as const;
