import { expect } from 'chai';
import { loadContract, operations, type Operation } from '../../core/contract/document.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { buildLocation } from '../../network/locations/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { as } from '../client.ts';
import { buildWorld } from '../permissions/world.ts';
import { entities } from '../simpleRest/entities.ts';
import { buildTenant } from '../tenants/tenant.ts';

type Row = Record<string, unknown>;

describe('The parameter fields', function () {
  this.timeout(120_000);

  it('answers of every list and record exactly these fields, to whoever asks', async () => {
    const tenant = await buildTenant();
    const world = await buildWorld();
    const root = world.people.find(({ column, readsOnly }) => column === 'root' && !readsOnly)!;
    for (const { isAndens, build } of entities()) if (isAndens) await build(world, root);
    const { admin, shipper, carrier } = tenant.people;
    const answered: string[] = [];
    for (const { path, operation } of choosing())
      for (const person of [admin, shipper, carrier, root.user]) {
        const rows = await rowsAt(person, await addressOf(person, path));
        const names = [...new Set(rows.flatMap(Object.keys))].filter((_, at) => at % 3 === 1);
        if (names.length === 0) continue;
        const address = `${await addressOf(person, path)}?fields=${names}`;
        expect(await rowsAt(person, address), address).to.deep.equal(
          rows.map((row) => picked(row, ['id', ...names])),
        );
        answered.push(operation.operationId);
      }
    const others = choosing().filter(({ operation }) => !answered.includes(operation.operationId));
    const missed = others.map(({ operation }) => operation.operationId);
    expect(WITHOUT_RECORDS).to.include.members(missed);
  });

  it('refuses a field that the answer never has, and names it and the others', async () => {
    const client = as(await buildUser());
    for (const path of ['/api/webhooks?fields=id,sekret', '/api/webhooks?fields=related']) {
      const { status, body } = await client.get<Schemas['Problem']>(path);
      expect(status).to.equal(422);
      expect(body.errors!.fields).to.match(/^No existe el campo (sekret|related)\. Existen: id, /);
    }
  });

  it('leaves the order, the filters and the next page as they are without it', async () => {
    const user = await buildUser();
    const client = as(user);
    for (const name of ['Apodaca', 'Bravo', 'Celaya'])
      await buildLocation({ companyId: user.companyId!, name, city: 'Laredo' });
    const query = 'fields=city&sort=-name&q=laredo&limit=1';
    const whole = await client.get<Row[]>('/api/locations?sort=-name');
    let path = `/api/locations?${query}`;
    for (const { id } of whole.body) {
      const { body, headers } = await client.get<Row[]>(path);
      expect(body).to.deep.equal([{ id, city: 'Laredo' }]);
      path = /<[^>]+?(\/api[^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? path;
    }
  });
});

async function rowsAt(person: { email: string }, path: string): Promise<Row[]> {
  const { status, body } = await as(person).get<Row | Row[]>(path);
  return status === 200 ? [body].flat() : [];
}

function picked(row: Row, names: string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** The address of a list, or of the first record of the list of its kind. */
async function addressOf(person: { email: string }, path: string): Promise<string> {
  const [list, isRecord] = [`/api${path.replace('/{id}', '')}`, path.endsWith('/{id}')];
  if (!isRecord) return list;
  const [first] = await rowsAt(person, list);
  return `${list}/${(first?.id as string | undefined) ?? NO_RECORD}`;
}

const NO_RECORD = '00000000-0000-7000-8000-000000000000';

/** Operations of records that the tenant has none of, or that need another query. */
const WITHOUT_RECORDS = [
  ...['findCarriers', 'listSatKeys', 'getHistory', 'getUserDetailsById'],
  ...['listDocumentOpenings', 'listFailedJobs', 'listPackets', 'listWebhookEvents'],
];

/** The operations that take `fields`. */
function choosing() {
  return operations(loadContract()).filter(({ operation }) =>
    namesOf(operation).includes('fields'),
  );
}

function namesOf({ parameters = [] }: Operation): string[] {
  return parameters.map((one) => ('$ref' in one ? one.$ref.split('/').at(-1)! : one.name));
}
