import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { anonymous, as } from '../../../testing/client.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { Company } from '../Company.ts';
import { buildCompany, buildCustomer, buildOperator } from './factory.ts';

type Shown = Schemas['Company'];
type Problem = Schemas['Problem'];

describe('Companies', () => {
  let broker: Company;
  let customer: Company;
  let stranger: Company;
  let operator: Company;
  let admin: User;
  let member: User;
  let root: User;
  let driver: User;

  before(async function () {
    this.timeout(30_000);
    operator = await buildOperator();
    broker = await buildCompany();
    customer = await buildCustomer(broker, { name: 'Ensambles del Norte' });
    stranger = await buildCustomer(await buildCompany());
    admin = await buildUser({ companyId: broker.id });
    member = await buildUser({ role: 'member', companyId: broker.id });
    root = await buildUser({ type: 'internal', role: 'root' });
    driver = await buildUser({ type: 'carrier' });
  });

  describe('GET /companies', () => {
    it('needs a token', async () => {
      expect((await anonymous.get('/api/companies')).status).to.equal(401);
    });

    it('is forbidden for carriers', async () => {
      expect((await as(driver).get('/api/companies')).status).to.equal(403);
    });

    it('refuses an unknown filter', async () => {
      const { status, body } = await as(admin).get<Problem>('/api/companies?shoeSize=7');
      expect(status).to.equal(422);
      expect(body.errors).to.have.property('shoeSize');
    });

    it('returns its own company and its customers to a broker and its members', async () => {
      for (const person of [admin, member]) {
        const { body } = await as(person).get<Shown[]>('/api/companies?limit=100');
        expect(body.map(({ id }) => id)).to.have.members([broker.id, customer.id]);
      }
    });

    it('finds by name regardless of accents, and by type', async () => {
      const found = await as(admin).get<Shown[]>('/api/companies?q=ENSÁMBLES&type=shipper');
      expect(found.body.map(({ name }) => name)).to.deep.equal(['Ensambles del Norte']);
      const none = await as(admin).get<Shown[]>('/api/companies?q=ensambles&type=broker');
      expect(none.body).to.deep.equal([]);
    });

    it('returns only itself to a customer', async () => {
      const shipper = await buildUser({ type: 'shipper', companyId: customer.id });
      const { body } = await as(shipper).get<Shown[]>('/api/companies');
      expect(body.map(({ id }) => id)).to.deep.equal([customer.id]);
    });
  });

  describe('POST /companies', () => {
    it('needs a token', async () => {
      expect((await anonymous.post('/api/companies', { name: 'Nadie' })).status).to.equal(401);
    });

    it('is forbidden for members, shippers and carriers', async () => {
      const shipper = await buildUser({ type: 'shipper', companyId: customer.id });
      for (const person of [member, shipper, driver]) {
        expect((await as(person).post('/api/companies', { name: 'Nadie' })).status).to.equal(403);
      }
    });

    it('names every wrong field, in both languages', async () => {
      const body = { rfc: 'MAL', name: '', phone: '123' };
      const es = await as(admin).post<Problem>('/api/companies', body);
      expect(es.status).to.equal(422);
      expect(es.body.errors).to.include({ name: 'Este campo es necesario' });
      const headers = { 'accept-language': 'en' };
      const en = await as(admin).post<Problem>(
        '/api/companies',
        { rfc: 'MAL', name: 'X' },
        { headers },
      );
      expect(en.body.errors!.rfc).to.match(/^An RFC has 3 or 4 letters/);
    });

    it('registers a customer of the broker, with normalized ids and phone', async () => {
      const { status, body, headers } = await as(admin).post<Shown>('/api/companies', {
        name: 'Vidrios de Apodaca',
        rfc: ' mab-930714-8t4 ',
        ein: '12-3456789',
        phone: '5218112345678',
      });
      expect(status).to.equal(201);
      expect(headers.get('etag')).to.equal('"1"');
      expect(body).to.include({
        type: 'shipper',
        plan: 'free',
        ownerCompanyId: broker.id,
        ownerCompanyName: broker.name,
        rfc: 'MAB9307148T4',
        ein: '123456789',
        phone: '528112345678',
      });
      expect(body.warnings).to.deep.equal([]);
      const changes = ['create', 'update', 'setCalendar', 'delete'];
      expect(body.can).to.deep.equal(['list', 'show', 'export', ...changes]);
    });

    it('refuses an RFC that another customer of the broker has, except the generic ones', async () => {
      const customer = (rfc: string) =>
        as(admin).post<Problem>('/api/companies', { name: 'Dos', rfc });
      expect((await customer('SAT970701NN3')).status).to.equal(201);
      const again = await customer('SAT970701NN3');
      expect(again.status).to.equal(409);
      expect(again.body.errors).to.have.property('rfc');
      expect((await customer('XAXX010101000')).status).to.equal(201);
      expect((await customer('XAXX010101000')).status).to.equal(201);
    });

    it('has the website as a web address, whose protocol may be left out', async () => {
      for (const [website, saved] of [
        [' ejemplo.com ', 'https://ejemplo.com'],
        ['HTTP://Ejemplo.com:8080/a?b#c', 'HTTP://Ejemplo.com:8080/a?b#c'],
        ['www.señal.mx/ruta', 'https://www.señal.mx/ruta'],
        [' ', null],
        [null, null],
      ]) {
        const input = { name: `Web ${website}`, website };
        const { body } = await as(admin).post<Shown>('/api/companies', input);
        expect(body.website).to.equal(saved);
      }
    });

    for (const website of [
      ...[
        'javascript:alert(1)',
        'javascript://a.b/%0aalert(1)',
        'JavaScript:a.b',
        'data:text/html,x',
      ],
      ...[
        'ftp://ejemplo.com',
        'mailto:ana@ejemplo.com',
        'https://',
        'https://ana@ejemplo.com',
        'no',
      ],
    ])
      it(`refuses ${website} as a website`, async () => {
        const { status, body } = await as(admin).post<Problem>('/api/companies', {
          name: 'Web',
          website,
        });
        expect(status).to.equal(422);
        expect(body.errors!.website).to.include('como https://ejemplo.com');
      });

    it('warns about a wrong check digit and a postal code of another state', async () => {
      const address = { city: 'Monterrey', state: 'MX-NLE', country: 'MX', postalCode: '06600' };
      const { body } = await as(admin).post<Shown>('/api/companies', {
        name: 'Casi Bien',
        rfc: 'VACE460910SX6',
        address,
      });
      expect(body.warnings!.map(({ field, code }) => [field, code])).to.deep.equal([
        ['rfc', 'RFC_CHECK_DIGIT'],
        ['address.postalCode', 'POSTAL_CODE_OF_OTHER_STATE'],
      ]);
    });

    it('refuses a country that does not match the state', async () => {
      const address = { city: 'Monterrey', state: 'MX-NLE', country: 'US' };
      const { status, body } = await as(admin).post<Problem>('/api/companies', {
        name: 'X',
        address,
      });
      expect(status).to.equal(422);
      expect(body.errors).to.have.property('address.country');
    });

    for (const field of [
      { plan: 'premium' },
      { type: 'broker' },
      { type: 'internal' },
      { ownerCompanyId: null },
    ]) {
      it(`lets no broker choose ${JSON.stringify(field)}`, async () => {
        const body = { name: 'Atajo', ...field };
        expect((await as(admin).post('/api/companies', body)).status).to.equal(403);
      });
    }

    it('lets staff register tenants and customers of any company', async () => {
      const tenant = await as(root).post<Shown>('/api/companies', {
        name: 'Tercer Bróker',
        type: 'broker',
        plan: 'premium',
      });
      expect(tenant.body).to.include({ type: 'broker', plan: 'premium', ownerCompanyId: null });
      const theirs = { name: 'Cliente', ownerCompanyId: tenant.body.id };
      const { body } = await as(root).post<Shown>('/api/companies', theirs);
      expect(body).to.include({ type: 'shipper', ownerCompanyId: tenant.body.id });
    });

    it('accepts only a broker as owner, and only a shipper as customer', async () => {
      const owners = [
        { ownerCompanyId: customer.id },
        { ownerCompanyId: '01890000-0000-7000-8000-000000000000' },
        { ownerCompanyId: broker.id, type: 'broker' },
      ];
      for (const owner of owners) {
        const { status, body } = await as(root).post<Problem>('/api/companies', {
          name: 'X',
          ...owner,
        });
        expect(status).to.equal(422);
        expect(body.errors).to.have.property('ownerCompanyId');
      }
    });
  });

  describe('GET /companies/:id', () => {
    it('needs a token, and is forbidden for carriers', async () => {
      expect((await anonymous.get(`/api/companies/${broker.id}`)).status).to.equal(401);
      expect((await as(driver).get(`/api/companies/${broker.id}`)).status).to.equal(403);
    });

    it("answers 404 for other brokers' customers, and 422 for a malformed id", async () => {
      expect((await as(admin).get(`/api/companies/${stranger.id}`)).status).to.equal(404);
      expect((await as(admin).get('/api/companies/7')).status).to.equal(422);
    });

    it('returns that of the own company only settings can be changed', async () => {
      const settings = ['setFuel', 'setCalendar'];
      const { body } = await as(admin).get<Shown>(`/api/companies/${broker.id}`);
      expect(body.can).to.deep.equal(['list', 'show', 'export', 'create', ...settings]);
    });
  });

  describe('PATCH /companies/:id', () => {
    const change = { comment: 'Paga a 30 días' };

    it('needs a token', async () => {
      const { status } = await anonymous.patch(`/api/companies/${customer.id}`, change);
      expect(status).to.equal(401);
    });

    it('is forbidden for members and for the own company, and 404 for others', async () => {
      const patch = (who: User, id: string) => as(who).patch(`/api/companies/${id}`, change);
      expect((await patch(member, customer.id)).status).to.equal(403);
      expect((await patch(admin, broker.id)).status).to.equal(403);
      expect((await patch(admin, stranger.id)).status).to.equal(404);
    });

    it('lets no broker change a plan, its own included', async () => {
      const plan = { plan: 'premium' };
      expect((await as(admin).patch(`/api/companies/${customer.id}`, plan)).status).to.equal(403);
      expect((await as(root).patch(`/api/companies/${operator.id}`, plan)).status).to.equal(403);
      const raised = await as(root).patch<Shown>(`/api/companies/${customer.id}`, plan);
      expect(raised.body.plan).to.equal('premium');
    });

    it('has no field that changes the owner', async () => {
      const { status } = await as(root).patch(`/api/companies/${customer.id}`, {
        ownerCompanyId: stranger.id,
      });
      expect(status).to.equal(422);
    });

    it('changes only the given fields', async () => {
      const { status, body } = await as(admin).patch<Shown>(
        `/api/companies/${customer.id}`,
        change,
      );
      expect(status).to.equal(200);
      expect(body).to.include({ ...change, name: 'Ensambles del Norte' });
    });
  });

  describe('DELETE /companies/:id', () => {
    it('needs a token, a role and a visible company', async () => {
      expect((await anonymous.delete(`/api/companies/${customer.id}`)).status).to.equal(401);
      expect((await as(member).delete(`/api/companies/${customer.id}`)).status).to.equal(403);
      expect((await as(admin).delete(`/api/companies/${stranger.id}`)).status).to.equal(404);
      expect((await as(root).delete(`/api/companies/${operator.id}`)).status).to.equal(403);
    });

    it('removes a customer from the list', async () => {
      const gone = await buildCustomer(broker);
      const { status, body } = await as(admin).delete(`/api/companies/${gone.id}`);
      expect(status).to.equal(200);
      expect(body).to.deep.equal({ id: gone.id });
      const list = await as(admin).get<Shown[]>('/api/companies?limit=100');
      expect(list.body.map(({ id }) => id)).not.to.include(gone.id);
    });
  });
});
