import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildInvitation } from '../../../../quoting/invitations/test/factory.ts';
import { as } from '../../../../testing/client.ts';
import { awardLegs, awardsOf, buildRated, buildWorld } from '../../../../testing/ratedLegs.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';

type Told = Schemas['Notification'];

describe('The notifications of an award by legs', function () {
  this.timeout(60_000);

  const told = async (user: User) => (await as(user).get<Told[]>('/api/notifications')).body;
  const user = (carrierId: string) => buildUser({ type: 'carrier', carrierId });

  it('tell each carrier of its leg alone, and the customer once of its load', async () => {
    const world = await buildWorld();
    const { admin, customer } = world;
    const shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    const rated = await buildRated(world, { input: { asked: 'both' } });
    const dearer = { quoteId: rated.legs[2]!.id, rate: { allIn: '1300.00' } };
    const loser = await user((await buildInvitation(dearer)).carrierId);
    const winners = await Promise.all(rated.offers.map(({ carrierId }) => user(carrierId)));
    await awardLegs(admin, rated.id, awardsOf(rated, 2));
    await awardLegs(admin, rated.id, awardsOf(rated, 0, 1));
    for (const [at, winner] of winners.entries()) {
      const news = await told(winner);
      const { reference } = rated.legs[at]!;
      expect(news.map(({ kind }) => kind)).to.include('invitation_awarded');
      const words = JSON.stringify(news);
      expect(words).to.include(reference);
      const others = rated.legs.filter((leg) => leg.reference !== reference);
      for (const other of others) expect(words).not.to.include(other.reference);
      expect(words).not.to.match(/18000|1200\.00|2250/);
    }
    const [lost] = await told(loser);
    expect(lost!.kind).to.equal('invitation_closed');
    expect(lost!.params).to.include({ reference: rated.legs[2]!.reference, reason: 'better_rate' });
    const created = (await told(shipper)).filter(({ kind }) => kind === 'shipment_created');
    expect(created).to.have.length(1);
  });
});
