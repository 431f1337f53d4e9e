import { expect } from 'chai';
import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildDieselPrice } from '../../../catalogs/dieselPrices/test/factory.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { Rate } from '../../invitations/Rate.ts';
import { buildInvitation } from '../../invitations/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildExchangeRate, buildQuote, buildStopsBetween } from '../../quotes/test/factory.ts';
import { Quote } from '../../quotes/index.ts';
import { percentile } from '../percentile.ts';

type Memory = Schemas['LaneMemory'];

interface Rated {
  companyId: string;
  equipmentId: string;
  allIn: string;
  currency?: 'MXN' | 'USD';
  carrierId?: string;
  quote?: object;
  at?: Date;
}

/** A quote with a valid rate of one carrier. */
async function rated({ companyId, equipmentId, allIn, currency = 'USD', at, ...more }: Rated) {
  const status = 'rated' as const;
  const quote = await buildQuote({ companyId, equipmentId, status, ...more.quote });
  const carrierId = more.carrierId ?? (await buildCarrier({ companyId })).id;
  const rate = { allIn, currency };
  const { id } = await buildInvitation({ quoteId: quote.id, carrierId, status, rate });
  if (at)
    await Rate.query()
      .where({ invitationId: id })
      .patch({ createdAt: at } as object);
  return quote;
}

/** Adds quotes without rates to a lane, which has one already. */
async function addQuotes({ companyId, equipmentId }: Omit<Rated, 'allIn'>, count: number) {
  await Quote.knex().raw(
    `with last as (select * from quotes where company_id = ? and equipment_id = ? order by number desc limit 1)
     insert into quotes (company_id, number, movement, origin, destination, equipment_id, exchange_rate, exchange_rate_date)
     select company_id, number + n, movement, origin, destination, equipment_id, exchange_rate, exchange_rate_date
     from last, generate_series(1, ?::int) as n`,
    [companyId, equipmentId, count],
  );
}

describe('The rate history of a lane', function () {
  this.timeout(60_000);
  let companyId: string;
  let equipmentId: string;
  let member: User;

  beforeEach(async () => {
    await buildExchangeRate();
    companyId = (await buildCompany()).id;
    equipmentId = (await buildEquipment()).id;
    member = await buildUser({ companyId, role: 'member' });
  });

  const query = (more = '') =>
    `originState=MX-NLE&destinationState=US-TX&equipmentId=${equipmentId}${more}`;
  const memory = async (who = member, more = '') =>
    as(who).get<Memory>(`/api/quotes/lane_memory?${query(more)}`);
  const amounts = async (list: string[]) => {
    for (const allIn of list) await rated({ companyId, equipmentId, allIn });
  };

  it('is forbidden for carriers and customers', async () => {
    expect((await anonymous.get(`/api/quotes/lane_memory?${query()}`)).status).to.equal(401);
    const customer = await buildCustomer({ id: companyId });
    const shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    expect((await memory(shipper)).status).to.equal(403);
    expect((await memory(await buildUser({ type: 'carrier' }))).status).to.equal(403);
    expect((await as(member).get('/api/quotes/lane_memory?originState=XX')).status).to.equal(422);
  });

  it('is empty below three rates, with their number', async () => {
    await amounts(['1000', '1100']);
    const none = { sampleSize: 2, p25: null, p50: null, p75: null };
    expect((await memory()).body).to.include(none);
  });

  it('contains the quartiles of the valid rates of the lane and equipment, the last rate of each carrier', async () => {
    await amounts(['1000', '1200', '1400', '1600', '1800']);
    const other = (await buildEquipment()).id;
    await rated({ companyId, equipmentId: other, allIn: '9000' });
    const elsewhere = { destination: { city: 'Denver', state: 'US-CO', country: 'US' } };
    await rated({ companyId, equipmentId, allIn: '9000', quote: elsewhere });
    const quartiles = { sampleSize: 5, p25: '1200.00', p50: '1400.00', p75: '1600.00' };
    expect((await memory()).body).to.include({ ...quartiles, currency: 'USD' });
  });

  it('leaves out the quote that is being changed', async () => {
    await amounts(['1000', '1200', '1400']);
    const { id } = await rated({ companyId, equipmentId, allIn: '9000' });
    expect((await memory()).body).to.include({ sampleSize: 4 });
    const others = (await memory(member, `&exceptQuoteId=${id}`)).body;
    expect(others).to.include({ sampleSize: 3, p50: '1200.00' });
    const { body } = await as(member).get<Memory>(`/api/quotes/${id}/lane_memory`);
    expect(body).to.deep.equal(others);
    expect((await memory(member, '&exceptQuoteId=7')).status).to.equal(422);
  });

  it('compares only quotes whose stops lie in the same states in the same order', async () => {
    const at = (state: 'MX-COA' | 'MX-TAM') => ({ city: 'Parada', state, country: 'MX' as const });
    const [coahuila, tamaulipas] = [at('MX-COA'), at('MX-TAM')];
    const quotes = [];
    for (const allIn of ['2000', '2000', '2000']) {
      const quote = await rated({ companyId, equipmentId, allIn });
      await buildStopsBetween(quote, coahuila, tamaulipas);
      quotes.push(quote);
    }
    const back = await rated({ companyId, equipmentId, allIn: '9000' });
    await buildStopsBetween(back, tamaulipas, coahuila);
    await amounts(['1000', '1000', '1000']);
    expect((await memory()).body).to.include({ sampleSize: 3, p50: '1000.00' });
    const via = '&viaStates=MX-COA,MX-TAM';
    expect((await memory(member, via)).body).to.include({ sampleSize: 3, p50: '2000.00' });
    const path = `/api/quotes/${quotes[0]!.id}/lane_memory`;
    expect((await as(member).get<Memory>(path)).body).to.include({ sampleSize: 2 });
  });

  it('is converted to one currency at the latest exchange rate, not at that of the time', async () => {
    await amounts(['1000', '1000']);
    const quote = { exchangeRate: '25' };
    await rated({ companyId, equipmentId, allIn: '50000', currency: 'MXN', quote });
    const { body } = await memory();
    const { mxnPerUsd, date, converted } = body.exchange!;
    expect(converted).to.equal(1);
    expect(date).to.match(/^\d{4}-\d\d-\d\d$/);
    const middle = new Decimal(50000).div(mxnPerUsd).toDecimalPlaces(2).plus(1000).div(2);
    expect(body.p75).to.equal(middle.toFixed(2));
    expect((await memory(member, '&currency=MXN')).body).to.deep.include({
      p50: new Decimal(1000).times(mxnPerUsd).toFixed(2),
      exchange: { mxnPerUsd, date, converted: 2 },
    });
  });

  it('says how old the rates are, and what of them the border crossing is', async () => {
    const none = { sampleSize: 0, p50: null };
    expect((await memory()).body).to.deep.include({ oldest: null, newest: null, crossing: none });
    const days = [400, 20, 3].map((count) => new Date(Date.now() - count * 86_400_000));
    for (const at of days) await rated({ companyId, equipmentId, allIn: '1000', at });
    for (const borderCrossing of ['100', '140', '200']) {
      const quote = await buildQuote({ companyId, equipmentId, status: 'rated' });
      const rate = { currency: 'USD' as const, linehaul: '900', borderCrossing };
      const carrierId = (await buildCarrier({ companyId })).id;
      await buildInvitation({ quoteId: quote.id, carrierId, status: 'rated', rate });
    }
    const { body } = await memory();
    expect(body).to.deep.include({ sampleSize: 6, crossing: { sampleSize: 3, p50: '140.00' } });
    expect(body.oldest).to.equal(days[0]!.toISOString());
    expect(body.newest! > days[2]!.toISOString()).to.equal(true);
    expect(body.exchange).to.equal(null);
  });

  it('excludes the quote itself and rates older than two years', async () => {
    await amounts(['1000', '1100', '1200']);
    const at = new Date(Date.now() - 800 * 86_400_000);
    await rated({ companyId, equipmentId, allIn: '90', at });
    const { id } = await rated({ companyId, equipmentId, allIn: '9999' });
    const path = `/api/quotes/${id}/lane_memory`;
    expect((await as(member).get<Memory>(path)).body).to.include({ sampleSize: 3, p50: '1100.00' });
    expect((await anonymous.get(path)).status).to.equal(401);
    expect((await as(await buildUser()).get(path)).status).to.equal(404);
  });

  it('contains the rates of the 1,000 newest quotes created within two years', async () => {
    const lane = { companyId, equipmentId };
    const createdAt = new Date(Date.now() - 800 * 86_400_000).toISOString();
    await rated({ ...lane, allIn: '9000', quote: { createdAt } });
    await amounts(['1000', '1100']);
    await Quote.query()
      .where(lane)
      .whereNot({ createdAt })
      .patch({ createdAt: new Date(Date.now() - 86_400_000).toISOString() } as object);
    const sample = async () => (await memory()).body.sampleSize;
    expect(await sample()).to.equal(2);
    await addQuotes(lane, 998);
    expect(await sample()).to.equal(2);
    await addQuotes(lane, 2);
    expect(await sample()).to.equal(0);
  });

  it("adjusts each rate to today's diesel price: a quarter of it changes in proportion", async () => {
    const at = new Date('1880-01-10T12:00:00Z');
    await buildDieselPrice({ date: '1880-01-05', price: '20.0000' });
    await buildDieselPrice({ date: '1881-01-05', price: '25.0000' });
    for (const allIn of ['1000', '2000', '3000'])
      await rated({ companyId, equipmentId, allIn, at });
    setClock(new Date('1881-01-10T12:00:00Z'));
    const moved = { p25: '1593.75', p50: '2125.00', p75: '2656.25' };
    expect((await memory()).body).to.include({ sampleSize: 3, adjusted: 3, ...moved });
  });

  it('does not depend on rates of other companies', async () => {
    await amounts(['1000', '1250.50', '1400', '1710.10']);
    const shared = (await buildCarrier()).id;
    await rated({ companyId, equipmentId, allIn: '1900', carrierId: shared });
    const before = (await memory()).body;
    const strangers = [(await buildCompany()).id, (await buildCompany({ plan: 'free' })).id];
    const rows = fc.record({
      companyId: fc.constantFrom(...strangers),
      allIn: fc.integer({ min: 1, max: 9_000_000 }).map((cents) => (cents / 100).toFixed(2)),
      currency: fc.constantFrom('MXN' as const, 'USD' as const),
      carrierId: fc.constantFrom(shared, undefined),
      quote: fc.record({
        exchangeRate: fc.constantFrom('1', '17.5', '40'),
        status: fc.constantFrom('rated', 'assigned', 'answered'),
      }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(rows, { minLength: 1, maxLength: 4 }), async (others) => {
        for (const row of others) await rated({ equipmentId, ...row });
        expect((await memory()).body).to.deep.equal(before);
      }),
      { numRuns: 15 },
    );
  });
});

describe('A percentile', () => {
  it('lies between the minimum and the maximum, and increases with the share', () => {
    const list = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 3 });
    fc.assert(
      fc.property(list, (numbers) => {
        const sorted = numbers.sort((a, b) => a - b).map((one) => new Decimal(one));
        const [p0, p25, p50, p75, p100] = ['0', '0.25', '0.5', '0.75', '1'].map((share) =>
          percentile(sorted, share).toNumber(),
        );
        expect([p0, p100]).to.deep.equal([numbers[0], numbers.at(-1)]);
        expect(p0! <= p25! && p25! <= p50! && p50! <= p75! && p75! <= p100!).to.equal(true);
      }),
    );
  });
});
