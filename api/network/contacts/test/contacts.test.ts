import { expect } from 'chai';
import type { Carrier } from '../../carriers/Carrier.ts';
import { buildCarrier } from '../../carriers/test/factory.ts';
import type { Company } from '../../companies/Company.ts';
import { buildCompany, buildCustomer, buildOperator } from '../../companies/test/factory.ts';
import { buildContactType } from '../../../catalogs/contactTypes/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import type { Contact } from '../Contact.ts';
import { buildContact } from './factory.ts';

type Shown = Schemas['Contact'];
type Problem = Schemas['Problem'];

const path = '/api/contacts';
const NOWHERE = '01890000-0000-7000-8000-000000000000';

describe('Contacts', () => {
  let broker: Company;
  let customer: Company;
  let carrier: Carrier;
  let internal: Carrier;
  let root: User;
  let staff: User;
  let admin: User;
  let member: User;
  let shipperAdmin: User;
  let shipperMember: User;
  let carrierAdmin: User;
  let driver: User;
  let own: Contact;
  let customers: Contact;
  let networks: Contact;
  let others: Contact[];

  before(async function () {
    this.timeout(60_000);
    broker = await buildCompany();
    customer = await buildCustomer(broker);
    carrier = await buildCarrier({ companyId: broker.id });
    internal = await buildCarrier();
    root = await buildUser({ type: 'internal', role: 'root' });
    staff = await buildUser({ type: 'internal', role: 'member' });
    admin = await buildUser({ companyId: broker.id });
    member = await buildUser({ role: 'member', companyId: broker.id });
    shipperAdmin = await buildUser({ type: 'shipper', companyId: customer.id });
    shipperMember = await buildUser({ type: 'shipper', role: 'member', companyId: customer.id });
    carrierAdmin = await buildUser({ type: 'carrier', carrierId: carrier.id });
    driver = await buildUser({ type: 'carrier', role: 'member', carrierId: carrier.id });
    own = await buildContact({ companyId: broker.id });
    customers = await buildContact({ companyId: customer.id, name: 'Íñigo Cañedo' });
    networks = await buildContact({ carrierId: carrier.id, phones: ['528112345678'] });
    const stranger = await buildCompany();
    others = [
      await buildContact({ companyId: stranger.id }),
      await buildContact({ companyId: (await buildCustomer(stranger)).id }),
      await buildContact({ carrierId: (await buildCarrier({ companyId: stranger.id })).id }),
      await buildContact({ carrierId: internal.id }),
    ];
  });

  describe('GET /contacts', () => {
    const seen = async (who: User, query = 'limit=1000') =>
      (await as(who).get<Shown[]>(`${path}?${query}`)).body.map(({ id }) => id);

    it('needs a token, and refuses unknown filters and sorts', async () => {
      expect((await anonymous.get(path)).status).to.equal(401);
      expect((await as(member).get(`${path}?comment=x`)).status).to.equal(422);
      expect((await as(member).get(`${path}?sort=comment`)).status).to.equal(422);
    });

    it("returns a broker's own contacts, and those of its customers and its network", async () => {
      for (const person of [admin, member]) {
        expect(await seen(person)).to.have.members([own.id, customers.id, networks.id]);
      }
    });

    it('returns to a shipper the contacts of its company, to a carrier its own', async () => {
      for (const person of [shipperAdmin, shipperMember]) {
        expect(await seen(person)).to.deep.equal([customers.id]);
      }
      for (const person of [carrierAdmin, driver]) {
        expect(await seen(person)).to.deep.equal([networks.id]);
      }
    });

    it('returns all matching contacts to staff', async () => {
      expect(await seen(staff, `companyId=${customer.id}`)).to.deep.equal([customers.id]);
      expect(await seen(staff, `carrierId=${internal.id}`)).to.deep.equal([others[3]!.id]);
    });

    it('finds by name regardless of accents, by e-mail and by phone', async () => {
      expect(await seen(member, 'q=inigo canedo')).to.deep.equal([customers.id]);
      expect(await seen(member, `q=${own.emails[0]}`)).to.deep.equal([own.id]);
      expect(await seen(member, 'q=8112345678')).to.deep.equal([networks.id]);
    });
  });

  describe('POST /contacts', () => {
    const post = (body: object, who = admin) => as(who).post<Problem & Shown>(path, body);

    it('needs a token and an admin', async () => {
      expect((await anonymous.post(path, { name: 'Alma' })).status).to.equal(401);
      for (const person of [staff, member, shipperMember, driver]) {
        expect((await post({ name: 'Alma' }, person)).status).to.equal(403);
      }
    });

    const six = Array.from({ length: 6 }, (_, i) => `persona${i}@prueba.test`);
    for (const [field, wrong] of Object.entries({
      name: { name: '' },
      emails: { emails: six },
      'emails.0': { emails: ['nadie'] },
      phones: { phones: six.map((_, i) => `52811234000${i}`) },
      'phones.0': { phones: ['8112345678'] },
      language: { language: 'fr' },
      comment: { comment: 'x'.repeat(501) },
      contactTypeId: { contactTypeId: NOWHERE },
    })) {
      it(`refuses a wrong ${field}`, async () => {
        const { status, body } = await post({ name: 'Alma', ...wrong });
        expect(status).to.equal(422);
        expect(body.errors).to.have.property(field);
      });
    }

    it('takes its language as languaje too, as the specification writes it', async () => {
      const created = await as(admin).post<Shown>(path, { name: 'Lingüista', languaje: 'EN' });
      expect([created.status, created.body.language]).to.deep.equal([201, 'en']);
      const url = `${path}/${created.body.id}`;
      expect((await as(admin).patch<Shown>(url, { languaje: 'ES' })).body.language).to.equal('es');
      const { body } = await as(admin).patch<Problem>(url, { languaje: 'fr' });
      expect(body.errors!.languaje).to.match(/ES, EN$/);
    });

    it('refuses two owners, an unknown one and an invisible one with the same error', async () => {
      const both = await post({ name: 'Alma', companyId: broker.id, carrierId: carrier.id });
      expect(both.status).to.equal(422);
      const unknown = await post({ name: 'Alma', companyId: NOWHERE });
      const hidden = await post({ name: 'Alma', companyId: others[0]!.companyId });
      expect(unknown.status).to.equal(422);
      expect({ ...hidden.body, requestId: '' }).to.deep.equal({ ...unknown.body, requestId: '' });
      for (const carrierId of [internal.id, others[2]!.carrierId]) {
        expect((await post({ name: 'Alma', carrierId })).status).to.equal(422);
      }
      expect((await post({ name: 'Alma', companyId: broker.id }, shipperAdmin)).status).to.equal(
        422,
      );
      expect((await post({ name: 'Alma', companyId: broker.id }, carrierAdmin)).status).to.equal(
        422,
      );
    });

    it('refuses an e-mail or phone of another contact of the same company, but not of another company', async () => {
      const emails = [`nueva-${process.pid}@prueba.test`, own.emails[0]!.toUpperCase()];
      const repeated = await post({ name: 'Alma', emails });
      expect(repeated.status).to.equal(409);
      expect(repeated.body.errors).to.have.keys('emails.1');
      const phones = ['5218112345678', '528112345678'];
      const twice = await post({ name: 'Alma', phones });
      expect(twice.body.errors).to.have.keys('phones');
      const legacy = await post({ name: 'Alma', carrierId: carrier.id, phones: ['5218112345678'] });
      expect(legacy.body.errors).to.have.keys('phones.0');
      const elsewhere = await post({ name: 'Alma', companyId: customer.id, emails });
      expect(elsewhere.status).to.equal(201);
    });

    it('registers one of several simultaneous requests with the same e-mail', async () => {
      const body = { name: 'Alma', emails: [`juntas-${process.pid}@prueba.test`] };
      const answers = await Promise.all(Array.from({ length: 6 }, () => post(body)));
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([
        201, 409, 409, 409, 409, 409,
      ]);
    });

    it('accepts only contact types for this kind of owner', async () => {
      const { id: contactTypeId } = await buildContactType({ audience: 'carriers' });
      expect((await post({ name: 'Alma', contactTypeId })).status).to.equal(422);
      const { body } = await post({ name: 'Alma', carrierId: carrier.id, contactTypeId });
      expect(body).to.include({ contactTypeId, contactTypeNameEs: 'Despacho' });
    });

    it("registers a contact of the caller's own company or carrier, or of the named one", async () => {
      const asked = { name: 'Alma', position: 'Tráfico', language: 'en', comment: 'De noche' };
      const { status, body } = await post({ ...asked, emails: ['Alma@Prueba.test'] });
      expect(status).to.equal(201);
      expect(body).to.include({ ...asked, companyId: broker.id, ownerName: broker.name });
      expect(body.emails).to.deep.equal(['alma@prueba.test']);
      expect((await post({ name: 'Alma' }, shipperAdmin)).body.companyId).to.equal(customer.id);
      expect((await post({ name: 'Alma' }, carrierAdmin)).body).to.include({
        carrierId: carrier.id,
        ownerName: carrier.carrierName,
        ownerCompanyId: broker.id,
      });
      expect((await post({ name: 'Alma' }, root)).body.companyId).to.equal(
        (await buildOperator()).id,
      );
      const named = await post({ name: 'Alma', carrierId: internal.id }, root);
      expect(named.body.ownerCompanyId).to.equal(null);
    });
  });

  describe('GET /contacts/:id', () => {
    it("needs a token, and answers 404 for others' contacts", async () => {
      expect((await anonymous.get(`${path}/${own.id}`)).status).to.equal(401);
      for (const other of others) {
        expect((await as(admin).get(`${path}/${other.id}`)).status).to.equal(404);
      }
      expect((await as(shipperAdmin).get(`${path}/${own.id}`)).status).to.equal(404);
      expect((await as(carrierAdmin).get(`${path}/${customers.id}`)).status).to.equal(404);
      expect((await as(admin).get(`${path}/7`)).status).to.equal(422);
    });

    it('returns what the caller may do', async () => {
      const { body } = await as(admin).get<Shown>(`${path}/${networks.id}`);
      expect(body.can).to.deep.equal(['list', 'show', 'export', 'create', 'update', 'delete']);
      const { body: read } = await as(driver).get<Shown>(`${path}/${networks.id}`);
      expect(read.can).to.deep.equal(['list', 'show', 'export']);
    });
  });

  describe('PATCH /contacts/:id', () => {
    const change = { position: 'Gerencia' };

    it("needs a token and an admin, and answers 404 for others' contacts", async () => {
      expect((await anonymous.patch(`${path}/${own.id}`, change)).status).to.equal(401);
      expect((await as(member).patch(`${path}/${own.id}`, change)).status).to.equal(403);
      expect((await as(staff).patch(`${path}/${own.id}`, change)).status).to.equal(403);
      for (const other of others) {
        expect((await as(admin).patch(`${path}/${other.id}`, change)).status).to.equal(404);
      }
    });

    it('does not move a contact to another company, and applies the rules of registration', async () => {
      const move = { companyId: customer.id };
      expect((await as(admin).patch(`${path}/${own.id}`, move)).status).to.equal(422);
      const second = await buildContact({ companyId: broker.id });
      const repeat = await as(admin).patch<Problem>(`${path}/${second.id}`, { emails: own.emails });
      expect(repeat.status).to.equal(409);
      expect(repeat.body.errors).to.have.keys('emails.0');
    });

    it('changes the given fields, unless the record was changed since it was read', async () => {
      const { headers } = await as(admin).get(`${path}/${own.id}`);
      const ifMatch = { headers: { 'if-match': headers.get('etag')! } };
      const phones = ['15125550142'];
      const changed = await as(admin).patch<Shown>(
        `${path}/${own.id}`,
        { ...change, phones, emails: own.emails },
        ifMatch,
      );
      expect(changed.body).to.deep.include({ ...change, phones, name: own.name, version: 2 });
      expect((await as(admin).patch(`${path}/${own.id}`, change, ifMatch)).status).to.equal(412);
    });
  });

  describe('DELETE /contacts/:id', () => {
    it("needs a token and an admin, and answers 404 for others' contacts", async () => {
      expect((await anonymous.delete(`${path}/${own.id}`)).status).to.equal(401);
      expect((await as(shipperMember).delete(`${path}/${customers.id}`)).status).to.equal(403);
      expect((await as(admin).delete(`${path}/${others[0]!.id}`)).status).to.equal(404);
    });

    it('removes it from the list, and makes its e-mail available again', async () => {
      const gone = await buildContact({ carrierId: carrier.id });
      expect((await as(carrierAdmin).delete(`${path}/${gone.id}`)).body).to.deep.equal({
        id: gone.id,
      });
      const { body } = await as(carrierAdmin).get<Shown[]>(`${path}?limit=1000`);
      expect(body.map(({ id }) => id)).not.to.include(gone.id);
      const again = await as(carrierAdmin).post(path, { name: 'Alma', emails: gone.emails });
      expect(again.status).to.equal(201);
    });
  });

  describe('GET /contacts/export', () => {
    it('needs a token, and contains the same records as the list', async () => {
      expect((await anonymous.get(`${path}/export`)).status).to.equal(401);
      const { body } = await as(shipperMember).get<string>(`${path}/export`);
      expect(body).to.include('Íñigo Cañedo').and.include(customer.name);
      expect(body).not.to.include(own.name);
    });
  });

  describe('POST /contacts/bulk', () => {
    it("needs a token and an admin, and returns a result for each id; others' contacts are not found", async () => {
      const mine = await buildContact({ companyId: broker.id });
      const ids = [mine.id, others[0]!.id];
      const body = { action: 'archive', ids };
      expect((await anonymous.post(`${path}/bulk`, body)).status).to.equal(401);
      expect((await as(member).post(`${path}/bulk`, body)).status).to.equal(403);
      const answer = await as(admin).post<Schemas['BulkResult']>(`${path}/bulk`, body);
      expect(answer.body.results.map(({ status }) => status)).to.deep.equal([200, 404]);
    });
  });
});
