import { expect } from 'chai';
import { directionOf, type Shipment, stepsOf } from '../shipment.ts';

describe('stepsOf', () => {
  it('has the status at the border only for cross-border loads', () => {
    expect(stepsOf('cross_border')).to.include('at_border');
    expect(stepsOf('mexico')).not.to.include('at_border');
    expect(stepsOf('us').at(0)).to.equal('potential');
    expect(stepsOf('us').at(-1)).to.equal('closed');
  });
});

describe('directionOf', () => {
  const shipment = { status: 'in_transit', movement: 'mexico' } as Shipment;

  it('distinguishes forward, back and the end', () => {
    expect(directionOf(shipment, 'at_delivery')).to.equal('ahead');
    expect(directionOf(shipment, 'at_pickup')).to.equal('back');
    expect(directionOf(shipment, 'cancelled')).to.equal('cancel');
  });
});
