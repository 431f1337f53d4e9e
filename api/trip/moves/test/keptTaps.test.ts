import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { byLink } from '../../../testing/client.ts';
import { Shipment } from '../../shipments/index.ts';
import { buildShipment, buildStops } from '../../shipments/test/factory.ts';

const LEON = { city: 'León', state: 'MX-GUA', country: 'MX' } as const;

/** A page of the version before loads had stops sends the status that it saw, and no stop. */
describe('A tap that a phone has kept since its page knew no stops', function () {
  this.timeout(60_000);

  async function reporter(progress: Pick<Shipment, 'status' | 'currentStop'>) {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const load = await buildShipment({ companyId, carrierId, movement: 'mexico', ...progress });
    await buildStops(load, [{ kind: 'delivery', place: LEON }]);
    const token = await buildToken({ kind: 'moves', subjectId: load.id, partyId: carrierId });
    const report = (status: string, body: object) =>
      byLink(token).post<Schemas['Moves'] & Pick<Schemas['Problem'], 'code'>>(
        `/api/shipments/${load.id}/moves/report`,
        { status, ...body },
      );
    const step = async () => {
      const { status, currentStop } = (await Shipment.query().findOne({ id: load.id, companyId }))!;
      return [status, currentStop];
    };
    return { report, step };
  }

  it('moves no stop where it may mean another one, and says so', async () => {
    for (const currentStop of [1, 2]) {
      const { report, step } = await reporter({ status: 'in_transit', currentStop });
      const { status, body } = await report('at_delivery', { from: 'in_transit' });
      expect([status, body.code]).to.eql([409, 'STOP_NOT_NAMED']);
      expect(await step()).to.eql(['in_transit', currentStop]);
    }
  });

  it('counts where only one stop can be meant', async () => {
    const { report } = await reporter({ status: 'assigned', currentStop: null });
    expect((await report('at_pickup', { from: 'assigned' })).body).to.include({ currentStop: 1 });
    expect((await report('in_transit', { from: 'at_pickup' })).body).to.include({ currentStop: 1 });
  });

  it('does not deliver a load at a stop before the last one', async () => {
    const { report, step } = await reporter({ status: 'at_delivery', currentStop: 2 });
    expect((await report('delivered', { from: 'at_delivery' })).status).to.equal(409);
    expect(await step()).to.eql(['at_delivery', 2]);
  });

  it('with a stop is taken as before', async () => {
    const { report } = await reporter({ status: 'in_transit', currentStop: 1 });
    const { body } = await report('at_delivery', { from: 'in_transit', fromStop: 1, stop: 2 });
    expect(body).to.include({ status: 'at_delivery', currentStop: 2 });
  });
});
