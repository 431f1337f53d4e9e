import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { Company } from '../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { DieselPrice } from '../../../catalogs/dieselPrices/DieselPrice.ts';
import { buildDieselPrice } from '../../../catalogs/dieselPrices/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildExchangeRate, buildQuote, buildStopsBetween } from '../../quotes/test/factory.ts';

type Surcharge = Schemas['FuelSurcharge'];

const FUEL = {
  country: 'US',
  unit: 'gal',
  currency: 'USD',
  basePrice: '2.50',
  consumption: '6.00',
} as const;
/** A date before the prices of all other tests. */
const DAY = '1890-06-02';

describe('The fuel surcharge of a quote', function () {
  this.timeout(30_000);
  let company: Company;
  let admin: User;
  let member: User;
  let shipper: User;
  let driver: User;
  let diesel: DieselPrice;

  before(async () => {
    await buildExchangeRate('20.0000');
    company = await buildCompany({ fuel: FUEL });
    admin = await buildUser({ companyId: company.id });
    member = await buildUser({ companyId: company.id, role: 'member' });
    const customer = await buildCustomer(company);
    shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    driver = await buildUser({ type: 'carrier' });
    const price = { country: 'US', currency: 'USD', unit: 'gal', price: '4.00' } as const;
    diesel = await buildDieselPrice({ date: DAY, ...price });
  });

  beforeEach(() => setClock(new Date(`${DAY}T18:00:00Z`)));

  const far = (overrides: object = {}) =>
    buildQuote({ companyId: company.id, distanceKm: '1609.34', ...overrides });
  const of = async (id: string, who = member) =>
    as(who).get<Surcharge>(`/api/quotes/${id}/fuel_surcharge`);

  it('is forbidden for carriers and customers, and 404 for other companies', async () => {
    const { id } = await far();
    expect((await anonymous.get(`/api/quotes/${id}/fuel_surcharge`)).status).to.equal(401);
    expect((await of(id, shipper)).status).to.equal(403);
    expect((await of(id, driver)).status).to.equal(403);
    expect((await of(id, await buildUser())).status).to.equal(404);
  });

  it('is returned with all its inputs', async () => {
    const { id } = await far({ distanceKm: '804.70' });
    const { body } = await of(id);
    expect(body).to.deep.include({ amount: '125.00', distance: '500.0', distanceUnit: 'mi' });
    expect(body.settings).to.deep.equal(FUEL);
    expect(body.diesel).to.include({ date: DAY, price: '4.0000', source: 'prueba' });
    expect(body).to.include({ exchangeRate: '20.0000', frozen: false, missing: null });
  });

  it('is of the whole way through the stops between', async () => {
    const quote = await far({ distanceKm: '804.70' });
    const laredo = { city: 'Laredo', state: 'US-TX', country: 'US' } as const;
    await buildStopsBetween(quote, laredo);
    const body = { distanceKm: '965.60' };
    expect((await as(member).patch(`/api/quotes/${quote.id}`, body)).status).to.equal(200);
    expect((await of(quote.id)).body).to.include({ amount: '150.00', distance: '600.0' });
  });

  it('names the missing input', async () => {
    const poor = await buildQuote({ distanceKm: '100' });
    const owner = await buildUser({ companyId: poor.companyId });
    expect((await of(poor.id, owner)).body).to.include({ amount: null, missing: 'settings' });
    const { id } = await far({ distanceKm: null });
    expect((await of(id)).body).to.include({ amount: null, missing: 'distance' });
    setClock(new Date('1850-01-01T00:00:00Z'));
    expect((await of(id)).body).to.include({ amount: null, missing: 'price' });
  });

  it('can be computed before a quote exists', async () => {
    const ask = (query: string, who = member) =>
      as(who).get<Surcharge>(`/api/quotes/fuel_surcharge?${query}`);
    expect((await anonymous.get('/api/quotes/fuel_surcharge')).status).to.equal(401);
    expect((await ask('', shipper)).status).to.equal(403);
    expect((await ask('distanceKm=far')).status).to.equal(422);
    const other = (await buildCompany()).id;
    expect((await ask(`companyId=${other}`)).status).to.equal(422);
    const { body } = await ask('distanceKm=1609.34&currency=MXN');
    expect(body).to.include({ amount: '4999.99', currency: 'MXN', distance: '1000.0' });
  });

  it('is stored when the quote is sent, and not changed by later prices and settings', async () => {
    const { id } = await far();
    const carrier = await buildCarrier({ companyId: company.id, status: 'active' });
    const send = (carrierIds: string[]) =>
      as(member).post(`/api/quotes/${id}/send`, { carrierIds });
    expect((await send([carrier.id])).status).to.equal(200);
    const then = (await of(id)).body;
    expect(then).to.include({ amount: '249.99', frozen: true });
    await DieselPrice.query().findById(diesel.id).patch({ price: '9.99' });
    await Company.query()
      .findById(company.id)
      .patch({ fuel: { ...FUEL, consumption: '1.00' } });
    const second = await buildCarrier({ companyId: company.id, status: 'active' });
    expect((await send([second.id])).status).to.equal(200);
    expect((await of(id)).body).to.deep.equal(then);
    await Company.query().findById(company.id).patch({ fuel: FUEL });
    await DieselPrice.query().findById(diesel.id).patch({ price: '4.00' });
  });

  describe('PATCH /companies/:id/fuel', () => {
    const set = (who: User, body: object, id = company.id) =>
      as(who).patch<Schemas['Company']>(`/api/companies/${id}/fuel`, body);

    it('needs a token, and is allowed for admins of the company or of Andén', async () => {
      expect((await anonymous.patch(`/api/companies/${company.id}/fuel`, FUEL)).status).to.equal(
        401,
      );
      expect((await set(member, FUEL)).status).to.equal(403);
      expect((await set(await buildUser(), FUEL)).status).to.equal(404);
    });

    it('requires all settings, and refuses zero as fuel economy', async () => {
      expect((await set(admin, { ...FUEL, consumption: '0.00' })).status).to.equal(422);
      expect((await set(admin, { country: 'US' })).status).to.equal(422);
      expect((await set(admin, { ...FUEL, unit: 'barrel' })).status).to.equal(422);
      const { status, body } = await set(admin, { ...FUEL, basePrice: '2.75' });
      expect(status).to.equal(200);
      expect(body.fuel).to.deep.equal({ ...FUEL, basePrice: '2.75' });
    });
  });
});
