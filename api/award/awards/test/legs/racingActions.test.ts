import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { Quote } from '../../../../quoting/quotes/Quote.ts';
import { Shipment } from '../../../../trip/shipments/Shipment.ts';
import { as } from '../../../../testing/client.ts';
import {
  awardLegs,
  awardsOf,
  buildRated,
  buildWorld,
  type World,
} from '../../../../testing/ratedLegs.ts';
import { trial } from '../../../../testing/trials.ts';
import { whileBusy } from '../../../../testing/whileBusy.ts';

type Problem = Schemas['Problem'];

describe('An award of a leg at once with', () => {
  let world: World;

  before(async function () {
    this.timeout(60_000);
    world = await buildWorld();
  });

  const say = (id: string, verb: string, body: object) =>
    whileBusy(() => as(world.admin).post<Problem>(`/api/quotes/${id}/${verb}`, body));

  trial('the dismissal of the whole has one result', { many: 200, few: 4 }, async (count) => {
    for (let round = 0; round < count; round += 1) {
      const rated = await buildRated(world);
      const [award, dismissal] = await Promise.all([
        awardLegs<Problem>(world.admin, rated.id, awardsOf(rated, round % 3)),
        say(rated.id, 'dismiss', { reason: 'duplicate' }),
      ]);
      expect([award.status, dismissal.status].sort()).to.deep.equal([200, 409]);
      const isAwarded = award.status === 200;
      if (isAwarded) expect(dismissal.body.code).to.equal('LEGS_AWARDED');
      const whole = (await Quote.query().findById(rated.id))!;
      expect(whole).to.include({
        status: isAwarded ? 'rated' : 'dismissed',
        assignedLegs: isAwarded ? 1 : 0,
      });
      const loads = await Shipment.query().where({ quoteId: rated.id });
      expect(loads).to.have.length(isAwarded ? 1 : 0);
    }
  });

  trial('a change of the load gives the leg that change', { many: 200, few: 4 }, async (count) => {
    for (let round = 0; round < count; round += 1) {
      const rated = await buildRated(world);
      await awardLegs(world.admin, rated.id, awardsOf(rated, 0));
      const { id } = (await Shipment.query().findOne({ quoteId: rated.id }))!;
      const answers = await Promise.all([
        awardLegs<Problem>(world.admin, rated.id, awardsOf(rated, 1, 2)),
        as(world.admin).patch<Problem>(`/api/shipments/${id}`, { units: 7 }),
      ]);
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
      const legs = await Shipment.query().where({ wholeId: id });
      expect(legs).to.have.length(3);
      for (const leg of legs) expect(leg).to.include({ units: 7 });
    }
  });

  trial(
    'the unassignment of another counts both, in either order',
    { many: 200, few: 4 },
    async (count) => {
      for (let round = 0; round < count; round += 1) {
        const rated = await buildRated(world);
        await awardLegs(world.admin, rated.id, awardsOf(rated, 0, 1));
        const [award, unassignment] = await Promise.all([
          awardLegs<Problem>(world.admin, rated.id, awardsOf(rated, 2)),
          say(rated.legs[round % 2]!.id, 'unassign', { reason: 'carrier_cancelled' }),
        ]);
        expect([award.status, unassignment.status]).to.deep.equal([200, 200]);
        const whole = (await Quote.query().findById(rated.id))!;
        expect(whole).to.include({ status: 'rated', assignedLegs: 2, purchaseCost: null });
        const load = (await Shipment.query().findOne({ quoteId: rated.id }))!;
        expect(load).to.include({ byLegs: true, purchaseCost: null });
        const legs = await Shipment.query().where({ wholeId: load.id }).whereNotNull('carrierId');
        expect(legs).to.have.length(2);
      }
    },
  );
});
