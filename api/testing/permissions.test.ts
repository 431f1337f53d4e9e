import { expect } from 'chai';
import { loadContract, operations } from '../core/contract/document.ts';
import { as } from './client.ts';
import { BREAKS, isNoBreak, seenBy, touched } from './permissions/broken.ts';
import { EXEMPT, RESOURCES } from './permissions/collected.ts';
import type { World } from './permissions/types.ts';
import { difference, visits } from './permissions/walk.ts';
import { buildWorld } from './permissions/world.ts';

interface Session {
  permissions: Record<string, string[]>;
}

describe('Who may do what', function () {
  this.timeout(120_000);
  let world: World;

  before(async () => {
    world = await buildWorld();
  });

  describe('is asked of every', () => {
    const named = Object.values(RESOURCES).flatMap(({ calls }) => calls);

    it('operation of the contract, or is exempt for a reason', () => {
      const known = operations(loadContract()).map(({ operation }) => operation.operationId);
      const placed = [...named.map(({ operationId }) => operationId), ...Object.keys(EXEMPT)];
      expect([...new Set(placed)]).to.have.members([...new Set(known)]);
    });

    it('action that a row names', () => {
      for (const [resource, { rows, calls }] of Object.entries(RESOURCES)) {
        const actions = rows.flatMap(([, actions]) => actions.split(' '));
        const callable = calls.map(({ action }) => action);
        expect([...new Set(actions)], resource).to.have.members([...new Set(callable)]);
      }
    });

    it('record that a row names', () => {
      for (const [resource, { rows, records }] of Object.entries(RESOURCES)) {
        const named = rows.map(([record]) => record).filter((record) => record !== 'none');
        expect([...new Set(named)], resource).to.have.members(Object.keys(records));
      }
    });

    it('action upon a record once', () => {
      for (const [resource, { rows }] of Object.entries(RESOURCES)) {
        const asked = rows.flatMap(([record, actions]) =>
          actions.split(' ').map((action) => `${record} ${action}`),
        );
        expect(new Set(asked).size, resource).to.equal(asked.length);
      }
    });

    it('resource of the session', async () => {
      const { body } = await as(world.people[0]!.user).get<Session>('/api/session');
      expect(Object.keys(RESOURCES)).to.have.members(Object.keys(body.permissions));
      for (const [resource, { policy }] of Object.entries(RESOURCES))
        expect(policy, resource).to.include.keys(body.permissions[resource]!);
    });
  });

  describe('is what the table says of', () => {
    for (const resource of Object.keys(RESOURCES)) {
      it(resource, async () => {
        const differences: string[] = [];
        for (const visit of visits(resource, world)) {
          const found = await difference(world, visit);
          if (found) differences.push(found);
        }
        expect(differences.join('\n')).to.equal('');
      });
    }
  });

  describe('is seen to be broken by this very table', () => {
    for (const [resource, { policy }] of Object.entries(RESOURCES)) {
      for (const action of Object.keys(policy)) {
        for (const how of Object.keys(BREAKS) as (keyof typeof BREAKS)[]) {
          if (isNoBreak(resource, action, how)) continue;
          it(`when ${how} may ${action} of ${resource}`, async () => {
            const calls = touched(world, resource, action, how);
            expect(await seenBy(world, resource, action, how, calls)).to.be.a('string');
          });
        }
      }
    }
  });
});
