import { expect } from 'chai';
import { RESOURCES } from './collected.ts';
import { difference, visits } from './walk.ts';
import { buildWorld } from './world.ts';

/** Calls every operation of the permission table once, as somebody who may; expects the answers of the table. */
export async function callEveryOperation(): Promise<void> {
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
}
