import { expect } from 'chai';
import { loadContract, operations } from '../core/contract/document.ts';
import { as } from './client.ts';
import { BREAKS, isNoBreak, POLICIES, seenBy, touched } from './permissions/broken.ts';
import { CALLS } from './permissions/calls.ts';
import { EXEMPT, TABLE } from './permissions/table.ts';
import { difference, visits } from './permissions/walk.ts';
import { buildWorld, type World } from './permissions/world.ts';

describe('Who may do what', function () {
  this.timeout(120_000);
  let world: World;

  before(async () => {
    world = await buildWorld();
  });

  describe('is asked of every', () => {
    const named = Object.values(CALLS).flat();

    it('operation of the contract, or is exempt for a reason', () => {
      const known = operations(loadContract()).map(({ operation }) => operation.operationId);
      const placed = [...named.map(({ operationId }) => operationId), ...Object.keys(EXEMPT)];
      expect([...new Set(placed)]).to.have.members([...new Set(known)]);
    });

    it('action that a row names', () => {
      for (const [resource, rows] of Object.entries(TABLE)) {
        const actions = rows.flatMap(([, actions]) => actions.split(' '));
        const callable = CALLS[resource]!.map(({ action }) => action);
        expect([...new Set(actions)], resource).to.have.members([...new Set(callable)]);
      }
    });

    it('room of the house', async () => {
      const { body } = await as(world.people[0]!.user).get<{ permissions: object }>('/api/session');
      expect(Object.keys(TABLE)).to.have.members(Object.keys(body.permissions));
      expect(Object.keys(POLICIES)).to.have.members(Object.keys(TABLE));
    });
  });

  describe('is what the table says of', () => {
    for (const resource of Object.keys(TABLE)) {
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
    for (const [resource, policy] of Object.entries(POLICIES)) {
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
