import { expect } from 'chai';
import { buildEquipment } from '../catalogs/equipments/test/factory.ts';
import { approveDocuments, buildCarrier } from '../network/carriers/test/factory.ts';
import { buildKey } from '../platform/keys/test/factory.ts';
import { buildUser } from '../platform/users/test/factory.ts';
import { buildExchangeRate, dayFrom, quoteInput } from '../quoting/quotes/test/factory.ts';
import { threeLegs } from '../quoting/quotes/test/legs/factory.ts';
import { testServer } from '../testing/server.ts';
import { createClient, type AndenClient, type Schemas } from './src/index.ts';

describe('The client of the API, for loads of several stops and by legs', function () {
  this.timeout(60_000);
  let anden: AndenClient, equipmentId: string, carrierId: string;

  before(async () => {
    const { url } = await testServer();
    const admin = await buildUser();
    await buildExchangeRate();
    equipmentId = (await buildEquipment()).id;
    carrierId = (await buildCarrier({ companyId: admin.companyId })).id;
    await approveDocuments(carrierId);
    const { secret } = await buildKey(admin, { scopes: SCOPES });
    anden = createClient({ url, key: secret });
  });

  it('creates a quote with three stops, and reads them in its load', async () => {
    const { data: quote } = await anden.POST('/quotes', { body: reparto() });
    const invitationId = await rated(quote.id, { currency: 'MXN', allIn: '21000.00' });
    const params = { path: { id: quote.id } };
    const { data: awarded } = await anden.POST('/quotes/{id}/award', {
      params,
      body: { invitationId },
    });
    expect(awarded).to.include({ status: 'assigned', purchaseCost: '21000.00' });
    const { stops } = await loadOf(quote.id);
    expect(stops!.map(({ number, kind, place }) => [number, kind, place.city])).to.deep.equal([
      [1, 'pickup', 'Apodaca'],
      [2, 'delivery', 'León'],
      [3, 'delivery', 'Silao'],
    ]);
    expect(stops!.map(({ goods }) => goods)).to.deep.equal(Object.values(GOODS));
  });

  it('asks for a load by legs, awards the cheapest combination, and reads its legs', async () => {
    const { data: quote } = await anden.POST('/quotes', { body: byLegs() });
    for (const [at, { id }] of quote.legs!.entries()) await rated(id, RATES[at]!);
    const params = { path: { id: quote.id } };
    const { data: offers } = await anden.GET('/quotes/{id}/combinations', { params });
    const awards = offers.cheapest!.parts.map(({ legId, offer }) => {
      return { legId, invitationId: offer.invitationId };
    });
    const { data: awarded } = await anden.POST('/quotes/{id}/legs/award', {
      params,
      body: { awards },
    });
    expect(awarded).to.include({ status: 'assigned', assignedLegs: 3 });
    const load = await loadOf(quote.id);
    expect(load).to.include({ byLegs: true, lacksCarrier: false });
    expect(load.legs!.map(({ leg, status, quoteId }) => [leg, status, quoteId])).to.deep.equal(
      quote.legs!.map(({ leg, id }) => [leg, 'assigned', id]),
    );
    const { data: listed } = await anden.GET('/quotes', { params: { query: { limit: 1 } } });
    expect(listed[0]!.legs!.map(({ carrierName }) => carrierName)).to.deep.equal(
      load.legs!.map(({ carrierName }) => carrierName),
    );
  });

  const reparto = (): Schemas['QuoteInput'] => ({
    movement: 'mexico',
    equipmentId,
    weight: '16500.00',
    currency: 'MXN',
    stops: [
      { kind: 'pickup', date: dayFrom(7), place: townOf('Apodaca', 'MX-NLE'), goods: GOODS.all },
      { kind: 'delivery', date: dayFrom(8), place: townOf('León', 'MX-GUA'), goods: GOODS.first },
      { kind: 'delivery', date: dayFrom(9), place: townOf('Silao', 'MX-GUA'), goods: GOODS.last },
    ],
  });

  const byLegs = () =>
    quoteInput({
      equipmentId,
      asked: 'legs',
      legs: threeLegs().map((leg) => ({ ...leg, ctpat: false })),
    }) as Schemas['QuoteInput'];

  /** Sends a quote or a leg to the carrier, and enters its rate; returns the invitation. */
  async function rated(quoteId: string, rate: Schemas['RateInput']): Promise<string> {
    const body = { carrierIds: [carrierId], startsNow: true };
    await anden.POST('/quotes/{id}/send', { params: { path: { id: quoteId } }, body });
    const { data } = await anden.GET('/invitations', { params: { query: { quoteId } } });
    const { id } = data[0]!;
    const call = { outcome: 'rated', reportedBy: 'Rebeca', rate } as const;
    await anden.POST('/invitations/{id}/call', { params: { path: { id } }, body: call });
    return id;
  }

  async function loadOf(quoteId: string): Promise<Schemas['Shipment']> {
    const { data } = await anden.GET('/shipments', { params: { query: { quoteId } } });
    return data[0]!;
  }
});

const SCOPES = [
  'quotes:read',
  'quotes:write',
  'invitations:read',
  'invitations:write',
  'shipments:read',
];

const GOODS = {
  all: [{ units: 22, weight: '16500.00' }],
  first: [{ units: 10, weight: '7500.00' }],
  last: [{ units: 12, weight: '9000.00' }],
};

const RATES = [
  { currency: 'MXN', allIn: '18000.00' },
  { currency: 'USD', allIn: '150.00' },
  { currency: 'USD', allIn: '1200.00' },
] as const;

function townOf(city: string, state: Schemas['StateCode']): Schemas['Place'] {
  return { city, state, country: 'MX' };
}
