import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from './factory.ts';
import { User } from '../User.ts';

type Shown = Schemas['User'];
type Problem = Pick<Schemas['Problem'], 'code' | 'errors' | 'title'>;

const LONG_AGO = '2026-01-01T00:00:00Z';
let count = 0;

function person(overrides: object = {}) {
  count += 1;
  const email = `nueva-${process.pid}-${count}@prueba.test`;
  return { email, firstName: 'Ana', lastName: 'Nueva', userTypeId: 2, userRoleId: 3, ...overrides };
}

describe('Users', () => {
  let root: User;
  let operatorAdmin: User;
  let staff: User;
  let admin: User;
  let member: User;
  let stranger: User;
  let carrierAdmin: User;

  before(async function () {
    this.timeout(30_000);
    root = await buildUser({ type: 'internal', role: 'root' });
    operatorAdmin = await buildUser({ type: 'internal', role: 'admin' });
    staff = await buildUser({ type: 'internal', role: 'member' });
    admin = await buildUser();
    member = await buildUser({ role: 'member', companyId: admin.companyId });
    stranger = await buildUser();
    carrierAdmin = await buildUser({ type: 'carrier' });
  });

  describe('GET /users', () => {
    it('needs a token, and is forbidden for members', async () => {
      expect((await anonymous.get('/api/users')).status).to.equal(401);
      expect((await as(member).get('/api/users')).status).to.equal(403);
    });

    it('refuses an unknown filter', async () => {
      expect((await as(admin).get('/api/users?identitySub=x')).status).to.equal(422);
    });

    it('returns the users of the own company to an admin', async () => {
      const { body } = await as(admin).get<Shown[]>('/api/users/?limit=100');
      expect(body.map(({ id }) => id)).to.have.members([admin.id, member.id]);
      const own = await as(carrierAdmin).get<Shown[]>('/api/users');
      expect(own.body.map(({ id }) => id)).to.deep.equal([carrierAdmin.id]);
    });

    it('lists the users of customers, as specified', async () => {
      const customer = await buildUser({ type: 'shipper' });
      const path = `/api/users/?type=customers&limit=1000`;
      const { body } = await as(staff).get<Shown[]>(path);
      expect(body.map(({ id }) => id)).to.include(customer.id);
      expect(new Set(body.map(({ userTypeId }) => userTypeId))).to.deep.equal(new Set([3]));
    });
  });

  describe('GET /users/?type=customers', () => {
    it("answers a broker's admin with the users of its own customers, and a member with none", async () => {
      const customer = await buildCustomer({ id: admin.companyId! });
      const buyer = await buildUser({ type: 'shipper', companyId: customer.id });
      await buildUser({ type: 'shipper' });
      const listed = async (user: User) => {
        const { status, body } = await as(user).get<Shown[]>('/api/users/?type=customers');
        expect(status).to.equal(200);
        return body.map(({ id }) => id);
      };
      expect(await listed(admin)).to.deep.equal([buyer.id]);
      const file = await as(admin).get<string>('/api/users/export?type=customers');
      expect(file.body).to.include(buyer.email).and.not.to.include(admin.email);
      for (const other of [member, stranger, carrierAdmin, buyer])
        expect(await listed(other)).to.deep.equal([]);
    });
  });

  describe('GET /users/confirm and /users/details', () => {
    const paths = ['/api/users/confirm/', '/api/users/details/'];

    it('need a token and an address', async () => {
      for (const path of paths) {
        expect((await anonymous.get(path, { query: { email: admin.email } })).status).to.equal(401);
        expect((await as(admin).get(path)).status).to.equal(422);
        expect((await as(admin).get(path, { query: { email: 'x' } })).status).to.equal(422);
      }
    });

    it("return the caller's user for the own address, in any case", async () => {
      for (const path of paths) {
        const query = { email: admin.email.toUpperCase() };
        const { status, body } = await as(admin).get<Shown>(path, { query });
        expect(status).to.equal(200);
        expect(body).to.include({ id: admin.id });
        expect(body.user_type).to.deep.equal({ id: 2, name: 'broker' });
      }
    });

    it('return 404 for any other address', async () => {
      for (const path of paths) {
        for (const { email } of [member, stranger, person()]) {
          expect((await as(admin).get(path, { query: { email } })).status).to.equal(404);
        }
      }
    });

    it('let staff look up others, but not confirm as them', async () => {
      const query = { email: stranger.email };
      const { body } = await as(staff).get<Shown>('/api/users/details', { query });
      expect(body.id).to.equal(stranger.id);
      expect((await as(staff).get('/api/users/confirm', { query })).status).to.equal(404);
    });
  });

  describe('GET /users/:id and /users/details/:id', () => {
    it('need a token and a visible user', async () => {
      for (const path of ['/api/users', '/api/users/details']) {
        expect((await anonymous.get(`${path}/${admin.id}`)).status).to.equal(401);
        expect((await as(admin).get(`${path}/${stranger.id}`)).status).to.equal(404);
        expect((await as(member).get(`${path}/${admin.id}`)).status).to.equal(404);
        expect((await as(member).get(`${path}/7`)).status).to.equal(422);
        const { body } = await as(member).get<Shown>(`${path}/${member.id}`);
        expect(body.can).to.deep.equal(['show', 'update', 'exportData']);
      }
    });
  });

  describe('POST /users', () => {
    const post = (who: User, body: object) => as(who).post<Shown & Problem>('/api/users', body);

    it('needs a token and an admin', async () => {
      expect((await anonymous.post('/api/users', person())).status).to.equal(401);
      expect((await post(member, person())).status).to.equal(403);
      expect((await post(staff, person({ companyId: admin.companyId }))).status).to.equal(403);
    });

    it('mails how to sign in: who was added heard nothing', async () => {
      const { body } = await post(admin, person());
      const [mail] = await User.knex()('mails').where({ recipient: body.email }).pluck('message');
      expect(mail).to.deep.include({ locale: 'es', subject: 'Su acceso a Andén' });
      expect(mail.link).to.deep.equal({ label: 'Iniciar sesión', path: '/admin/' });
      expect(mail.lines.join(' ')).to.include(body.email);
    });

    it('names who has the address, unless it is of another company', async () => {
      const known = await post(admin, person({ email: member.email }));
      expect(known.body.code).to.equal('USER_EXISTS');
      expect((await post(admin, person({ email: stranger.email }))).body.code).to.equal('CONFLICT');
    });

    it('names the wrong fields, and duplicates', async () => {
      const wrong = await post(admin, person({ email: 'sin arroba', phone: '123', firstName: '' }));
      expect(wrong.status).to.equal(422);
      expect(wrong.body.errors).to.have.keys('email', 'phone', 'firstName');
      const again = await post(admin, person({ email: member.email.toUpperCase() }));
      expect(again.status).to.equal(409);
      expect(again.body.errors).to.have.property('email');
    });

    it("accepts the company's name instead of its id (staff were told that companyId was missing)", async () => {
      const company = await buildCompany({ name: `Logística Única ${process.pid}` });
      const named = (companyName: string, overrides = {}) =>
        post(root, person({ companyName, ...overrides }));
      const { status, body } = await named(`LOGISTICA UNICA ${process.pid}`);
      expect(status).to.equal(201);
      expect(body).to.include({ companyId: company.id, companyName: company.name });
      const query = { ...person(), companyName: company.name } as never;
      const asked = await as(root).post<Shown>('/api/users/', undefined, { query });
      expect(asked.body).to.include({ companyId: company.id });
      for (const wrong of [named('Ninguna así'), named(company.name, { userTypeId: 3 })]) {
        expect((await wrong).status).to.equal(422);
        expect((await wrong).body.errors).to.have.keys('companyName');
      }
      await buildCompany({ name: company.name });
      expect((await named(company.name)).body.errors!.companyName).to.match(/^Varias/);
    });

    it("converts a legacy phone number to today's format, and finds its duplicate", async () => {
      const { status, body } = await post(admin, person({ phone: '5218110002233' }));
      expect(status).to.equal(201);
      expect(body.phone).to.equal('528110002233');
      const again = await post(admin, person({ phone: '528110002233' }));
      expect(again.status).to.equal(409);
      expect(again.body.errors).to.have.property('phone');
    });

    it("puts users whom an admin registers into the admin's company or carrier", async () => {
      const { companyId } = stranger;
      expect((await post(admin, person({ companyId }))).status).to.equal(403);
      const { body } = await post(admin, person());
      expect(body.companyId).to.equal(admin.companyId);
      const drivers = await post(carrierAdmin, person({ userTypeId: 4 }));
      expect(drivers.body).to.include({ carrierId: carrierAdmin.carrierId, companyId: null });
    });

    it('lets no admin choose another type or the role root, and only root choose root', async () => {
      expect((await post(admin, person({ userTypeId: 1 }))).status).to.equal(403);
      expect((await post(admin, person({ userRoleId: 1 }))).status).to.equal(403);
      const aRoot = () => person({ userTypeId: 1, userRoleId: 1, companyId: root.companyId });
      expect((await post(operatorAdmin, aRoot())).status).to.equal(403);
      expect((await post(root, aRoot())).status).to.equal(201);
    });

    it('requires a company or carrier from staff', async () => {
      const nowhere = await post(root, person());
      expect(nowhere.body.errors).to.have.property('companyId');
      const lost = await post(root, person({ userTypeId: 4 }));
      expect(lost.body.errors).to.have.property('carrierId');
      const { id: carrierId } = await buildCarrier();
      expect((await post(root, person({ userTypeId: 4, carrierId }))).status).to.equal(201);
    });

    it('refuses a company that does not fit the type, on registration and on changes', async () => {
      const shippers = await buildCompany({ type: 'shipper' });
      const { id } = await buildUser();
      const asBroker = { companyId: shippers.id, userTypeId: 2 };
      const asStaff = { companyId: admin.companyId, userTypeId: 1 };
      const answers = [
        await post(root, person(asBroker)),
        await post(root, person(asStaff)),
        await as(root).patch<Problem>(`/api/users/${id}`, { companyId: shippers.id }),
        await as(root).patch<Problem>(`/api/users/${id}`, { userTypeId: 3 }),
      ];
      for (const { status, body } of answers) {
        expect(status).to.equal(422);
        expect(body.errors).to.have.all.keys('companyId');
      }
      const moved = { companyId: shippers.id, userTypeId: 3 };
      expect((await as(root).patch(`/api/users/${id}`, moved)).status).to.equal(200);
    });

    it("accepts the fields as query parameters, as in the specification's call", async () => {
      const query = { ...person(), accessType: 'read_only' };
      const { status, body } = await as(admin).post<Shown>('/api/users/', undefined, { query });
      expect(status).to.equal(201);
      expect(body).to.include({ email: query.email, userTypeId: 2, accessType: 'read_only' });
    });
  });

  describe('PATCH /users/:id', () => {
    const patch = (who: User, id: string, body: object = { lastName: 'Otra' }) =>
      as(who).patch<Shown & Problem>(`/api/users/${id}`, body);

    it('needs a token, and a user whom the caller may see and change', async () => {
      expect((await anonymous.patch(`/api/users/${member.id}`, {})).status).to.equal(401);
      expect((await patch(staff, member.id)).status).to.equal(403);
      expect((await patch(admin, stranger.id)).status).to.equal(404);
      expect((await patch(member, admin.id)).status).to.equal(404);
      expect((await patch(operatorAdmin, root.id)).status).to.equal(403);
    });

    it('changes the own profile', async () => {
      const { status, body } = await patch(member, member.id, {
        phone: '15125550100',
        language: 'en',
      });
      expect(status).to.equal(200);
      expect(body).to.include({ phone: '15125550100', language: 'en' });
      await patch(member, member.id, { language: 'es', phone: null });
    });

    it('changes only the profile of the own account', async () => {
      const profile = { firstName: 'Eva', lastName: 'Ríos', maidenName: 'Luna' };
      for (const person of [member, staff, carrierAdmin]) {
        expect((await patch(person, person.id, profile)).body).to.include(profile);
        const company = await patch(person, person.id, { companyName: 'Otra empresa' });
        expect(company.status).to.equal(403);
      }
      const wrong = await patch(member, member.id, { firstName: '', language: 'fr' });
      expect(wrong.body.errors).to.have.keys('firstName', 'language');
    });

    it('changes only given fields, also by query (a read-only user got write access)', async () => {
      const { companyId } = admin;
      const reader = await buildUser({ companyId, role: 'member', accessType: 'read_only' });
      for (const ask of [as(admin).patch<Shown>, as(admin).put<Shown>]) {
        const query = { lastName: 'Lectora' };
        const { status, body } = await ask(`/api/users/${reader.id}`, undefined, { query });
        expect(status).to.equal(200);
        expect(body).to.include({ lastName: 'Lectora', accessType: 'read_only' });
      }
    });

    it('lets no user raise the own role', async () => {
      for (const field of [
        { userRoleId: 2 },
        { userTypeId: 1 },
        { companyId: stranger.companyId },
        { accessType: 'read_only' },
      ]) {
        expect((await patch(member, member.id, field)).status, JSON.stringify(field)).to.equal(403);
      }
      expect((await patch(operatorAdmin, operatorAdmin.id, { userRoleId: 1 })).status).to.equal(
        403,
      );
    });

    it("lets an admin set role and access of its users, but not company, type or a root's role", async () => {
      const { id } = await buildUser({ role: 'member', companyId: admin.companyId });
      const set = await patch(admin, id, { userRoleId: 2, accessType: 'read_only' });
      expect(set.body).to.include({ userRoleId: 2, accessType: 'read_only' });
      for (const field of [
        { companyId: (await buildCompany()).id },
        { userTypeId: 1 },
        { userRoleId: 1 },
      ]) {
        expect((await patch(admin, id, field)).status, JSON.stringify(field)).to.equal(403);
      }
    });
  });

  describe('PATCH /users/:id/file', () => {
    const keep = (who: User, id: string, fileParam: string) =>
      as(who).patch<Shown & Problem>(`/api/users/${id}/file/`, undefined, { query: { fileParam } });
    const one = '{"officialId":"0190c7a4-0000-7000-8000-000000000001"}';

    it('needs a token, and a user whom the caller may see and change', async () => {
      const query = { fileParam: one };
      const path = `/api/users/${member.id}/file/`;
      expect((await anonymous.patch(path, undefined, { query })).status).to.equal(401);
      expect((await keep(staff, member.id, one)).status).to.equal(403);
      expect((await keep(admin, stranger.id, one)).status).to.equal(404);
    });

    it('accepts one key with its reference, and nothing else', async () => {
      const wrong = ['abc', '{}', '[1]', '{"a":{"b":1}}', '{"a":"b","c":"d"}', '{"__proto__":"x"}'];
      for (const text of [...wrong, '{"a":"<script>"}', `{"a":"${'x'.repeat(300)}"}`]) {
        const { status, body } = await keep(member, member.id, text);
        expect(status, text).to.equal(422);
        expect(body.errors).to.have.property('fileParam');
      }
    });

    it('saves the reference under its key, and deletes it', async () => {
      expect((await keep(member, member.id, one)).status).to.equal(200);
      const { body } = await keep(admin, member.id, "{photo: 'fotos/1.jpg'}");
      expect(body.files).to.deep.equal({
        officialId: '0190c7a4-0000-7000-8000-000000000001',
        photo: 'fotos/1.jpg',
      });
      await keep(member, member.id, '{"photo":""}');
      const { body: kept } = await as(member).get<Shown>(`/api/users/details/${member.id}`);
      expect(kept.files).to.have.keys('officialId');
    });

    it('saves at most twenty', async () => {
      const full = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`k${i}`, 'x']));
      const { id } = await buildUser({ companyId: admin.companyId, files: full });
      expect((await keep(admin, id, one)).status).to.equal(422);
      expect((await keep(admin, id, '{"k1":"y"}')).body.files).to.include({ k1: 'y' });
    });
  });

  describe('DELETE /users/:id', () => {
    it('needs a token, and another user whom the caller may see and change', async () => {
      expect((await anonymous.delete(`/api/users/${member.id}`)).status).to.equal(401);
      expect((await as(member).delete(`/api/users/${member.id}`)).status).to.equal(403);
      expect((await as(admin).delete(`/api/users/${admin.id}`)).status).to.equal(403);
      expect((await as(admin).delete(`/api/users/${stranger.id}`)).status).to.equal(404);
      expect((await as(operatorAdmin).delete(`/api/users/${root.id}`)).status).to.equal(403);
    });

    it("ends the user's access at once", async () => {
      const leaver = await buildUser({ role: 'member', companyId: admin.companyId });
      expect((await as(leaver).get('/api/session')).status).to.equal(200);
      expect((await as(admin).delete(`/api/users/${leaver.id}`)).body).to.deep.equal({
        id: leaver.id,
      });
      const { status, body } = await as(leaver).get<Problem>('/api/session');
      expect(status).to.equal(403);
      expect(body.code).to.equal('DEACTIVATED');
      expect(body.title).to.match(/^Su cuenta está desactivada/);
    });
  });

  describe('POST /users/:id/restore', () => {
    it('needs a token, and a deactivated user whom the caller may change', async () => {
      const left = await buildUser({ companyId: admin.companyId, archivedAt: LONG_AGO });
      const restore = (who: User, { id }: { id: string }) =>
        as(who).post<Problem>(`/api/users/${id}/restore`);
      expect((await anonymous.post(`/api/users/${left.id}/restore`)).status).to.equal(401);
      expect((await restore(stranger, left)).status).to.equal(404);
      expect((await restore(staff, left)).status).to.equal(403);
      expect((await restore(admin, member)).body.code).to.equal('USER_ACTIVE');
    });

    it('brings back who is added again: a 409 named nobody, and nothing found them', async () => {
      const left = await buildUser({ companyId: admin.companyId, archivedAt: LONG_AGO });
      const { email, firstName, lastName } = left;
      const again = await as(admin).post<Problem>('/api/users', person({ email }));
      expect([again.status, again.body.code]).to.deep.equal([409, 'USER_DEACTIVATED']);
      expect(again.body.title).to.include(`${firstName} ${lastName}`);
      const query = `email=${encodeURIComponent(email)}&archived=true`;
      const found = await as(admin).get<Shown[]>(`/api/users?${query}`);
      expect(found.body.map(({ id }) => id)).to.deep.equal([left.id]);
      const { body } = await as(admin).post<Shown>(`/api/users/${left.id}/restore`);
      expect(body.archivedAt).to.equal(null);
      expect((await as(left).get('/api/session')).status).to.equal(200);
      const [mail] = await User.knex()('mails').where({ recipient: email }).pluck('message');
      expect(mail.subject).to.equal('Su acceso a Andén');
    });
  });
});
