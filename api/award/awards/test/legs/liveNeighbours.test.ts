import { expect } from 'chai';
import { startListening } from '../../../../core/announcements/listen.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { Carrier } from '../../../../network/carriers/index.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { testDatabaseUrl } from '../../../../testing/base/db.ts';
import { accessToken, as } from '../../../../testing/client.ts';
import { listenTo } from '../../../../testing/live.ts';
import { awardLegs, awardsOf, buildRated, buildWorld } from '../../../../testing/ratedLegs.ts';
import { testServer } from '../../../../testing/server.ts';
import { Shipment } from '../../../../trip/shipments/index.ts';

describe('The page of a leg that its carrier has open', function () {
  this.timeout(60_000);

  it('is told that its neighbour was awarded, and reads the contact there', async () => {
    const { url, db, log } = await testServer();
    const { stop } = await startListening({ url: await testDatabaseUrl(), db, log });
    const world = await buildWorld();
    const rated = await buildRated(world);
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0));
    const { id } = (await Shipment.query().findOne({ quoteId: rated.legs[0]!.id }))!;
    const carrier = await buildUser({ type: 'carrier', carrierId: rated.offers[0]!.carrierId });
    const contact = async () => {
      const { body } = await as(carrier).get<Schemas['Shipment']>(`/api/shipments/${id}`);
      return body.neighbours!.after!.contactName ?? null;
    };
    expect(await contact()).to.equal(null);
    const listening = await listenTo(url, await accessToken(carrier.email));
    await awardLegs(world.admin, rated.id, awardsOf(rated, 1));
    await listening.hears(({ resource, ids }) => resource === 'shipments' && ids.includes(id));
    const { carrierName } = (await Carrier.query().findById(rated.offers[1]!.carrierId))!;
    expect(await contact()).to.equal(carrierName);
    listening.close();
    await stop();
  });
});
