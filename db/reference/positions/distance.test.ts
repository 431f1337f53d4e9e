import { expect } from 'chai';
import { leastKilometres, roadKilometres } from './distance.ts';

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

describe('The road between two places', () => {
  const place = (code: string) => {
    const [country, postalCode] = code.split(' ');
    return { country: country!, state: '', city: '', postalCode: postalCode! };
  };

  /** About how many kilometres by highway. */
  const KNOWN: [from: string, to: string, kilometres: number][] = [
    ['MX 64000', 'US 75201', 910],
    ['MX 06000', 'MX 64000', 910],
    ['MX 44100', 'MX 64000', 790],
    ['MX 76000', 'US 77001', 1450],
    ['US 78040', 'US 60601', 2240],
    ['US 75201', 'US 30301', 1260],
  ];

  it('is estimated within a fifth', () => {
    for (const [from, to, kilometres] of KNOWN)
      expect(roadKilometres(place(from), place(to)), `${from} ${to}`).to.be.within(
        kilometres * 0.8,
        kilometres * 1.2,
      );
  });

  it('is not guessed for near places, whose areas are too coarse, or of an unknown place', () => {
    expect(roadKilometres(place('MX 64000'), place('US 78040'))).to.equal(undefined);
    expect(roadKilometres(place('MX 64000'), place('US '))).to.equal(undefined);
  });
});
