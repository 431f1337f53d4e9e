import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildEvidence, deliveredLoad } from '../../evidence/test/factory.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { accessToken, anonymous } from '../../../testing/client.ts';
import {
  type KillPoint,
  retryWhileLocked,
  sendAndAwaitKill,
  startKilledServer,
} from '../../../testing/killedServer.ts';
import { testServer } from '../../../testing/server.ts';
import { trial } from '../../../testing/trials.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

const POINTS: KillPoint[] = [
  { name: 'before its commit', when: 'before', at: '^COMMIT', isDone: false },
  { name: 'between commit and answer', when: 'after', at: '^COMMIT', isDone: true },
];

interface Load {
  id: string;
  driver: string;
  broker: string;
}

/** A call about a load, and where its effect is written. */
interface Step {
  name: string;
  status: 'assigned' | 'delivered' | 'closed';
  path: string;
  body: object;
  /** With the link of the driver; otherwise as the broker. */
  byLink?: boolean;
  effect: { table: 'events' | 'payments'; where: (id: string) => object };
}

const STEPS: Step[] = [
  {
    name: 'a move by link',
    status: 'assigned',
    path: 'shipments/:id/moves/report',
    body: { status: 'at_pickup', place: 'Apodaca' },
    byLink: true,
    effect: { table: 'events', where: (entityId) => ({ entityId, toStatus: 'at_pickup' }) },
  },
  {
    name: 'the closing of a load',
    status: 'delivered',
    path: 'shipments/:id/move',
    body: { status: 'closed' },
    effect: { table: 'events', where: (entityId) => ({ entityId, toStatus: 'closed' }) },
  },
  {
    name: 'the mark of its payment',
    status: 'closed',
    path: 'settlements/:id/pay',
    body: { paidOn: '2026-01-15', reference: 'SPEI 4411' },
    effect: { table: 'payments', where: (shipmentId) => ({ shipmentId }) },
  },
];

describe('A load on its way to payment, when the process is killed', () => {
  for (const step of STEPS)
    trial(`has ${step.name} exactly once`, { many: 20 }, async (rounds) => {
      for (let round = 0; round < rounds; round += 1)
        for (const point of POINTS) await killAndRepeat(step, point);
    });
});

async function killAndRepeat(step: Step, point: KillPoint): Promise<void> {
  const [server, load] = await Promise.all([startKilledServer(point), buildLoad(step.status)]);
  const path = `/api/${step.path.replace(':id', load.id)}`;
  const by: Record<string, string> = step.byLink
    ? { 'x-link': load.driver }
    : { authorization: load.broker };
  const key = { 'idempotency-key': randomUUID() };
  const headers = { ...by, ...key, 'content-type': 'application/json' };
  await sendAndAwaitKill(server, path, { headers, body: JSON.stringify(step.body) });
  expect(await effectsOf(step, load.id), point.name).to.equal(point.isDone ? 1 : 0);
  const repeat = () => anonymous.post(path, step.body, { headers: { ...by, ...key } });
  const first = await retryWhileLocked(repeat);
  const second = await repeat();
  expect([first.status, second.status], point.name).to.deep.equal([200, 200]);
  expect(second.body, point.name).to.deep.equal(first.body);
  expect(await effectsOf(step, load.id), point.name).to.equal(1);
}

/** A load of which every proof document is accepted once it is delivered. */
async function buildLoad(status: Step['status']): Promise<Load> {
  const { id: companyId } = await buildCompany();
  const { id: carrierId } = await buildCarrier({ companyId });
  const price = { purchaseCost: '18500.00', currency: 'MXN' } as const;
  const { id } = await deliveredLoad({ companyId, carrierId, ...price, status });
  const accepted = { status: 'accepted', reviewedAt: new Date().toISOString() } as const;
  if (status !== 'assigned')
    for (const type of PROOFS) await buildEvidence(id, { type, ...accepted });
  const { email } = await buildUser({ companyId });
  const driver = await buildToken({ kind: 'moves', subjectId: id, partyId: carrierId });
  return { id, driver, broker: `Bearer ${await accessToken(email)}` };
}

/** The proof documents that the usual terms ask for. */
const PROOFS = ['signed_pod', 'cargo_photos', 'seal_photos', 'carta_porte', 'invoice'] as const;

async function effectsOf({ effect: { table, where } }: Step, id: string): Promise<number> {
  const { db } = await testServer();
  return (await db(table).where(where(id))).length;
}
