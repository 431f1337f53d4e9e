import { expect } from 'chai';
import { buildEquipment } from '../../../../catalogs/equipments/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import type { Company } from '../../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../../network/companies/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { statementsOf } from '../../../../testing/base/statements.ts';
import { as } from '../../../../testing/client.ts';
import { Quote as QuoteRow } from '../../Quote.ts';
import { buildExchangeRate, quoteInput } from '../factory.ts';
import { laredo, nuevoLaredo, threeLegs } from './factory.ts';

type Quote = Schemas['Quote'];
type Problem = Schemas['Problem'];

describe('A quote that is asked for by legs', function () {
  this.timeout(30_000);
  let company: Company, customer: Company, broker: User, shipper: User, equipmentId: string;

  before(async () => {
    company = await buildCompany();
    customer = await buildCustomer(company);
    broker = await buildUser({ companyId: company.id });
    shipper = await buildUser({ type: 'shipper', role: 'member', companyId: customer.id });
    equipmentId = (await buildEquipment()).id;
    await buildExchangeRate();
  });

  const post = <Body = Quote>(input: Partial<Schemas['QuoteInput']> = {}, user = broker) =>
    as(user).post<Body>('/api/quotes', {
      ...quoteInput({ equipmentId, customerId: customer.id, asked: 'legs', legs: threeLegs() }),
      ...input,
    });

  it('has one quote for each, from hand-over to hand-over, in driving order', async () => {
    const { body, status } = await post({ targetRate: '3000', customerReference: 'OC-7' });
    expect(status).to.equal(201);
    const ends = body.legs!.map(({ leg, origin, destination }) => [
      leg,
      origin.city,
      destination.city,
    ]);
    expect(ends).to.deep.equal([
      ['mexican', 'Monterrey', 'Nuevo Laredo'],
      ['transfer', 'Nuevo Laredo', 'Laredo'],
      ['us', 'Laredo', 'Dallas'],
    ]);
    expect(body.legs!.map(({ currency }) => currency)).to.deep.equal(['MXN', 'USD', 'USD']);
    const rows = await QuoteRow.query().where({ wholeId: body.id }).orderBy('legPosition');
    expect(rows.map(({ movement }) => movement)).to.deep.equal(['mexico', 'cross_border', 'us']);
    for (const row of rows)
      expect(row).to.deep.include({
        customerId: null,
        targetRate: null,
        exchangeRate: body.exchangeRate,
        status: 'pending',
      });
    const leg = await as(broker).get<Quote>(`/api/quotes/${rows[1]!.id}`);
    expect(leg.body).to.deep.include({
      wholeId: body.id,
      wholeReference: body.reference,
      ctpat: true,
    });
    expect(leg.body.handOver).to.deep.equal({ at: 'yard', trailer: 'changes', bridgeId: null });
  });

  it('gives its stops to the leg in whose country they lie', async () => {
    const { origin, destination, pickupDate, deliveryDate } = quoteInput();
    const stops: Schemas['Stop'][] = [
      { kind: 'pickup', place: origin!, date: pickupDate },
      { kind: 'pickup', place: { ...origin!, city: 'Apodaca', postalCode: '66600' } },
      { kind: 'delivery', place: { ...laredo, city: 'San Antonio', postalCode: '78201' } },
      { kind: 'delivery', place: destination!, date: deliveryDate },
    ];
    const input = {
      equipmentId,
      movement: 'cross_border',
      weight: '100',
      asked: 'legs',
      legs: threeLegs(),
    } as const;
    const { body, status } = await as(broker).post<Quote>('/api/quotes', { ...input, stops });
    expect(status).to.equal(201);
    const cities = await Promise.all(
      body.legs!.map(async ({ id }) => {
        const leg = await as(broker).get<Quote>(`/api/quotes/${id}`);
        return leg.body.stops.map(({ place }) => place.city);
      }),
    );
    expect(cities).to.deep.equal([
      ['Monterrey', 'Apodaca', 'Nuevo Laredo'],
      ['Nuevo Laredo', 'Laredo'],
      ['Laredo', 'San Antonio', 'Dallas'],
    ]);
  });

  it('stands in lists once, without its legs, which its customer sees nowhere', async () => {
    const { body } = await post();
    const legIds = body.legs!.map(({ id }) => id);
    const list = await as(broker).get<Quote[]>('/api/quotes', { query: { limit: 1000 } });
    const ids = list.body.map(({ id }) => id);
    expect(ids).to.include(body.id).and.not.include.members(legIds);
    const asked = await as(broker).get<Quote[]>('/api/quotes', { query: { id: legIds } });
    expect(asked.body).to.have.length(3);
    const seen = await as(shipper).get<Quote>(`/api/quotes/${body.id}`);
    expect(seen.body).not.to.have.any.keys('legs', 'asked', 'assignedLegs');
    for (const id of legIds)
      expect((await as(shipper).get(`/api/quotes/${id}`)).status).to.equal(404);
  });

  it('changes its legs with itself, and keeps the ids of those that stay', async () => {
    const { body } = await post();
    const [first] = body.legs!;
    const moved = { ...quoteInput().origin!, city: 'Apodaca', postalCode: '66600' };
    const { body: changed } = await as(broker).patch<Quote>(`/api/quotes/${body.id}`, {
      origin: moved,
      weight: '900.00',
    });
    expect(changed.legs![0]).to.deep.include({ id: first!.id, origin: moved });
    const [mexican, transfer] = threeLegs();
    const { body: shorter } = await as(broker).patch<Quote>(`/api/quotes/${body.id}`, {
      destination: laredo,
      legs: [mexican!, { leg: transfer!.leg }],
      asked: 'both',
    });
    expect(shorter.legs!.map(({ leg }) => leg)).to.deep.equal(['mexican', 'transfer']);
    expect(shorter.legs![0]!.id).to.equal(first!.id);
    const { body: whole } = await as(broker).patch<Quote>(`/api/quotes/${body.id}`, {
      asked: 'whole',
    });
    expect(whole.legs).to.deep.equal([]);
  });

  it('is read by its customer in one statement, and changed with one that reads its legs', async () => {
    const { body } = await post();
    const path = `/api/quotes/${body.id}`;
    const read = await statementsOf(() => as(shipper).get(path));
    expect(read.filter((text) => text.includes('"quotes"'))).to.have.length(1);
    const change = await statementsOf(() => as(broker).patch(path, { weight: '950.00' }));
    const ofLegs = change.filter((text) => /^select .*"whole_id" = \$\d/.test(text));
    expect(ofLegs).to.have.length(1);
  });

  it('refuses what cannot be driven, at its field', async () => {
    const [mexican, transfer, us] = threeLegs();
    const fields = async (input: Partial<Schemas['QuoteInput']>, user = broker) => {
      const { body, status } = await post<Problem>(input, user);
      expect(status).to.equal(422);
      return Object.keys(body.errors!);
    };
    expect(await fields({ legs: [us!, transfer!] })).to.deep.equal(['legs']);
    expect(await fields({ legs: [mexican!, { leg: 'us' }] })).to.deep.equal(['legs']);
    expect(await fields({ legs: [{ leg: 'mexican' }, { leg: 'transfer' }] })).to.deep.equal([
      'legs.0.handOver',
    ]);
    const abroad = { ...mexican!, handOver: { ...mexican!.handOver!, place: laredo } };
    expect(await fields({ legs: [abroad, transfer!, us!] })).to.deep.equal([
      'legs.0.handOver.place.country',
    ]);
    const late = { ...mexican!, handOver: { ...mexican!.handOver!, date: '2020-01-01' } };
    expect(await fields({ legs: [late, transfer!, us!] })).to.deep.equal(['legs.0.handOver.date']);
    expect(await fields({ asked: 'whole' })).to.deep.equal(['asked']);
    expect(await fields({}, shipper)).to.deep.equal(['legs']);
    const home = { movement: 'mexico', destination: nuevoLaredo } as const;
    expect(await fields(home)).to.deep.equal(['legs']);
  });

  it('is deleted with its legs while no carrier has seen them, and not sent as a whole', async () => {
    const { body } = await post();
    const send = { carrierIds: [body.id], minutes: 60 };
    const sent = await as(broker).post<Problem>(`/api/quotes/${body.id}/send`, send);
    expect([sent.status, sent.body.code]).to.deep.equal([409, 'ASKED_BY_LEGS']);
    expect((await as(broker).delete(`/api/quotes/${body.id}`)).status).to.equal(200);
    expect(await QuoteRow.query().where({ wholeId: body.id })).to.deep.equal([]);
  });
});
