import { expect } from 'chai';
import { loadContract, operations } from '../core/contract/document.ts';
import { buildInvitation } from '../invitations/factory.ts';
import { type Answer, byLink, type Client } from '../testing/client.ts';
import { RESOURCES } from '../testing/permissions/collected.ts';
import type { World } from '../testing/permissions/types.ts';
import { buildWorld } from '../testing/permissions/world.ts';
import { buildToken } from './factory.ts';

/** The kinds of links that each operation takes. */
const KINDS = new Map(
  operations(loadContract()).map(({ operation: { operationId, security = [] } }) => [
    operationId,
    security.flatMap(({ link = [] }) => link),
  ]),
);

describe('The permission table with a link', function () {
  this.timeout(120_000);
  let world: World;
  let client: Client;
  let status: number;

  before(async () => {
    world = await buildWorld();
    const { id, carrierId } = await buildInvitation({ carrierId: world.carrier.id });
    const token = await buildToken({ kind: 'answer', subjectId: id, partyId: carrierId });
    client = noting(byLink(token), (answer) => (status = answer.status));
  });

  for (const [resource, { rows, calls, records }] of Object.entries(RESOURCES)) {
    it(`opens nothing of ${resource} but its own record`, async () => {
      const person = world.people.find(({ column }) => column === 'carrierAdmin')!;
      for (const record of new Set(rows.map(([name]) => name))) {
        const target = record === 'none' ? { id: '' } : await records[record]!(world, person);
        const actions = rows
          .filter(([name]) => name === record)
          .flatMap(([, all]) => all.split(' '));
        for (const call of calls.filter(({ action }) => actions.includes(action))) {
          await call.ask({ client, world, person, target });
          const expected = KINDS.get(call.operationId)!.length > 0 ? 404 : 401;
          expect(status, `${call.operationId} of ${record}`).to.equal(expected);
        }
      }
    });
  }
});

/** The client, which reports each answer. */
function noting(client: Client, note: (answer: Answer<unknown>) => void): Client {
  const noted = Object.entries(client).map(([method, call]) => [
    method,
    async (...args: Parameters<Client['post']>) => {
      const answer = await (call as Client['post'])(...args);
      note(answer);
      return answer;
    },
  ]);
  return Object.fromEntries(noted) as Client;
}
