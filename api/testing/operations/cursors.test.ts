import { expect } from 'chai';
import { loadContract, operations, type Operation } from '../../core/contract/document.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { as, type Client } from '../client.ts';
import { buildTenant, type Tenant } from '../tenants/tenant.ts';

const LISTS = operations(loadContract()).filter(
  ({ path, operation }) => operation['x-sort'] && !path.endsWith('/export'),
);

describe('Every list by cursor', function () {
  this.timeout(120_000);
  let client: Client;
  let tenants: Tenant[];

  before(async () => {
    tenants = [await buildTenant(), await buildTenant(), await buildTenant()];
    client = as(await buildUser({ type: 'internal', role: 'root' }));
  });

  it('has the same rows as by offset, in every sort', async () => {
    const walked = new Set<string>();
    for (const { path, operation } of LISTS) {
      for (const sort of sortsOf(operation)) {
        const list = `/api${filled(path)}?total=false&sort=${sort}`;
        const whole = await ids(`${list}&limit=3`);
        if (whole.length < 3) continue;
        expect(await walk(`${list}&limit=1`), list).to.deep.equal(whole);
        walked.add(operation.operationId);
      }
    }
    expect(walked.size).to.be.greaterThan(15);
  });

  /** The ids of the first three pages of a list. */
  async function walk(path: string): Promise<string[]> {
    const found: string[] = [];
    for (let next: string | undefined = path; next && found.length < 3;) {
      const { status, body, headers } = await client.get<{ id: string }[]>(next);
      expect(status, next).to.equal(200);
      found.push(...body.map(({ id }) => id));
      next = pathOf(headers.get('link') ?? '');
    }
    return found;
  }

  function filled(path: string): string {
    const [, kind = ''] = path.split('/');
    const { records } = tenants[0]!;
    return path.replace('{id}', records[kind] ?? records.quotes);
  }

  async function ids(path: string): Promise<string[]> {
    const { status, body } = await client.get<{ id: string }[]>(path);
    return status === 200 ? body.map(({ id }) => id) : [];
  }
});

/** Every field that a list can be sorted by, every second one descending. */
function sortsOf(operation: Operation): string[] {
  return ['id', ...operation['x-sort']!].map((field, index) => (index % 2 ? `-${field}` : field));
}

function pathOf(link: string): string | undefined {
  return /<[^>]*?(\/api\/[^>]*)>/.exec(link)?.[1];
}
