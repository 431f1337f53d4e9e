import { expect } from 'chai';
import type { Schemas } from '../../core/contract/types.ts';
import { buildKey } from '../../platform/keys/test/factory.ts';
import { statementsOf } from '../base/statements.ts';
import { bearing, as, type Client } from '../client.ts';
import { buildScene, type Scene } from './scene.ts';

type Row = { id: string; related?: Record<string, Row | null> } & Record<string, unknown>;

/** The related records of each resource, with the path of each; the best rate has none of its own. */
const RELATED: Record<string, Record<string, string>> = {
  quotes: {
    customer: 'companies',
    equipment: 'catalogs/equipments',
    comodity: 'catalogs/comodities',
  },
  shipments: {
    customer: 'companies',
    carrier: 'carriers',
    quote: 'quotes',
    equipment: 'catalogs/equipments',
    comodity: 'catalogs/comodities',
  },
  invitations: { carrier: 'carriers', quote: 'quotes' },
  routes: {
    customer: 'companies',
    carrier: 'carriers',
    equipment: 'catalogs/equipments',
    comodity: 'catalogs/comodities',
  },
};

const PARTIES = ['admin', 'member', 'shipper', 'staff'];
const WITH_CARRIER = ['admin', 'member', 'carrier', 'staff'];

/** The readers of each related record; a stranger reads none, a customer no carrier, a carrier no quote and no customer. */
const SEEN: Record<string, Record<string, string[]>> = {
  quotes: { customer: PARTIES, equipment: PARTIES, comodity: PARTIES },
  shipments: {
    customer: PARTIES,
    carrier: WITH_CARRIER,
    quote: PARTIES,
    equipment: [...PARTIES, 'carrier'],
    comodity: [...PARTIES, 'carrier'],
  },
  invitations: { carrier: WITH_CARRIER, quote: ['admin', 'member', 'staff'] },
  routes: {
    customer: PARTIES,
    carrier: ['admin', 'member', 'staff'],
    equipment: [...PARTIES, 'carrier'],
    comodity: [...PARTIES, 'carrier'],
  },
};

describe('Related records', function () {
  this.timeout(120_000);
  let scene: Scene;

  before(async () => {
    scene = await buildScene();
  });

  for (const [resource, kinds] of Object.entries(RELATED)) {
    it(`of ${resource} are what each caller reads of them, and null where it reads none`, async () => {
      const seen = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Set<string>()]));
      for (const [name, person] of Object.entries(scene.people)) {
        const client = as(person);
        const expand = Object.keys(kinds).join(',');
        const list = await client.get<Row[]>(`/api/${resource}?expand=${expand}&limit=20`);
        const rows = list.status === 200 ? list.body : [];
        for (const row of rows) {
          const one = await client.get<Row>(`/api/${resource}/${row.id}?expand=${expand}`);
          expect(one.body.related, name).to.deep.equal(row.related);
          expect(row.related).to.have.all.keys(Object.keys(kinds));
          for (const [kind, path] of Object.entries(kinds)) {
            const related = row.related![kind]!;
            await expectAsRead(client, { row, related, kind, path });
            if (related) seen[kind]!.add(name);
          }
        }
      }
      for (const [kind, names] of Object.entries(SEEN[resource]!))
        expect([...seen[kind]!], kind).to.have.members(names);
    });
  }

  it('have the best rate of a quote for its broker and Andén, and never for its customer', async () => {
    const path = `/api/quotes/${scene.quoteId}?expand=bestRate&fields=bestRate`;
    const { admin, staff, shipper } = scene.people;
    const best = {
      invitationId: scene.cheapest,
      amount: '1100.00',
      carrierId: scene.own.id,
      carrierName: scene.own.carrierName,
    };
    for (const person of [admin, staff]) {
      const { body } = await as(person).get<Row>(path);
      expect(body).to.deep.equal({
        id: scene.quoteId,
        bestRate: '1100.00',
        related: { bestRate: best },
      });
    }
    const { body } = await as(shipper).get<Row>(path);
    expect(body).to.deep.equal({ id: scene.quoteId, related: { bestRate: null } });
  });

  it('come with their records in one statement', async () => {
    const client = as(scene.people.admin);
    const path = '/api/quotes?expand=customer,equipment,bestRate&fields=reference&total=false';
    await client.get(path);
    const texts = await statementsOf(() => client.get(path));
    expect(texts.filter((text) => text.includes('"quotes"'))).to.have.length(1);
    expect(texts.filter((text) => /from "?(companies|equipments)/.test(text))).to.have.length(1);
  });

  it('need the scope of their own kind where the caller is an API key', async () => {
    const read = async (scopes: Schemas['KeyScope'][]) => {
      const { secret } = await buildKey(scene.people.admin, { scopes });
      const path = `/api/quotes/${scene.quoteId}?expand=customer,equipment`;
      return (await bearing(secret).get<Row>(path)).body.related!;
    };
    expect(await read(['quotes:read'])).to.deep.equal({ customer: null, equipment: null });
    const { customer, equipment } = await read(['quotes:read', 'companies:read']);
    expect([customer?.id, equipment]).to.deep.equal([scene.customerId, null]);
  });

  it('are refused by name where there are none of that name', async () => {
    const client = as(scene.people.admin);
    const { status, body } = await client.get<Schemas['Problem']>(
      '/api/quotes?expand=customer,carrier',
      {
        headers: { 'accept-language': 'en' },
      },
    );
    expect(status).to.equal(422);
    expect(Object.values(body.errors!)).to.deep.equal([
      'There is no carrier in related. There are: customer, equipment, comodity, bestRate',
    ]);
  });
});

interface Shown {
  row: Row;
  related: Row | null;
  kind: string;
  path: string;
}

/** The related record is what the caller reads of it; without one, the caller reads no reference or not the record. */
async function expectAsRead(client: Client, { row, related, kind, path }: Shown) {
  const id = related?.id ?? row[`${kind}Id`];
  if (!id) return;
  const { status, body } = await client.get<Row>(`/api/${path}/${id}`);
  if (!related) return expect(status, `${kind} of ${row.id}`).to.be.oneOf([403, 404]);
  expect(status).to.equal(200);
  expect(row[`${kind}Id`]).to.equal(related.id);
  return expect(body).to.deep.include(related);
}
