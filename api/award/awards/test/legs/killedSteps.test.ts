import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { accessToken, as } from '../../../../testing/client.ts';
import {
  type KillPoint,
  retryWhileLocked,
  sendAndAwaitKill,
  startKilledServer,
} from '../../../../testing/killedServer.ts';
import { awardsOf, buildRated, buildWorld, type World } from '../../../../testing/ratedLegs.ts';
import { trial } from '../../../../testing/trials.ts';
import { NOTHING, outcome, WHOLE } from '../../../../testing/legs/awardOutcome.ts';

const POINTS: KillPoint[] = [
  { name: 'before its loads', when: 'before', at: 'insert into shipments', isDone: false },
  {
    name: 'with a confirmation',
    when: 'before',
    at: 'insert into "?rate_confirmations',
    isDone: false,
  },
  { name: 'before its commit', when: 'before', at: '^COMMIT', isDone: false },
  { name: 'between commit and answer', when: 'after', at: '^COMMIT', isDone: true },
];

describe('A call that awards legs and whose process is killed at a statement', () => {
  let world: World;

  before(async function () {
    this.timeout(60_000);
    world = await buildWorld();
    await as(world.admin).get('/api/quotes');
  });

  for (const point of POINTS)
    trial(
      `takes effect whole or not at all, and once when it is repeated: ${point.name}`,
      { many: 5 },
      async (count) => {
        for (let round = 0; round < count; round += 1) await killAt(point);
      },
    );

  async function killAt(point: KillPoint): Promise<void> {
    const rated = await buildRated(world);
    const path = `/api/quotes/${rated.id}/legs/award`;
    const body = { awards: awardsOf(rated, 0, 1, 2) };
    const key = { 'idempotency-key': randomUUID() };
    const authorization = `Bearer ${await accessToken(world.admin.email)}`;
    const headers = { ...key, authorization, 'content-type': 'application/json' };
    const server = await startKilledServer(point);
    await sendAndAwaitKill(server, path, { headers, body: JSON.stringify(body) });
    expect(await outcome(rated.id)).to.equal(point.isDone ? WHOLE : NOTHING);
    const repeat = () => as(world.admin).post(path, body, { headers: key });
    const first = await retryWhileLocked(repeat);
    expect(first.status).to.equal(200);
    expect((await repeat()).body).to.deep.equal(first.body);
    expect(await outcome(rated.id)).to.equal(WHOLE);
    const other = { awards: awardsOf(rated, 0) };
    expect((await as(world.admin).post(path, other, { headers: key })).status).to.equal(422);
  }
});
