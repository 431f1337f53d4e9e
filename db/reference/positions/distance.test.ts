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

  const city = (state: string, name: string) => ({
    country: state.slice(0, 2),
    state,
    city: name,
    postalCode: null,
  });

  /** About how many kilometres by highway between two freight cities. */
  const SHORT: [from: Parameters<typeof city>, to: Parameters<typeof city>, kilometres: number][] =
    [
      [['MX-CMX', 'Ciudad de México'], ['MX-QUE', 'Querétaro'], 215],
      [['MX-NLE', 'Monterrey'], ['MX-TAM', 'Nuevo Laredo'], 220],
      [['MX-JAL', 'Guadalajara'], ['MX-GUA', 'León'], 220],
      [['MX-BCN', 'Tijuana'], ['MX-BCN', 'Mexicali'], 190],
      [['MX-NLE', 'Monterrey'], ['US-TX', 'Laredo'], 230],
      [['US-TX', 'San Antonio'], ['US-TX', 'Laredo'], 250],
      [['US-TX', 'Dallas'], ['US-TX', 'Houston'], 385],
    ];

  it('is estimated within a fifth also below 500 km between freight cities, where nothing was estimated', () => {
    for (const [from, to, kilometres] of SHORT)
      expect(roadKilometres(city(...from), city(...to)), `${from[1]} ${to[1]}`).to.be.within(
        kilometres * 0.8,
        kilometres * 1.2,
      );
  });

  it('is not guessed where the places are not known precisely enough for it, or one is unknown', () => {
    const [monterrey, saltillo] = [city('MX-NLE', 'Monterrey'), city('MX-COA', 'Saltillo')];
    expect(roadKilometres(monterrey, saltillo)).to.equal(undefined);
    expect(roadKilometres(place('MX 64010'), place('US 78040'))).to.equal(undefined);
    expect(roadKilometres(monterrey, city('MX-COA', 'Ninguna'))).to.equal(undefined);
    expect(roadKilometres(place('MX 64000'), place('US '))).to.equal(undefined);
  });

  it('is that of the whole way, also where a leg of it is too short for itself', () => {
    const [monterrey, saltillo] = [city('MX-NLE', 'Monterrey'), city('MX-COA', 'Saltillo')];
    const dallas = city('US-TX', 'Dallas');
    const direct = roadKilometres(monterrey, dallas)!;
    expect(roadKilometres(saltillo, monterrey, dallas)).to.be.within(direct + 60, direct + 120);
    expect(roadKilometres(monterrey, dallas, monterrey)).to.be.within(
      direct * 2 - 10,
      direct * 2 + 10,
    );
    expect(roadKilometres(monterrey, city('MX-COA', 'Ninguna'), dallas)).to.equal(undefined);
  });

  it('is estimated for any lane between coordinates, to the kilometre below 100 km', () => {
    const at = (latitude: number, longitude: number) => ({
      country: 'MX',
      state: '',
      city: '',
      coordinates: { latitude, longitude },
    });
    expect(roadKilometres(at(25.6866, -100.3161), at(25.4232, -101.0053))).to.equal(90);
    expect(roadKilometres(at(25.6866, -100.3161), at(25.7785, -100.1866))).to.equal(20);
    expect(roadKilometres(at(25.6866, -100.3161), at(25.6866, -100.3161))).to.equal(undefined);
  });
});
