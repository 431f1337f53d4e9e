import { expect } from 'chai';
import { bodyOf, totalOf } from '../../answer/rate.ts';

describe("a carrier's rate", () => {
  const parts = { linehaul: '1500.00', fuelSurcharge: '250.50', tolls: null };

  it('is sent all-in without parts that were typed before', () => {
    const body = bodyOf({ currency: 'USD', byParts: false, allIn: '1950', ...parts, comment: '' });
    expect(body).to.deep.equal({ currency: 'USD', allIn: '1950' });
  });

  it('is sent in parts without an all-in price', () => {
    const body = bodyOf({
      currency: 'USD',
      byParts: true,
      allIn: '1950',
      transitDays: 0,
      ...parts,
    });
    expect(body).to.deep.equal({
      currency: 'USD',
      linehaul: '1500.00',
      fuelSurcharge: '250.50',
      transitDays: 0,
    });
  });

  it('is the sum of its parts, to the cent', () => {
    expect(totalOf({ byParts: true, linehaul: '0.10', fuelSurcharge: '0.20' })).to.equal('0.30');
    expect(totalOf({ byParts: true, ...parts, accessorials: '12.' })).to.equal('1750.50');
    expect(totalOf({ allIn: '1950' })).to.equal('1950.00');
  });

  it('adds its stop-off charge for each additional stop where it is itemized, and contains it otherwise', () => {
    const stopOffCharge = '10.05';
    expect(totalOf({ byParts: true, ...parts, stopOffCharge }, 3)).to.equal('1780.65');
    expect(totalOf({ allIn: '1950', stopOffCharge }, 3)).to.equal('1950.00');
  });
});
