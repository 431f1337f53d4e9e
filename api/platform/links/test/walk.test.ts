import { expect } from 'chai';
import { loadContract, operations } from '../../../core/contract/document.ts';
import { uploadedDocument } from '../../../compliance/documents/test/factory.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildPacket } from '../../../compliance/packets/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { resetRateLimits } from '../../../testing/base/db.ts';
import { type Answer, byLink, type Client } from '../../../testing/client.ts';
import { RESOURCES } from '../../../testing/permissions/collected.ts';
import type { Call, Person, Scene, World } from '../../../testing/permissions/types.ts';
import { buildWorld } from '../../../testing/permissions/world.ts';
import { buildToken } from './factory.ts';
import type { LinkKind } from '../Link.ts';

/** The kinds of links that each operation takes. */
const TAKEN = new Map(
  operations(loadContract()).map(({ operation: { operationId, security = [] } }) => [
    operationId,
    security.flatMap(({ link = [] }) => link),
  ]),
);

describe('The permission table with a link', function () {
  this.timeout(240_000);
  let world: World;
  const clients: Partial<Record<LinkKind, Client>> = {};

  before(async () => {
    world = await buildWorld();
    const { broker, shipper, carrier } = world;
    const parties = { companyId: broker.id, customerId: shipper.id };
    const load = { ...parties, carrierId: carrier.id };
    const subjects = {
      tracking: (await buildShipment(load)).id,
      answer: (await buildInvitation({ carrierId: carrier.id })).id,
      price: (await buildQuote(parties)).id,
      document: (await uploadedDocument(carrier.id)).id,
      packet: (await buildPacket({ carrierId: carrier.id })).id,
      evidence: (await buildShipment({ ...parties, carrierId: carrier.id })).id,
      confirmation: (await buildShipment({ ...parties, carrierId: carrier.id })).id,
    };
    for (const [kind, subjectId] of Object.entries(subjects) as [LinkKind, string][]) {
      const partyId = ['price', 'tracking'].includes(kind) ? shipper.id : carrier.id;
      clients[kind] = byLink(await buildToken({ kind, subjectId, partyId }));
    }
  });

  // All calls come from one address, which has 600 in ten minutes.
  beforeEach(resetRateLimits);

  for (const [resource, { rows, calls, records }] of Object.entries(RESOURCES)) {
    it(`opens nothing of ${resource} but its own record`, async () => {
      for (const record of new Set(rows.map(([name]) => name))) {
        const actions = rows
          .filter(([name]) => name === record)
          .flatMap(([, all]) => all.split(' '));
        const named = calls.filter(({ action }) => actions.includes(action));
        for (const [column, kinds] of Object.entries(KINDS)) {
          const person = world.people.find((one) => one.column === column)!;
          const target = record === 'none' ? { id: '' } : await records[record]!(world, person);
          for (const kind of kinds) {
            for (const call of named) {
              const expected = TAKEN.get(call.operationId)!.length > 0 ? 404 : 401;
              const status = await statusOf(call, {
                client: clients[kind]!,
                world,
                person,
                target,
              });
              expect(status, `${call.operationId} of ${record} by ${kind}`).to.equal(expected);
            }
          }
        }
      }
    });
  }
});

/** The kinds of links, by who holds them; all that one of them holds ask about the same record, because none changes it. */
const KINDS: Partial<Record<Person['column'], LinkKind[]>> = {
  carrierAdmin: ['answer', 'document', 'evidence', 'packet', 'confirmation'],
  shipperAdmin: ['price', 'tracking'],
};

/** The status of the answer to a call. */
async function statusOf({ ask }: Call, scene: Scene): Promise<number> {
  let status = 0;
  await ask({ ...scene, client: noting(scene.client, (answer) => (status = answer.status)) });
  return status;
}

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
