import { expect } from 'chai';
import type { Knex } from 'knex';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import { buildContact } from '../../../network/contacts/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { tableOf, type Module } from '../../../core/modules/module.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildKey } from '../../../platform/keys/test/factory.ts';
import * as modules from '../../../process/modules.ts';
import { buildQuote, dayFrom } from '../../../quoting/quotes/test/factory.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { testDb } from '../../../testing/base/db.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { logged } from '../../../testing/server.ts';
import { textsIn } from '../../../testing/textsIn.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type User = Schemas['User'];

describe('Personal data', function () {
  this.timeout(60_000);
  let db: Knex;
  let count = 0;

  before(async () => {
    db = await testDb();
  });

  /** A user of a broker who left its data in as many places as the API allows. */
  async function buildPerson() {
    count += 1;
    const phone = `5281555${String(process.pid % 1000).padStart(3, '0')}${String(count).padStart(2, '0')}`;
    const email = `xochitl.${process.pid}.${count}@prueba.test`;
    const name = { firstName: 'Xóchitl', lastName: `Zu'ñiga${'vwxyzrst'[count]}` };
    const full = `${name.firstName} ${name.lastName}`;
    const user = await buildUser({ ...name, email, phone, role: 'admin' });
    const self = as(user);
    await self.get('/api/session');
    await self.patch(`/api/users/${user.id}`, { maidenName: `Qhisp${'vwxyzrst'[count]}` });
    const companyId = user.companyId!;
    await buildContact({ companyId, name: full, emails: [email], phones: [phone] });
    const written = `Llamar a ${full.toUpperCase()} al +52 ${formatted(phone)} o a ${email}`;
    const quote = await buildQuote({ companyId });
    await db('quotes').where({ id: quote.id, companyId }).update({ comment: written });
    const location = { name: 'Patio', city: 'Laredo', state: 'US-TX', country: 'US' };
    const { body: made } = await self.post<{ id: string }>('/api/locations', {
      ...location,
      comment: written,
    });
    await self.patch(`/api/locations/${made.id}`, { comment: 'otro' });
    await self.post('/api/saved_queries', {
      resource: 'quotes',
      name: full,
      query: { filter: {} },
    });
    const file = await importedBy(user.id, `${full}.csv`, `nombre,correo\n${full},${email}\n`);
    return { user, name, full, file, phone, email, quote, locationId: made.id };
  }

  /** A file that the user uploaded; returns its key in the storage. */
  async function importedBy(userId: string, fileName: string, content: string) {
    const fileKey = crypto.randomUUID();
    await (await testStorage()).write(fileKey, Buffer.from(content));
    const file = { resource: 'locations', userId, actor: '{}', fileKey, fileName };
    const format = '{"type":"csv","encoding":"utf-8","delimiter":","}';
    const form = { format, language: 'es', header: '[]' };
    const done = { status: 'done', finishedAt: new Date(), rowsTotal: 1 };
    await db('imports').insert({ ...file, ...form, ...done });
    return fileKey;
  }

  const root = async () => as(await buildUser({ type: 'internal', role: 'root' }));

  /** A quote with two invitations whose price the customer refused; the carrier of the first had sent a rate. */
  async function refusedQuote() {
    const company = await buildCompany();
    const broker = as(await buildUser({ companyId: company.id }));
    const customerId = (await buildCustomer(company)).id;
    const shipper = await buildUser({ type: 'shipper', companyId: customerId });
    const carrier = await buildUser({ type: 'carrier', carrierId: (await buildCarrier()).id });
    const quoteId = (await buildQuote({ companyId: company.id, customerId })).id;
    const { id } = await buildInvitation({ quoteId, carrierId: carrier.carrierId! });
    const invitationIds = [id, (await buildInvitation({ quoteId })).id];
    const rate = { currency: 'USD', allIn: '1500.00' };
    const price = { saleValue: '2000.00', validUntil: dayFrom(3) };
    const answers = [
      await as(carrier).post(`/api/invitations/${id}/rate`, rate),
      await broker.post(`/api/quotes/${quoteId}/share`, price),
      await as(shipper).post(`/api/quotes/${quoteId}/refuse`, { reason: 'rate_too_high' }),
    ];
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    return { shipper, carrier, quoteId, invitationIds };
  }

  /** An assigned cross-border load with a user of its carrier and one of its customer. */
  async function loadWithParties() {
    const { id: companyId } = await buildCompany();
    const customerId = (await buildCustomer({ id: companyId })).id;
    const { id: carrierId } = await buildCarrier({ companyId });
    const parties = { companyId, customerId, carrierId };
    const load = { movement: 'cross_border', status: 'assigned' } as const;
    const { id: shipmentId } = await buildShipment({ ...parties, ...load });
    const carrier = await buildUser({ type: 'carrier', carrierId });
    const customer = await buildUser({ type: 'shipper', companyId: customerId });
    return { carrier, customer, shipmentId };
  }

  describe('GET /users/{id}/personal_data', () => {
    it('needs a token, and is for the person and root only', async () => {
      const { user } = await buildPerson();
      const path = `/api/users/${user.id}/personal_data`;
      expect((await anonymous.get(path)).status).to.equal(401);
      const colleague = await buildUser({ role: 'admin', companyId: user.companyId });
      expect((await as(colleague).get(path)).status).to.equal(403);
      expect((await as(await buildUser()).get(path)).status).to.equal(404);
      expect((await as(user).get(path)).status).to.equal(200);
      expect((await (await root()).get(path)).status).to.equal(200);
    });

    it('contains what belongs to the person and what it did, in one answer', async () => {
      const { user, name, full, email, phone, locationId } = await buildPerson();
      const { key } = await buildKey(user);
      const { body } = await as(user).get<Schemas['PersonalData']>(
        `/api/users/${user.id}/personal_data`,
      );
      expect(body.apiKeys.map((one) => (one as { name: string }).name)).to.deep.equal([key.name]);
      expect(JSON.stringify(body)).not.to.include(key.secretHash);
      expect(body.user).to.include({ id: user.id, email, phone, ...name });
      expect(body.contacts).to.have.lengthOf(1);
      expect(body.contacts[0]).to.deep.include({ name: full, emails: [email] });
      expect(body.savedQueries).to.have.lengthOf(1);
      expect(body.changes).to.deep.include.members(
        body.changes.filter((change) => (change as { entityId?: string }).entityId === locationId),
      );
      expect(body.changes.length).to.be.at.least(2);
    });

    it('contains nothing of invitations for a customer who refused a price (it had their ids)', async () => {
      const { shipper, carrier, quoteId, invitationIds } = await refusedQuote();
      const path = `/api/users/${shipper.id}/personal_data`;
      for (const client of [as(shipper), await root()]) {
        const { body } = await client.get<Schemas['PersonalData']>(path);
        expect(body.events.map(seen)).to.deep.equal([['quotes', quoteId]]);
        expect(body.changes.map(seen)).to.deep.equal([['quotes', quoteId]]);
      }
      const own = await as(carrier).get<Schemas['PersonalData']>(
        `/api/users/${carrier.id}/personal_data`,
      );
      expect(own.body.events.map(seen)).to.deep.equal([['invitations', invitationIds[0]]]);
      const ids = own.body.changes.map((row) => row.entityId);
      expect([...new Set(ids)]).to.deep.equal([invitationIds[0]]);
    });

    it('contains what a person changed of every kind of record that it may see, also parts of loads (they made it fail)', async () => {
      const { carrier, customer, shipmentId } = await loadWithParties();
      const path = `/api/shipments/${shipmentId}/crossing`;
      expect((await as(carrier).patch(path, { doda: '778' })).status).to.equal(200);
      const tables = Object.values<Module>(modules).flatMap((module) => tableOf(module) ?? []);
      for (const user of [
        carrier,
        customer,
        await buildUser({ type: 'internal', role: 'admin' }),
      ]) {
        await db.raw(
          `insert into changes (entity, entity_id, action, version, before, after, user_id)
           select entity, uuid_v7(), 'created', 1, '{}', '{}', ? from unnest(?::text[]) as entity`,
          [user.id, tables],
        );
        const { status, body } = await as(user).get<Schemas['PersonalData']>(
          `/api/users/${user.id}/personal_data`,
        );
        expect(status).to.equal(200);
        expect(body.changes.map(({ entity }) => entity)).to.deep.equal(
          user === carrier ? ['crossings'] : [],
        );
      }
    });
  });

  describe('POST /users/{id}/erase', () => {
    it('needs a token, root, and the e-mail address as a confirmation', async () => {
      const { user, email } = await buildPerson();
      const path = `/api/users/${user.id}/erase`;
      expect((await anonymous.post(path, { email })).status).to.equal(401);
      expect((await as(user).post(path, { email })).status).to.equal(403);
      const admin = as(await buildUser({ type: 'internal', role: 'admin' }));
      expect((await admin.post(path, { email })).status).to.equal(403);
      expect((await as(await buildUser()).post(path, { email })).status).to.equal(404);
      const wrong = await (
        await root()
      ).post<Schemas['Problem']>(path, { email: 'otra@prueba.test' });
      expect([wrong.status, wrong.body.code]).to.deep.equal([422, 'ERASURE_UNCONFIRMED']);
      expect((await as(user).get('/api/session')).status).to.equal(200);
    });

    it('leaves the name, e-mail address and phone in no column of no table, and not in the log', async () => {
      const { user, name, full, file, email, phone, quote, locationId } = await buildPerson();
      const texts = [email, phone, full, `Qhisp${name.lastName.at(-1)}`, formatted(phone)];
      expect(await textsIn(db, texts)).to.not.deep.equal([]);
      const lines = await logged(async () => {
        const answer = await (await root()).post<User>(`/api/users/${user.id}/erase`, { email });
        expect(answer.status).to.equal(200);
        expect(answer.body.email).to.match(/^[0-9a-f]{8}@eliminada\.invalid$/);
        expect(answer.body).to.include({ firstName: 'Persona', phone: null, maidenName: null });
        expect(answer.body.archivedAt).to.be.a('string');
      });
      expect(await textsIn(db, texts)).to.deep.equal([]);
      const storage = await testStorage();
      expect(await storage.read(file).catch(({ code }) => code)).to.equal('ENOENT');
      expect(await textsIn(db, [name.lastName])).to.deep.equal([]);
      expect(lines.join('\n')).to.not.include(email).and.not.include(name.lastName);
      const [changed] = await db('changes').where({ entityId: locationId, action: 'updated' });
      expect(changed.userId).to.equal(user.id);
      expect(changed.before.comment).to.match(
        /^Llamar a Persona eliminada \w{8} al 5200\d{8} o a \w{8}@/,
      );
      const { comment } = await db('quotes')
        .where({ id: quote.id, companyId: quote.companyId })
        .first();
      expect(comment).to.include('Persona eliminada');
    });

    it('works whatever strangers sent to the sign-in page (a NUL byte there made it fail)', async () => {
      const { user, email } = await buildPerson();
      const payload = JSON.stringify({ params: { state: 'a\u0000b', login_hint: email } });
      const row = { model: 'Interaction', id: crypto.randomUUID(), payload };
      await db('oidc_payloads').insert(row);
      const answer = await (await root()).post(`/api/users/${user.id}/erase`, { email });
      expect(answer.status).to.equal(200);
      const { payload: left } = await db('oidc_payloads').where({ id: row.id }).first();
      expect(left.params.state).to.equal('a\u0000b');
      expect(left.params.login_hint).to.match(/@eliminada\.invalid$/);
    });

    it('ends access at once, and changes nothing of another person of the same name', async () => {
      const { user, name, full, email } = await buildPerson();
      const other = await buildUser(name);
      const theirs = await buildContact({
        companyId: other.companyId!,
        name: full,
        emails: [other.email],
      });
      expect((await as(user).get('/api/session')).status).to.equal(200);
      const erased = await (await root()).post(`/api/users/${user.id}/erase`, { email });
      expect(erased.status).to.equal(200);
      expect((await as(user).get('/api/session')).status).to.equal(403);
      expect(await db('users').where({ id: other.id }).first()).to.include(name);
      expect(await db('contacts').where({ id: theirs.id }).first()).to.include({ name: full });
    });
  });
});

function formatted(phone: string) {
  const local = phone.slice(2);
  return `${local.slice(0, 2)} ${local.slice(2, 6)}-${local.slice(6)}`;
}

function seen({ entity, entityId }: Record<string, unknown>) {
  return [entity, entityId];
}
