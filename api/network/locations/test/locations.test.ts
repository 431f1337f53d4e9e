import { expect } from 'chai';
import { buildCompany, buildCustomer, buildOperator } from '../../companies/test/factory.ts';
import type { Company } from '../../companies/Company.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildLocation } from './factory.ts';
import type { Location } from '../Location.ts';

type Shown = Schemas['Location'];
type Problem = Schemas['Problem'];

const place = { name: 'Planta Apodaca', city: 'Apodaca', state: 'MX-NLE', country: 'MX' };

describe('Locations', () => {
  let broker: Company;
  let customer: Company;
  let stranger: Company;
  let own: Location;
  let other: Location;
  let member: User;
  let driver: User;
  let staff: User;

  before(async function () {
    this.timeout(30_000);
    broker = await buildCompany();
    customer = await buildCustomer(broker);
    stranger = await buildCustomer(await buildCompany());
    own = await buildLocation({ companyId: broker.id });
    other = await buildLocation({ companyId: (await buildCompany()).id });
    member = await buildUser({ role: 'member', companyId: broker.id });
    driver = await buildUser({ type: 'carrier' });
    staff = await buildUser({ type: 'internal', role: 'member' });
  });

  describe('GET /locations', () => {
    it('needs a token, and is forbidden for carriers', async () => {
      expect((await anonymous.get('/api/locations')).status).to.equal(401);
      expect((await as(driver).get('/api/locations')).status).to.equal(403);
    });

    it('refuses an unknown sort', async () => {
      expect((await as(member).get('/api/locations?sort=latitude')).status).to.equal(422);
    });

    it("returns only the own company's locations, by id and by filters", async () => {
      const seen = async (query: string) =>
        (await as(member).get<Shown[]>(`/api/locations?${query}`)).body.map(({ id }) => id);
      expect(await seen('limit=100')).to.deep.equal([own.id]);
      expect(await seen(`id=${own.id}&id=${other.id}`)).to.deep.equal([own.id]);
      expect(await seen('kind=warehouse&kind=yard&state=MX-NLE&q=monterréy')).to.deep.equal([
        own.id,
      ]);
      expect(await seen('kind=yard')).to.deep.equal([]);
    });
  });

  describe('POST /locations', () => {
    const post = (body: object, who = member) =>
      as(who).post<Problem & Shown>('/api/locations', body);

    it('needs a token, and is forbidden for carriers', async () => {
      expect((await anonymous.post('/api/locations', place)).status).to.equal(401);
      expect((await post(place, driver)).status).to.equal(403);
    });

    for (const [field, wrong] of Object.entries({
      country: { country: 'US' },
      postalCode: { postalCode: '64000-1234' },
      timeZone: { timeZone: 'America/Atlantis' },
      longitude: { latitude: '25.68' },
      latitude: { latitude: '91.5', longitude: '-100.3' },
      state: { state: 'MX-XXX' },
      city: { city: '' },
    })) {
      it(`refuses ${JSON.stringify(wrong)}`, async () => {
        const { status, body } = await post({ ...place, ...wrong });
        expect(status).to.equal(422);
        expect(body.errors).to.have.property(field);
      });
    }

    it('refuses a customer of another company', async () => {
      for (const customerId of [stranger.id, broker.id]) {
        const { status, body } = await post({ ...place, customerId });
        expect(status).to.equal(422);
        expect(body.errors).to.have.property('customerId');
      }
    });

    it('lets only staff choose the company', async () => {
      expect((await post({ ...place, companyId: other.companyId })).status).to.equal(403);
      const named = await post({ ...place, companyId: broker.id }, staff);
      expect(named.body.companyId).to.equal(broker.id);
      const internal = await post(place, staff);
      expect(internal.body.companyId).to.equal((await buildOperator()).id);
      const nowhere = { ...place, companyId: '01890000-0000-7000-8000-000000000000' };
      expect((await post(nowhere, staff)).status).to.equal(422);
    });

    it('registers a location of the own company, in the time zone of its state', async () => {
      const { status, body } = await post({
        ...place,
        city: 'Tijuana',
        state: 'MX-BCN',
        postalCode: '22000',
        latitude: '32.53',
        longitude: '-117.02',
        customerId: customer.id,
      });
      expect(status).to.equal(201);
      expect(body).to.include({
        companyId: broker.id,
        customerName: customer.name,
        timeZone: 'America/Tijuana',
        latitude: '32.53000',
        kind: 'warehouse',
      });
      expect(body.warnings).to.deep.equal([]);
    });

    it('gives a place the time zone of its postal code (border towns were an hour off)', async () => {
      const zoneAt = async (state: string, postalCode: string) => {
        const country = state.slice(0, 2);
        const { body } = await post({ ...place, city: 'Patio', country, state, postalCode });
        return body.timeZone;
      };
      expect(await zoneAt('MX-COA', '26170')).to.equal('America/Matamoros');
      expect(await zoneAt('MX-CHH', '31840')).to.equal('America/Ciudad_Juarez');
      expect(await zoneAt('US-TN', '37801')).to.equal('America/New_York');
      expect(await zoneAt('US-OR', '97914')).to.equal('America/Boise');
      expect(await zoneAt('US-FL', '32401')).to.equal('America/Chicago');
      expect(await zoneAt('US-ID', '83501')).to.equal('America/Los_Angeles');
    });

    it('keeps the leading zeros of a ZIP code, and warns when it lies in another state', async () => {
      const boston = {
        name: 'DC',
        city: 'Boston',
        state: 'US-MA',
        country: 'US',
        postalCode: '02101',
      };
      expect((await post(boston)).body).to.deep.include({ postalCode: '02101', warnings: [] });
      const { body } = await post({ ...boston, postalCode: '78040-1234' });
      expect(body.warnings![0]).to.include({
        field: 'postalCode',
        code: 'POSTAL_CODE_OF_OTHER_STATE',
      });
    });
  });

  describe('GET /locations/:id', () => {
    it("needs a token, is forbidden for carriers, and answers 404 for other companies' locations", async () => {
      expect((await anonymous.get(`/api/locations/${own.id}`)).status).to.equal(401);
      expect((await as(driver).get(`/api/locations/${own.id}`)).status).to.equal(403);
      expect((await as(member).get(`/api/locations/${other.id}`)).status).to.equal(404);
      expect((await as(member).get('/api/locations/7')).status).to.equal(422);
      const { body } = await as(member).get<Shown>(`/api/locations/${own.id}`);
      const can = ['list', 'show', 'export', 'create', 'load', 'update', 'delete'];
      expect(body.can).to.deep.equal(can);
    });
  });

  describe('PATCH /locations/:id', () => {
    it("needs a token, is forbidden for carriers, and answers 404 for other companies' locations", async () => {
      const change = { hours: '24 h' };
      expect((await anonymous.patch(`/api/locations/${own.id}`, change)).status).to.equal(401);
      expect((await as(driver).patch(`/api/locations/${own.id}`, change)).status).to.equal(403);
      expect((await as(member).patch(`/api/locations/${other.id}`, change)).status).to.equal(404);
    });

    it('validates the whole location, whichever field changes', async () => {
      for (const change of [{ state: 'US-TX' }, { postalCode: '640' }, { longitude: '-100.3' }]) {
        expect((await as(member).patch(`/api/locations/${own.id}`, change)).status).to.equal(422);
      }
      const { status } = await as(member).patch(`/api/locations/${own.id}`, {
        customerId: stranger.id,
      });
      expect(status).to.equal(422);
    });

    it('changes the given fields', async () => {
      const change = { hours: 'L–V 8:00–18:00', customerId: customer.id };
      const { status, body } = await as(member).patch<Shown>(`/api/locations/${own.id}`, change);
      expect(status).to.equal(200);
      expect(body).to.include({ ...change, name: own.name });
    });
  });

  describe('DELETE /locations/:id', () => {
    it("needs a token and a location of one's own company", async () => {
      expect((await anonymous.delete(`/api/locations/${own.id}`)).status).to.equal(401);
      expect((await as(driver).delete(`/api/locations/${own.id}`)).status).to.equal(403);
      expect((await as(member).delete(`/api/locations/${other.id}`)).status).to.equal(404);
    });

    it('removes it from the list', async () => {
      const gone = await buildLocation({ companyId: broker.id });
      expect((await as(member).delete(`/api/locations/${gone.id}`)).body).to.deep.equal({
        id: gone.id,
      });
      const { body } = await as(member).get<Shown[]>('/api/locations?limit=100');
      expect(body.map(({ id }) => id)).not.to.include(gone.id);
    });
  });
});
