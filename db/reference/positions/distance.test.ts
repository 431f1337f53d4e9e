import { expect } from 'chai';
import { leastKilometres } from './distance.ts';

describe('The distance of two places at least', () => {
  const monterrey = { country: 'MX', state: 'MX-NLE', city: 'Monterrey', postalCode: '64000' };
  const dallas = { country: 'US', state: 'US-TX', city: 'Dallas', postalCode: '75201' };

  it('is a little less than that of their postal codes', () => {
    expect(leastKilometres(monterrey, dallas)).to.be.within(620, 700);
    expect(leastKilometres(monterrey, { ...monterrey, postalCode: '66450' })).to.equal(0);
  });

  it('is known by the name of a freight city without its postal code', () => {
    expect(leastKilometres({ ...monterrey, postalCode: null }, dallas)).to.be.above(600);
  });

  it('is not guessed for other places', () => {
    const village = { ...monterrey, city: 'Agualeguas', postalCode: null };
    expect(leastKilometres(village, dallas)).to.equal(undefined);
  });
});
