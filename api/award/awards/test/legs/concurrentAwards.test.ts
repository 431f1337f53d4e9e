import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildInvitation } from '../../../../quoting/invitations/test/factory.ts';
import { Invitation } from '../../../../quoting/invitations/Invitation.ts';
import { Quote } from '../../../../quoting/quotes/Quote.ts';
import { Shipment } from '../../../../trip/shipments/Shipment.ts';
import { testDb } from '../../../../testing/base/db.ts';
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
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';

type Problem = Schemas['Problem'];

/** Pairs of overlapping combinations of legs, by their places. */
const PAIRS = [
  [
    [0, 1],
    [1, 2],
  ],
  [
    [2, 0],
    [0, 1, 2],
  ],
  [[1], [1]],
  [
    [2, 1],
    [1, 2],
  ],
];

describe('Two awards by legs at once', () => {
  let world: World, partner: User, carrierIds: string[];

  before(async function () {
    this.timeout(60_000);
    world = await buildWorld();
    partner = await buildUser({ companyId: world.company.id });
    carrierIds = [];
    for (let count = 0; count < 3; count += 1) carrierIds.push((await buildCarrier()).id);
  });

  /** What a quote and its legs are after awards: never half of one. */
  async function assertWhole(quoteId: string) {
    const quote = (await Quote.query().findById(quoteId))!;
    const legs = await Quote.query().where({ wholeId: quoteId });
    const assigned = legs.filter(({ status }) => status === 'assigned');
    expect(quote.assignedLegs).to.equal(assigned.length);
    expect(quote.status).to.equal(assigned.length === legs.length ? 'assigned' : 'rated');
    const load = (await Shipment.query().findOne({ quoteId }))!;
    const loads = await Shipment.query().where({ wholeId: load.id });
    expect(loads.map((each) => each.quoteId)).to.have.members(assigned.map(({ id }) => id));
    for (const { id } of assigned) {
      const winners = await Invitation.query().where({ quoteId: id, status: 'assigned' });
      expect(winners).to.have.length(1);
    }
    return assigned.length;
  }

  trial(
    'of overlapping combinations leave one winner for each leg, and nothing half',
    { many: 200, few: 4 },
    async (count) => {
      for (let round = 0; round < count; round += 1) {
        const rated = await buildRated(world, { carrierIds });
        const [one, two] = PAIRS[round % PAIRS.length]!;
        const answers = await Promise.all([
          awardLegs<Problem>(world.admin, rated.id, awardsOf(rated, ...one!)),
          awardLegs<Problem>(partner, rated.id, awardsOf(rated, ...two!)),
        ]);
        expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
        const lost = answers.find(({ status }) => status === 409)!;
        expect(lost.body.code).to.equal('ALREADY_AWARDED');
        const winner = answers[0].status === 200 ? one! : two!;
        expect(await assertWhole(rated.id)).to.equal(winner.length);
      }
    },
  );

  trial('of the whole and of a leg have one result', { many: 200, few: 4 }, async (count) => {
    for (let round = 0; round < count; round += 1) {
      const rated = await buildRated(world, { carrierIds, input: { asked: 'both' } });
      const { id: invitationId } = await buildInvitation({ quoteId: rated.id, rate: {} });
      const path = `/api/quotes/${rated.id}/award`;
      const [whole, leg] = await Promise.all([
        whileBusy(() => as(partner).post<Problem>(path, { invitationId })),
        awardLegs<Problem>(world.admin, rated.id, awardsOf(rated, round % 3)),
      ]);
      const codes = [whole.body.code, leg.body.code];
      expect(JSON.stringify([whole.status, leg.status, ...codes])).to.be.oneOf([
        JSON.stringify([200, 409, null, 'ALREADY_AWARDED']),
        JSON.stringify([409, 200, 'LEGS_AWARDED', null]),
      ]);
      if (leg.status === 200) expect(await assertWhole(rated.id)).to.equal(1);
      const loads = await Shipment.query().where({ quoteId: rated.id });
      expect(loads.map(({ byLegs }) => byLegs)).to.deep.equal([leg.status === 200]);
    }
  });

  trial(
    'of the same carriers to other legs of two quotes never wait for each other in a circle',
    { many: 200, few: 4 },
    async (count) => {
      const before = await deadlocks();
      for (let round = 0; round < count; round += 1) {
        const one = await buildRated(world, { carrierIds });
        const two = await buildRated(world, { carrierIds: carrierIds.toReversed() });
        const answers = await Promise.all(
          [one, two].map((rated) => awardLegs(world.admin, rated.id, awardsOf(rated, 0, 1, 2))),
        );
        expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
      }
      expect(await deadlocks()).to.equal(before);
    },
  );
});

async function deadlocks(): Promise<string> {
  const ofDatabase = 'select deadlocks from pg_stat_database where datname = current_database()';
  return (await (await testDb()).raw(ofDatabase)).rows[0].deadlocks;
}
