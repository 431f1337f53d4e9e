import { expect } from 'chai';
import { buildLocation } from '../../../../network/locations/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { buildExchangeRate, quoteInput } from '../factory.ts';

type Quote = Schemas['Quote'];
type Place = Schemas['Place'];

const { origin, destination, movement, pickupDate, deliveryDate } = quoteInput();
const houston: Place = { city: 'Houston', state: 'US-TX', country: 'US' };
const nowhere: Place = { city: 'Ninguna', state: 'US-TX', country: 'US' };

describe('PATCH /quotes/:id of places', function () {
  this.timeout(30_000);
  let broker: User, companyId: string;
  let estimate: string;

  before(async () => {
    companyId = (await buildCompany()).id;
    broker = await buildUser({ companyId });
    await buildExchangeRate();
    estimate = await estimated();
  });

  /** The estimate for the lane of `quoteInput`, through these places. */
  async function estimated(...via: string[]): Promise<string> {
    const ends = { originState: origin!.state, originCity: origin!.city };
    const codes = { originPostalCode: '64000', destinationPostalCode: '75201' };
    const query = { ...ends, ...codes, destinationState: 'US-TX', destinationCity: 'Dallas', via };
    const { body } = await as(broker).get<Schemas['LaneDistance']>('/api/quotes/lane_distance', {
      query,
    });
    expect(body.isEstimated).to.equal(true);
    return body.distanceKm!;
  }

  async function build(input: object): Promise<string> {
    const lane = { movement, currency: 'USD', origin, destination, pickupDate, deliveryDate };
    const { body, status } = await as(broker).post<Quote>('/api/quotes', { ...lane, ...input });
    expect(status).to.equal(201);
    return body.id;
  }

  async function distanceAfter(id: string, change: object): Promise<string | null> {
    const { body, status } = await as(broker).patch<Quote>(`/api/quotes/${id}`, change);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body.distanceKm === null ? null : String(Number(body.distanceKm));
  }

  const through = (...places: Place[]) => ({
    stops: [
      { kind: 'pickup', place: origin, date: pickupDate },
      ...places.map((place) => ({ kind: 'delivery', place })),
      { kind: 'delivery', place: destination, date: deliveryDate },
    ],
  });

  it('estimates the distance anew where it was the estimate for the places of before', async () => {
    const id = await build({ distanceKm: estimate });
    const longer = await estimated('US-TX Houston');
    expect(Number(longer)).to.be.above(Number(estimate));
    expect(await distanceAfter(id, through(houston))).to.equal(longer);
    expect(await distanceAfter(id, through())).to.equal(estimate);
    const moved = await distanceAfter(id, { destination: houston });
    expect(moved).to.not.equal(estimate);
    expect(await distanceAfter(id, { destination })).to.equal(estimate);
  });

  it('tells the change in the history', async () => {
    const id = await build({ distanceKm: estimate });
    await distanceAfter(id, through(houston));
    const { body } = await as(broker).get<{ data: { changes: object | null }[] }>(
      `/api/quotes/${id}/history`,
    );
    expect(JSON.stringify(body)).to.include('distanceKm');
  });

  it('has none where the new way is not known well enough', async () => {
    const id = await build({ distanceKm: estimate });
    expect(await distanceAfter(id, through(nowhere))).to.equal(null);
  });

  it('keeps a distance that a person typed, the one of the change, and none', async () => {
    const typed = await build({ distanceKm: '861.5' });
    expect(await distanceAfter(typed, through(houston))).to.equal('861.5');
    const named = await build({ distanceKm: estimate });
    const change = { ...through(houston), distanceKm: estimate };
    expect(await distanceAfter(named, change)).to.equal(estimate);
    expect(await distanceAfter(await build({}), through(houston))).to.equal(null);
  });

  it('keeps it where other fields change', async () => {
    const id = await build({ distanceKm: estimate });
    expect(await distanceAfter(id, { weight: '9000' })).to.equal(estimate);
  });

  it('reads the coordinates of saved places', async () => {
    const at = (latitude: string, longitude: string) => ({ companyId, latitude, longitude });
    const home = {
      city: 'Monterrey',
      state: 'MX-NLE',
      country: 'MX',
      postalCode: '64000',
    } as const;
    const near = { city: 'Saltillo', state: 'MX-COA', country: 'MX', postalCode: '25000' } as const;
    const [plant, yard] = [
      await buildLocation({ ...home, ...at('25.6866', '-100.3161') }),
      await buildLocation({ ...near, ...at('25.4232', '-101.0053') }),
    ];
    const ends = {
      movement: 'mexico',
      origin: { ...origin, locationId: plant.id },
      destination: { ...near, locationId: yard.id },
    };
    const id = await build({ ...ends, distanceKm: '90' });
    const stops = [
      { kind: 'pickup', place: ends.origin, date: pickupDate },
      { kind: 'delivery', place: ends.destination },
      { kind: 'delivery', place: ends.origin, date: deliveryDate },
    ];
    expect(await distanceAfter(id, { stops })).to.equal('180');
  });
});
