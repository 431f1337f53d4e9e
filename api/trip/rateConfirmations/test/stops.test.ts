import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { saveStops } from '../../../quoting/quotes/index.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { Shipment } from '../../shipments/index.ts';
import { ShipmentStop } from '../../shipments/ShipmentStop.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { RateConfirmation } from '../RateConfirmation.ts';
import { buildConfirmation } from './factory.ts';

const terms = { freeHours: 4, detentionRate: '35.00', paymentDays: 15, evidence: ['signed_pod'] };

describe('The revisions of a load whose stops change', function () {
  this.timeout(30_000);
  let shipment: Shipment;
  let agent: User;
  let carrierAdmin: User;

  before(async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier();
    agent = await buildUser({ companyId });
    carrierAdmin = await buildUser({ type: 'carrier', carrierId });
    shipment = await buildShipment({ companyId, carrierId, status: 'assigned' });
    await setStops('León', 'Silao');
  });

  function setStops(...cities: string[]) {
    const { origin, destination } = shipment;
    const between = cities.map((city): Schemas['Stop'] => ({
      kind: 'delivery',
      place: { city, state: 'MX-GUA', country: 'MX' },
    }));
    const stops: Schemas['Stop'][] = [
      { kind: 'pickup', place: origin },
      ...between,
      { kind: 'delivery', place: destination },
    ];
    return Shipment.transaction((trx) => saveStops(trx, ShipmentStop, shipment, stops));
  }

  const citiesIn = ({ content }: RateConfirmation) =>
    content.stops?.map(({ number, place }) => `${number} ${place.city}`);

  it('each have the stops of their time; the accepted one stays, and the new one waits', async () => {
    const first = await buildConfirmation(shipment.id);
    const path = `/api/shipments/${shipment.id}/rateConfirmations`;
    const { hash } = first;
    await as(carrierAdmin).post(`${path}/${first.id}/accept`, { hash });
    await setStops('Silao');
    const issued = await as(agent).post<Schemas['RateConfirmation'][]>(path, terms);
    expect(issued.body.map(({ acceptedAt }) => Boolean(acceptedAt))).to.deep.equal([false, true]);
    const revisions = await RateConfirmation.query()
      .where({ companyId: shipment.companyId, shipmentId: shipment.id })
      .orderBy('revision');
    expect(revisions.map(citiesIn)).to.deep.equal([
      ['1 Monterrey', '2 León', '3 Silao', '4 Dallas'],
      ['1 Monterrey', '2 Silao', '3 Dallas'],
    ]);
  });

  it('have none where two stops say no more than pickup and delivery', async () => {
    const { companyId, carrierId } = shipment;
    const plain = await buildShipment({ companyId, carrierId, status: 'assigned' });
    expect((await buildConfirmation(plain.id)).content).not.to.have.property('stops');
  });
});
