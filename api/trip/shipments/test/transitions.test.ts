import { expect } from 'chai';
import { isBack, shipmentFlow } from '../transitions.ts';

describe('The statuses of a load', () => {
  it('move one step forward or back, or to cancelled before delivery', () => {
    const flow = shipmentFlow('cross_border');
    const table = Object.fromEntries(Object.entries(flow).map(([status, { to }]) => [status, to]));
    expect(table).to.deep.equal({
      potential: ['confirmed', 'cancelled'],
      confirmed: ['assigned', 'potential', 'cancelled'],
      assigned: ['at_pickup', 'confirmed', 'cancelled'],
      at_pickup: ['in_transit', 'assigned', 'cancelled'],
      in_transit: ['at_border', 'at_pickup', 'cancelled'],
      at_border: ['at_delivery', 'in_transit', 'cancelled'],
      at_delivery: ['delivered', 'at_border', 'cancelled'],
      delivered: ['closed', 'at_delivery'],
      closed: ['delivered'],
      cancelled: [],
    });
  });

  it('include the border only for cross-border loads', () => {
    for (const movement of ['mexico', 'us'] as const) {
      const flow = shipmentFlow(movement);
      expect(flow.in_transit.to).to.deep.equal(['at_delivery', 'at_pickup', 'cancelled']);
      expect(flow.at_delivery.to).to.deep.equal(['delivered', 'in_transit', 'cancelled']);
      expect(flow.at_border.to).to.deep.equal([]);
    }
  });

  it('require a reason only to move back', () => {
    expect(isBack('delivered', 'at_delivery')).to.be.true;
    expect(isBack('in_transit', 'at_border')).to.be.false;
    expect(isBack('confirmed', 'cancelled')).to.be.false;
  });
});
