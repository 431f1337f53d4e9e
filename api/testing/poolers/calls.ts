import { expect } from 'chai';
import { RESOURCES } from '../permissions/collected.ts';
import { difference, visits } from '../permissions/walk.ts';
import { buildWorld } from '../permissions/world.ts';

/** Calls every operation of the permission table once, as somebody who may; run by poolers.test.ts. */
describe('A user who may', function () {
  this.timeout(120_000);

  it('call an operation gets the answer of the permission table', async () => {
    const world = await buildWorld();
    const called = new Set<string>();
    const differences: string[] = [];
    for (const visit of Object.keys(RESOURCES).flatMap((resource) => visits(resource, world))) {
      const { operationId } = visit.call;
      if (visit.expected !== '+' || called.has(operationId)) continue;
      called.add(operationId);
      const found = await difference(world, visit);
      if (found) differences.push(found);
    }
    expect(differences.join('\n')).to.equal('');
    expect(called.size).to.be.greaterThan(200);
  });
});
