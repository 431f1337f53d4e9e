import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import type { Carrier } from '../../../network/carriers/Carrier.ts';
import type { Company } from '../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation } from '../../invitations/test/factory.ts';
import { buildExchangeRate, buildQuote, quoteInput } from '../../quotes/test/factory.ts';
import { Quote } from '../../quotes/Quote.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildRoute, routeInput } from './factory.ts';

type Route = Schemas['Route'];
type Answer = Route & Pick<Schemas['Problem'], 'errors'>;

const NOWHERE = '01890000-0000-7000-8000-000000000000';

describe('Routes', function () {
  this.timeout(30_000);
  let broker: Company;
  let customer: Company;
  let carrier: Carrier;
  let admin: User;
  let member: User;
  let shipper: User;
  let driver: User;
  let stranger: User;

  before(async () => {
    await buildExchangeRate();
    broker = await buildCompany();
    customer = await buildCustomer(broker);
    carrier = await buildCarrier({ companyId: broker.id, status: 'active' });
    admin = await buildUser({ companyId: broker.id });
    member = await buildUser({ companyId: broker.id, role: 'member' });
    shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    driver = await buildUser({ type: 'carrier', carrierId: carrier.id });
    stranger = await buildUser({ companyId: (await buildCompany()).id });
  });

  const covered = (overrides: object = {}) =>
    buildRoute({
      companyId: broker.id,
      customerId: customer.id,
      carrierId: carrier.id,
      targetRate: '1700.00',
      contractRate: '1450.00',
      ...overrides,
    });

  describe('GET /routes', () => {
    it('needs a token, and refuses an unknown sort', async () => {
      expect((await anonymous.get('/api/routes')).status).to.equal(401);
      expect((await as(member).get('/api/routes?sort=contractRate')).status).to.equal(422);
    });

    it('returns active routes, archived ones on request, and applies the filters', async () => {
      const route = await covered({ frequency: 'monthly' });
      const gone = await covered({ frequency: 'monthly', archivedAt: new Date() });
      const seen = async (query: string) =>
        (await as(member).get<Route[]>(`/api/routes?frequency=monthly&${query}`)).body.map(
          ({ id }) => id,
        );
      expect(await seen('')).to.deep.equal([route.id]);
      expect(await seen('status=archived')).to.deep.equal([gone.id]);
      expect(await seen(`carrierId=${carrier.id}&assigned=true&q=dallas`)).to.deep.equal([
        route.id,
      ]);
      expect(await seen('originState=US-TX')).to.deep.equal([]);
      expect(await seen('assigned=false')).to.deep.equal([]);
    });

    it('shows a customer no carrier and no rate, nor lets it filter or search by them', async () => {
      const { id } = await covered();
      const list = (query = '') => as(shipper).get<Route[]>(`/api/routes?${query}`);
      const text = JSON.stringify((await list()).body);
      expect(text).to.include(id);
      for (const secret of [carrier.id, carrier.carrierName, '1450.00', '1700.00'])
        expect(text).not.to.include(secret);
      expect((await list(`carrierId=${carrier.id}`)).status).to.equal(422);
      expect((await list('assigned=true')).status).to.equal(422);
      expect((await list(`q=${encodeURIComponent(carrier.carrierName)}`)).body).to.deep.equal([]);
    });

    it('shows a carrier its routes, without their customer and target rate', async () => {
      const { id } = await covered();
      const { id: others } = await buildRoute({ companyId: broker.id });
      const { body } = await as(driver).get<Route[]>('/api/routes?limit=100');
      const text = JSON.stringify(body);
      expect(text).to.include(id).and.include('1450.00').and.include(broker.name);
      for (const secret of [others, customer.id, customer.name, '1700.00'])
        expect(text).not.to.include(secret);
      const found = `q=${encodeURIComponent(customer.name)}`;
      expect((await as(driver).get<Route[]>(`/api/routes?${found}`)).body).to.deep.equal([]);
      expect((await as(driver).get(`/api/routes?customerId=${customer.id}`)).status).to.equal(422);
    });

    it('shows a carrier of each stop the city, but no street and no name', async () => {
      const site = { ...routeInput().origin!, name: 'Planta del Cliente', street: 'Av. Uno 1' };
      const { id } = await covered({ origin: site, destination: { ...site, country: 'MX' } });
      const { body } = await as(driver).get<Route>(`/api/routes/${id}`);
      expect(body.stops.map(({ place }) => place)).to.deep.equal([body.origin, body.destination]);
      expect(JSON.stringify(body))
        .to.include('Monterrey')
        .and.not.match(/Planta|Av\. Uno/);
      const own = await as(admin).get<Route>(`/api/routes/${id}`);
      expect(own.body.stops[0]!.place).to.deep.equal(site);
    });
  });

  describe('POST /routes', () => {
    const post = (body: object, who = admin) =>
      as(who).post<Answer>('/api/routes', routeInput(body));

    it('needs a token and an admin', async () => {
      expect((await anonymous.post('/api/routes', routeInput())).status).to.equal(401);
      expect((await post({}, member)).status).to.equal(403);
      expect((await post({}, driver)).status).to.equal(403);
    });

    for (const [field, wrong] of Object.entries({
      movement: { movement: 'us' },
      frequency: { frequency: 'daily' },
      volume: { volume: 0 },
      carrierId: { contractRate: '1500.00' },
      equipmentId: { equipmentId: NOWHERE },
      'origin.postalCode': {
        origin: { city: 'Monterrey', state: 'MX-NLE', country: 'MX', postalCode: '640' },
      },
    })) {
      it(`refuses ${JSON.stringify(wrong)}`, async () => {
        const { status, body } = await post(wrong);
        expect(status).to.equal(422);
        expect(body.errors).to.have.property(field);
      });
    }

    it('takes stops in place of origin and destination, and names by the stop what is wrong', async () => {
      const { origin, destination, ...lane } = routeInput();
      const stops = [
        { kind: 'pickup', place: origin },
        { kind: 'delivery', place: destination },
      ];
      const sent = (body: object) => as(admin).post<Answer>('/api/routes', body);
      const { status, body } = await sent({ ...lane, stops });
      expect(status).to.equal(201);
      expect(body).to.deep.include({ origin, destination });
      const numbered = stops.map((stop, index) => ({ number: index + 1, ...stop }));
      expect(body.stops).to.deep.equal(numbered);
      const back = numbered.toReversed();
      const errorsOf = async (input: object) => Object.keys((await sent(input)).body.errors!);
      expect(await errorsOf({ ...lane, origin, stops })).to.have.members(['stops', 'origin']);
      expect(await errorsOf({ ...lane, stops: back })).to.include('stops.0.kind');
      expect(await errorsOf({ ...lane, movement: 'us', stops })).to.deep.equal(['movement']);
      const timed = stops.map((stop) => ({ ...stop, date: '2099-01-01' }));
      expect(await errorsOf({ ...lane, stops: timed })).to.have.members([
        'stops.0.date',
        'stops.1.date',
      ]);
      const place = { ...stops[0]!.place, postalCode: '1' };
      const wrong = [{ ...stops[0]!, place }, stops[1]!];
      const patched = await as(admin).patch<Answer>(`/api/routes/${body.id}`, { stops: wrong });
      expect(Object.keys(patched.body.errors!)).to.deep.equal(['stops.0.place.postalCode']);
    });

    it("refuses another network's carrier and another broker's customer", async () => {
      const foreign = await buildCarrier({ companyId: (await buildCompany()).id });
      expect((await post({ carrierId: foreign.id })).body.errors).to.have.property('carrierId');
      const strange = await buildCustomer(await buildCompany());
      expect((await post({ customerId: strange.id })).body.errors).to.have.property('customerId');
    });

    it('registers a lane with its carrier, numbered by its company', async () => {
      const contract = { carrierId: carrier.id, contractRate: '1450.00', contractCurrency: 'USD' };
      const first = await post({ ...contract, volume: 4, customerId: customer.id });
      expect(first.status).to.equal(201);
      expect(first.body).to.include({
        ...contract,
        carrierName: carrier.carrierName,
        customerName: customer.name,
        status: 'active',
        kind: 'confirmed_project',
      });
      expect(first.body.reference).to.match(/^R-\d{5}$/);
      expect((await post({})).body.number).to.equal(first.body.number + 1);
    });

    it("assigns a customer's route to its broker, without a carrier or a rate", async () => {
      for (const asked of [{ targetRate: '900.00' }, { carrierId: carrier.id }])
        expect((await post(asked, shipper)).status).to.equal(422);
      const { body } = await post({ volume: 2 }, shipper);
      expect(body).to.include({ companyId: broker.id, customerId: customer.id });
    });
  });

  describe('GET /routes/:id and its changes', () => {
    it("needs a token, answers 404 for other companies' routes, and returns the allowed actions", async () => {
      const { id } = await covered();
      expect((await anonymous.get(`/api/routes/${id}`)).status).to.equal(401);
      expect((await as(stranger).get(`/api/routes/${id}`)).status).to.equal(404);
      const { body } = await as(admin).get<Route>(`/api/routes/${id}`);
      expect(body.can).to.include.members(['update', 'delete']);
    });

    it("hides an earlier carrier's rate from the next carrier", async () => {
      const { id } = await covered();
      const next = await buildCarrier({ companyId: broker.id, status: 'active' });
      await as(admin).patch(`/api/routes/${id}`, { carrierId: next.id, contractRate: '1399.00' });
      const its = await buildUser({ type: 'carrier', carrierId: next.id });
      const told = await as(its).get(`/api/routes/${id}/history`);
      expect(JSON.stringify(told.body)).not.to.include('1450.00').and.not.to.include(carrier.id);
      const all = await as(admin).get(`/api/routes/${id}/history`);
      expect(JSON.stringify(all.body)).to.include('1399.00');
      expect((await as(driver).get(`/api/routes/${id}`)).status).to.equal(404);
    });
  });

  describe('PATCH /routes/:id', () => {
    it("needs a token and an admin, and answers 404 for other companies' routes", async () => {
      const { id } = await covered();
      const change = { volume: 9 };
      expect((await anonymous.patch(`/api/routes/${id}`, change)).status).to.equal(401);
      expect((await as(stranger).patch(`/api/routes/${id}`, change)).status).to.equal(404);
      expect((await as(member).patch(`/api/routes/${id}`, change)).status).to.equal(403);
      expect((await as(driver).patch(`/api/routes/${id}`, change)).status).to.equal(403);
    });

    it('validates the whole route, and refuses edits of an outdated version', async () => {
      const { id } = await covered();
      expect((await as(admin).patch(`/api/routes/${id}`, { carrierId: null })).status).to.equal(
        422,
      );
      const edit = (volume: number) =>
        as(admin).patch(`/api/routes/${id}`, { volume }, { headers: { 'if-match': '"1"' } });
      const statuses = (await Promise.all([edit(1), edit(2)])).map(({ status }) => status);
      expect(statuses.sort()).to.deep.equal([200, 412]);
    });

    it("from a customer keeps the broker's carrier and rates", async () => {
      const { id } = await covered();
      const change = { volume: 7, targetRate: null, carrierId: null };
      expect((await as(shipper).patch(`/api/routes/${id}`, change)).status).to.equal(200);
      const { body } = await as(admin).get<Route>(`/api/routes/${id}`);
      expect(body).to.include({ volume: 7, targetRate: '1700.00', carrierId: carrier.id });
    });
  });

  describe('DELETE /routes/:id', () => {
    it('needs a token and an own route, and archives it', async () => {
      const { id } = await covered();
      expect((await anonymous.delete(`/api/routes/${id}`)).status).to.equal(401);
      expect((await as(stranger).delete(`/api/routes/${id}`)).status).to.equal(404);
      expect((await as(admin).delete(`/api/routes/${id}`)).body).to.deep.equal({ id });
      expect((await as(admin).get<Route>(`/api/routes/${id}`)).body.status).to.equal('archived');
    });

    it('refuses an archived route, and names its status', async () => {
      const { id } = await covered({ archivedAt: new Date() });
      const refused = [
        await as(admin).patch<Schemas['Problem']>(`/api/routes/${id}`, { volume: 1 }),
        await as(admin).delete<Schemas['Problem']>(`/api/routes/${id}`),
      ];
      for (const { status, body } of refused) {
        expect([status, body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
        expect(body.title).to.include('archivada');
      }
    });
  });

  describe('a quote from a route', () => {
    it('ranks its carrier first, with the contract rate', async () => {
      await buildCarrier({ companyId: broker.id, status: 'active', confidence: 'very_high' });
      const contracted = await buildCarrier({
        companyId: broker.id,
        status: 'active',
        confidence: 'very_low',
      });
      const route = await covered({ carrierId: contracted.id });
      const asked = await as(member).post<Schemas['Quote']>(
        '/api/quotes',
        quoteInput({ routeId: route.id }),
      );
      expect(asked.body).to.include({ routeId: route.id, routeReference: route.reference });
      const { body } = await as(member).get<Schemas['Matches']>(
        `/api/quotes/${asked.body.id}/matches`,
      );
      expect(body.matches[0]).to.include({
        carrierId: contracted.id,
        contractRate: '1450.00',
        contractCurrency: 'USD',
      });
      expect(body.matches[1]!.contractRate).to.equal(null);
    });

    it('is refused for a route of another company or customer', async () => {
      const post = (who: User, routeId: string) =>
        as(who).post<Answer>('/api/quotes', quoteInput({ routeId }));
      const foreign = await post(stranger, (await covered()).id);
      expect(foreign.status).to.equal(422);
      expect(foreign.body.errors).to.have.property('routeId');
      const others = await buildRoute({ companyId: broker.id });
      expect((await post(shipper, others.id)).status).to.equal(422);
    });
  });

  describe('POST /quotes/:id/route', () => {
    async function awarded(kind: Quote['kind'] = 'confirmed_project', rate: object = {}) {
      const owner = { companyId: broker.id, customerId: customer.id };
      const quote = await buildQuote({ ...owner, kind, status: 'assigned', purchaseCost: '1480' });
      const rated = { quoteId: quote.id, carrierId: carrier.id, status: 'assigned' as const };
      await buildInvitation({ ...rated, rate: { allIn: '1480.00', ...rate } });
      return quote;
    }
    const post = (who: User, id: string) => as(who).post<Answer>(`/api/quotes/${id}/route`);

    it("needs a token and a broker's admin, and answers 404 for other companies' quotes", async () => {
      const { id } = await awarded();
      expect((await anonymous.post(`/api/quotes/${id}/route`)).status).to.equal(401);
      expect((await post(stranger, id)).status).to.equal(404);
      for (const who of [member, shipper, driver])
        expect((await post(who, id)).status).to.equal(403);
    });

    it('refuses what is not awarded', async () => {
      const open = await buildQuote({ companyId: broker.id, kind: 'confirmed_project' });
      expect((await post(admin, open.id)).status).to.equal(409);
    });

    it('makes one of a load too, which was refused: the lane becomes a project', async () => {
      const { status, body } = await post(admin, (await awarded('confirmed_load')).id);
      expect(status).to.equal(201);
      expect(body).to.include({ kind: 'confirmed_project', frequency: 'weekly' });
    });

    it('keeps an amount agreed in pesos in pesos (it was saved as dollars)', async () => {
      const { id } = await awarded('confirmed_project', { allIn: '27000.00', currency: 'MXN' });
      const { body } = await post(admin, id);
      expect(body).to.include({ contractRate: '27000.00', contractCurrency: 'MXN' });
    });

    it('creates one route, however many requests are sent', async () => {
      const { id, reference } = await awarded();
      const asked = await Promise.all([1, 2, 3, 4].map(() => post(admin, id)));
      expect(new Set(asked.map(({ body }) => body.id)).size).to.equal(1);
      expect(asked[0]!.body).to.include({
        quoteId: id,
        quoteReference: reference,
        carrierId: carrier.id,
        contractRate: '1480.00',
        customerId: customer.id,
      });
    });
  });
});
