import { expect } from 'chai';
import { loadContract, operations } from '../../core/contract/document.ts';
import { as } from '../client.ts';
import { BREAKS, isNoBreak, detectedDifference, affectedCalls } from './broken.ts';
import { EXEMPT, RESOURCES } from './collected.ts';
import type { World } from './types.ts';
import { difference, visits } from './walk.ts';
import { buildWorld } from './world.ts';

interface Session {
  permissions: Record<string, string[]>;
}

describe('The permission table', function () {
  this.timeout(120_000);
  let world: World;

  before(async () => {
    world = await buildWorld();
  });

  describe('covers every', () => {
    const named = Object.values(RESOURCES).flatMap(({ calls }) => calls);

    it('operation of the contract, unless it is exempt with a reason', () => {
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

    it('action on a record exactly once', () => {
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
        expect(Object.keys(policy ?? {}), resource).to.include.members(body.permissions[resource]!);
    });
  });

  describe("is equal to the API's answers for", () => {
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

  describe('detects a broken rule:', () => {
    for (const [resource, { policy }] of Object.entries(RESOURCES)) {
      for (const action of Object.keys(policy)) {
        for (const how of Object.keys(BREAKS) as (keyof typeof BREAKS)[]) {
          if (isNoBreak(resource, action, how)) continue;
          it(`when ${how} may ${action} of ${resource}`, async () => {
            const calls = affectedCalls(world, resource, action, how);
            expect(await detectedDifference(world, resource, action, how, calls)).to.be.a('string');
          });
        }
      }
    }
  });
});
