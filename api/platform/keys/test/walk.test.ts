import { expect } from 'chai';
import { keyScopeOf } from '../../../core/auth/keyScopes.ts';
import { loadContract, operations } from '../../../core/contract/document.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { bearing, type Client } from '../../../testing/client.ts';
import { RESOURCES } from '../../../testing/permissions/collected.ts';
import type { Column, Person, World } from '../../../testing/permissions/types.ts';
import { difference, visits, type Visit } from '../../../testing/permissions/walk.ts';
import { buildWorld } from '../../../testing/permissions/world.ts';
import { buildKey } from './factory.ts';

const all = operations(loadContract());
const guarded = all.filter(({ operation }) => operation.security?.length !== 0);
/** The scope that each operation needs; undefined when it takes no keys. */
const NEEDED = new Map(
  all.map(({ operation }) => [operation.operationId, keyScopeOf(operation)] as const),
);
const SCOPES = [...new Set(NEEDED.values())].filter((scope) => scope !== undefined);

describe('The permission table with an API key', function () {
  this.timeout(240_000);
  let world: World;

  before(async () => {
    world = await buildWorld();
  });

  const personOf = (column: Column) =>
    world.people.find((person) => person.column === column && !person.readsOnly)!;
  const clientOf = async (column: Column, scopes: string[]) =>
    bearing((await buildKey(personOf(column).user as never, { scopes })).secret);

  /** Calls an operation without a valid body, which is refused before it is read. */
  const codeOf = async (client: Client, { path, method }: (typeof all)[number]) => {
    const at = `/api${path.replace(/\{\w+\}/g, crypto.randomUUID())}`;
    const { status, body } = await client[method as 'post']<Schemas['Problem']>(at);
    return `${status} ${body?.code}`;
  };

  it('has an operation for every scope', () => {
    const { enum: named } = loadContract().components.schemas!.KeyScope as { enum: string[] };
    expect(SCOPES).to.have.members(named);
  });

  it('opens nothing to a key without scopes', async () => {
    const client = await clientOf('root', []);
    for (const one of guarded) {
      const scope = NEEDED.get(one.operation.operationId);
      const expected = scope ? '403 KEY_SCOPE' : '403 KEY_NOT_ACCEPTED';
      expect(await codeOf(client, one), one.operation.operationId).to.equal(expected);
    }
  });

  it('opens no operation about people, sessions and keys to a key with all scopes', async () => {
    const client = await clientOf('root', SCOPES);
    const closed = guarded.filter(({ operation }) => !NEEDED.get(operation.operationId));
    const tags = new Set(closed.map(({ operation }) => operation.tags![0]));
    expect([...tags]).to.include.members(['users', 'keys', 'session', 'security_events', 'links']);
    for (const one of closed)
      expect(await codeOf(client, one), one.operation.operationId).to.match(/^403 KEY_NOT/);
  });

  for (const column of ['root', 'brokerAdmin', 'shipperAdmin', 'carrierAdmin'] as const) {
    for (const kind of ['read', 'write'] as const) {
      it(`is that of its maker (${column}) within the scopes to ${kind}`, async () => {
        const scopes = SCOPES.filter((scope) => kind === 'write' || scope.endsWith(':read'));
        const client = await clientOf(column, scopes);
        const differences: string[] = [];
        for (const visit of visitsBy(personOf(column), scopes)) {
          const found = await difference(world, { ...visit, client });
          if (found) differences.push(found);
        }
        expect(differences.join('\n')).to.equal('');
      });
    }
  }

  /** The calls of a person, refused where the scopes do not reach. */
  function visitsBy(person: Person, scopes: string[]): Visit[] {
    const own = Object.keys(RESOURCES)
      .flatMap((resource) => visits(resource, world))
      .filter((visit) => visit.person === person);
    return own.map((visit) => {
      const scope = NEEDED.get(visit.call.operationId);
      return scope && scopes.includes(scope) ? visit : { ...visit, expected: '-' };
    });
  }
});
