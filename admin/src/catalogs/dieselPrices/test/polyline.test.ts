import { expect } from 'chai';
import { polyline } from '../polyline.ts';

describe('a line of prices', () => {
  it('spans the width in proportion to time, and rises with the price', () => {
    const points = [
      { x: 0, y: 20 },
      { x: 1, y: 30 },
      { x: 4, y: 25 },
    ];
    expect(polyline(points)).to.equal('0.0,150.0 150.0,10.0 600.0,80.0');
  });

  it('is in the middle when the price never changed', () => {
    const still = [
      { x: 0, y: 20 },
      { x: 2, y: 20 },
    ];
    expect(polyline(still)).to.equal('0.0,80.0 600.0,80.0');
  });
});
