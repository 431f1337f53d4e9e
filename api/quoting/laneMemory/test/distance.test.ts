import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildLocation } from '../../../network/locations/test/factory.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildQuote, buildStopsBetween } from '../../quotes/test/factory.ts';

type Distance = Schemas['LaneDistance'];

describe('GET /quotes/lane_distance', () => {
  let companyId: string, broker: User;

  before(async () => {
    companyId = (await buildCompany()).id;
    broker = await buildUser({ companyId });
  });

  const path = (overrides: object = {}) => {
    const lane = {
      originState: 'MX-NLE',
      originCity: 'Monterrey',
      originPostalCode: '64000',
      destinationState: 'US-TX',
      destinationCity: 'Dallas',
      ...overrides,
    };
    return `/api/quotes/lane_distance?${new URLSearchParams(lane)}`;
  };
  const read = async (user: User, overrides?: object) =>
    (await as(user).get<Distance>(path(overrides))).body;

  it('needs a token, is for brokers and staff, and refuses a lane without cities', async () => {
    expect((await anonymous.get(path())).status).to.equal(401);
    expect((await as(await buildUser({ type: 'shipper' })).get(path())).status).to.equal(403);
    expect((await as(broker).get(path({ originCity: '' }))).status).to.equal(422);
  });

  it('is estimated from the coordinates of both places, and null where one is not known', async () => {
    const { distanceKm, ...basis } = await read(broker);
    expect(basis).to.deep.equal({ isEstimated: true, reference: null });
    expect(Number(distanceKm)).to.be.within(950, 1100);
    const unknown = await read(broker, { destinationCity: 'Ninguna' });
    expect(unknown).to.deep.equal({ distanceKm: null, isEstimated: false, reference: null });
  });

  const PLANTS = {
    origin: { city: 'Monterrey', state: 'MX-NLE', country: 'MX', postalCode: '64000' },
    destination: { city: 'Saltillo', state: 'MX-COA', country: 'MX', postalCode: '25000' },
  } as const;
  const SHORT = { destinationState: 'MX-COA', destinationCity: 'Saltillo' };

  /** Builds a saved place at each end of a lane that is too short for the middles of its cities. */
  const buildPlants = async (of: string) => {
    const at = (latitude: string, longitude: string) => ({ companyId: of, latitude, longitude });
    const origin = await buildLocation({ ...PLANTS.origin, ...at('25.6866', '-100.3161') });
    const destination = await buildLocation({
      ...PLANTS.destination,
      ...at('25.4232', '-101.0053'),
    });
    return { originLocationId: origin.id, destinationLocationId: destination.id };
  };

  it('is estimated for a short lane between saved places with coordinates, and else for none', async () => {
    const none = { distanceKm: null, isEstimated: false, reference: null };
    expect(await read(broker, SHORT)).to.deep.equal(none);
    const plants = await buildPlants(companyId);
    const estimate = { distanceKm: '90', isEstimated: true, reference: null };
    expect(await read(broker, { ...SHORT, ...plants })).to.deep.equal(estimate);
    const elsewhere = { ...SHORT, ...plants, originCity: 'Allende' };
    expect(await read(broker, elsewhere)).to.deep.equal(none);
    const others = await buildPlants((await buildCompany()).id);
    expect(await read(broker, { ...SHORT, ...others })).to.deep.equal(none);
    expect((await as(broker).get(path({ originLocationId: '7' }))).status).to.equal(422);
  });

  it('is estimated through a saved place or a postal code between, one for each stop between', async () => {
    const { originLocationId, destinationLocationId } = await buildPlants(companyId);
    const { distanceKm } = await read(broker, {
      ...SHORT,
      destinationCity: 'Monterrey',
      destinationState: 'MX-NLE',
      destinationLocationId: originLocationId,
      originLocationId,
      via: 'MX-COA Saltillo',
      viaLocationIds: destinationLocationId,
    });
    expect(distanceKm).to.equal('180');
    const codes = { via: 'MX-COA Ninguna,US-TX Laredo', viaPostalCodes: '25000,' };
    expect((await read(broker, codes)).isEstimated).to.equal(true);
    const refused = await as(broker).get<Schemas['Problem']>(
      path({ via: 'MX-COA Saltillo', viaPostalCodes: '25000,78045', viaLocationIds: '7' }),
    );
    expect(Object.keys(refused.body.errors!)).to.deep.equal(['viaLocationIds.0']);
    const many = { via: 'MX-COA Saltillo', viaPostalCodes: '25000,78045' };
    const { body } = await as(broker).get<Schemas['Problem']>(path(many));
    expect(Object.keys(body.errors!)).to.deep.equal(['viaPostalCodes']);
  });

  it('stays estimated on a later quote that names only the cities of the saved places', async () => {
    const { originLocationId, destinationLocationId } = await buildPlants(companyId);
    const lane = {
      origin: { ...PLANTS.origin, locationId: originLocationId },
      destination: { ...PLANTS.destination, locationId: destinationLocationId },
    };
    await buildQuote({ companyId, ...lane, distanceKm: '90.00' } as never);
    const { isEstimated, distanceKm } = await read(broker, SHORT);
    expect({ isEstimated, distanceKm }).to.deep.equal({ isEstimated: false, distanceKm: null });
  });

  it("is that of the company's newest quote between the cities, but not of a saved estimate", async () => {
    const place = (state: string, city: string) => ({ state, city, country: state.slice(0, 2) });
    const lane = { origin: place('MX-NLE', 'Monterrey'), destination: place('US-TX', 'Dallas') };
    const estimate = await read(broker);
    const build = (distanceKm: string | null, of = companyId) =>
      buildQuote({ companyId: of, ...lane, distanceKm } as never);
    await build(estimate.distanceKm);
    expect(await read(broker)).to.deep.equal(estimate);
    const { reference } = await build('861.50');
    await build(null);
    await build('999.00', (await buildCompany()).id);
    const last = { distanceKm: '861.5', isEstimated: false, reference };
    expect(await read(broker, { originCity: 'MONTERREY' })).to.deep.equal(last);
  });

  it('reads a city with a comma between the ends from a list in JSON', async () => {
    const houston = { city: 'Houston', state: 'US-TX', country: 'US' } as const;
    const made = await buildQuote({ companyId, destination: houston, distanceKm: '1301.0' });
    await buildStopsBetween(made, { city: 'Prueba, La', state: 'US-TX', country: 'US' });
    const via = JSON.stringify(['US-TX Prueba, La']);
    const { distanceKm, reference } = await read(broker, { destinationCity: 'Houston', via });
    expect({ distanceKm, reference }).to.deep.equal({
      distanceKm: '1301.0',
      reference: made.reference,
    });
  });

  it('is of the whole way through its stops, estimated or of a quote with the same ones in the same order', async () => {
    const direct = await read(broker, { destinationCity: 'Houston' });
    const ends = { destinationCity: 'Houston', via: 'US-TX Dallas' };
    const through = await read(broker, ends);
    expect(through.isEstimated).to.equal(true);
    expect(Number(through.distanceKm)).to.be.above(Number(direct.distanceKm) + 100);
    const houston = { city: 'Houston', state: 'US-TX', country: 'US' } as const;
    const quote = { companyId, destination: houston, distanceKm: '1277.0' };
    const made = await buildQuote(quote);
    const dallas = { city: 'DALLAS', state: 'US-TX', country: 'US' } as const;
    await buildStopsBetween(made, dallas);
    const last = { distanceKm: '1277.0', isEstimated: false, reference: made.reference };
    expect(await read(broker, ends)).to.deep.equal(last);
    expect(await read(broker, { destinationCity: 'Houston' })).to.deep.equal(direct);
    expect((await as(broker).get(path({ via: 'Dallas' }))).status).to.equal(422);
  });
});
