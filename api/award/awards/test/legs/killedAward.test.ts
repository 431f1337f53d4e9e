import { expect } from 'chai';
import { once as happened } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { testDatabaseUrl } from '../../../../testing/base/db.ts';
import { as } from '../../../../testing/client.ts';
import { startProgram } from '../../../../testing/fork.ts';
import {
  awardLegs,
  awardsOf,
  buildRated,
  buildWorld,
  type Rated,
  type World,
} from '../../../../testing/ratedLegs.ts';
import { trial } from '../../../../testing/trials.ts';
import { NOTHING, outcome, WHOLE } from '../../../../testing/legs/awardOutcome.ts';

const QUOTES = 3;

describe('An award by legs whose process is killed', function () {
  let world: World, carrierIds: string[];

  before(async function () {
    this.timeout(60_000);
    world = await buildWorld();
    carrierIds = [];
    for (let count = 0; count < 3; count += 1) carrierIds.push((await buildCarrier()).id);
    await as(world.admin).get('/api/quotes');
  });

  trial('is complete or absent, and can be repeated', { many: 20 }, async (kills) => {
    for (let kill = 0; kill < kills; kill += 1) {
      const quotes: Rated[] = [];
      for (let count = 0; count < QUOTES; count += 1)
        quotes.push(await buildRated(world, { carrierIds }));
      await killInTheMiddle(quotes, (kill * 11) % 120);
      for (const rated of quotes) {
        const before = await outcome(rated.id);
        expect(before).to.be.oneOf([WHOLE, NOTHING]);
        const again = await awardLegs(world.admin, rated.id, awardsOf(rated, 0, 1, 2));
        expect(again.status).to.equal(before === WHOLE ? 409 : 200);
        expect(await outcome(rated.id)).to.equal(WHOLE);
      }
    }
  });

  async function killInTheMiddle(quotes: Rated[], afterMs: number): Promise<void> {
    const { id, companyId } = world.admin;
    const actor = { userId: id, type: 'broker', role: 'admin', access: 'full' };
    const child = await startProgram('award', {
      DATABASE_URL: await testDatabaseUrl(),
      ACTOR: JSON.stringify({ ...actor, companyId, carrierId: null, locale: 'es' }),
      AWARDS: JSON.stringify(quotes.map((rated) => [rated.id, awardsOf(rated, 0, 1, 2)])),
    });
    const ended = happened(child, 'exit');
    await Promise.race([happened(child, 'message'), ended]);
    await pause(afterMs);
    child.kill('SIGKILL');
    await ended;
  }
});
