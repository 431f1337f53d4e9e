import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { as } from '../../../../testing/client.ts';
import { outcome, WHOLE } from '../../../../testing/legs/awardOutcome.ts';
import {
  awardLegs,
  awardsOf,
  buildRated,
  buildWorld,
  type World,
} from '../../../../testing/ratedLegs.ts';

describe('An award of all legs', function () {
  this.timeout(60_000);
  let world: World;

  before(async () => {
    world = await buildWorld();
  });

  it('that is pressed twice happens once, with one key or without', async () => {
    for (const key of [randomUUID(), null]) {
      const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
      const rated = await buildRated(world);
      const body = { awards: awardsOf(rated, 0, 1, 2) };
      const press = () =>
        as(world.admin).post(`/api/quotes/${rated.id}/legs/award`, body, { headers });
      const statuses = (await Promise.all([press(), press()])).map(({ status }) => status);
      expect(statuses).to.include(200);
      const again = await press();
      expect(again.status).to.equal(key ? 200 : 409);
      expect(await outcome(rated.id)).to.equal(WHOLE);
    }
  });

  it('gives all legs to one carrier that was asked for each', async () => {
    const { id } = await buildCarrier();
    const rated = await buildRated(world, { carrierIds: [id, id, id] });
    const { status, body } = await awardLegs(world.admin, rated.id, awardsOf(rated, 2, 1, 0));
    expect([status, body.purchaseCost]).to.deep.equal([200, '2250.00']);
    expect(await outcome(rated.id)).to.equal(WHOLE);
  });
});
