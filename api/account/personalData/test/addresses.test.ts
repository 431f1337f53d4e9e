import { expect } from 'chai';
import type { Knex } from 'knex';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildContact } from '../../../network/contacts/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInquiry } from '../../../site/inquiries/test/factory.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { mailWithFiles, receiveReply } from '../../../quoting/invitations/test/replies/factory.ts';
import { PDF } from '../../../testing/base/smallFiles.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { anonymous, as, type Client } from '../../../testing/client.ts';
import { logged } from '../../../testing/server.ts';
import { textsIn } from '../../../testing/textsIn.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Found = Schemas['PersonalAddressFound'];
type Problem = Schemas['Problem'];

describe('The data of a person without an account', function () {
  this.timeout(60_000);
  let db: Knex;
  let rootUser: User;
  let root: Client;
  let count = 0;

  before(async () => {
    db = await testDb();
    rootUser = await buildUser({ type: 'internal', role: 'root' });
    root = as(rootUser);
  });

  const find = (address: string) => root.post<Found>('/api/personal_data/find', { address });
  const erase = (address: string, confirmation = address) =>
    root.post<Schemas['AddressErased']>('/api/personal_data/erase', { address, confirmation });

  /** A contact of a carrier who also wrote to the site, began a registration, and got an invitation by mail. */
  async function buildPerson() {
    count += 1;
    const letters = [process.pid, count].join('').replace(/\d/g, (digit) => 'abcdefghij'[+digit]!);
    const name = `Citlali Oxx${letters}`;
    const email = `citlali.${letters}@prueba.test`;
    const phone = `5255${String(process.pid % 10_000).padStart(4, '0')}${String(1000 + count)}`;
    const company = await buildCompany();
    const carrier = await buildCarrier({ companyId: company.id, quotingEmail: email });
    const contact = await buildContact({
      carrierId: carrier.id,
      name,
      emails: [email],
      phones: [phone],
    });
    const broker = as(await buildUser({ companyId: company.id, role: 'admin' }));
    const change = { position: 'Despacho', comment: `Es ${name}, ${email}` };
    const { status } = await broker.patch(`/api/contacts/${contact.id}`, change);
    expect(status).to.equal(200);
    const inquiry = await buildInquiry({ name, email, message: `Llamen a ${name} al ${phone}` });
    const fields = JSON.stringify({
      carrierName: 'Fletes',
      contactName: name,
      quotingEmail: email,
    });
    const registration = { email, fields, tokenHash: letters, expiresAt: new Date() };
    await db('registrations').insert(registration);
    await db('mails').insert({ recipient: email, message: '{"subject":"Cotización"}' });
    const link = { kind: 'answer', subjectId: crypto.randomUUID(), partyId: carrier.id };
    const [{ id: linkId }] = await db('links').insert({ ...link, expiresAt: new Date() }, ['id']);
    await db('link_mails').insert({ linkId, recipient: email, mailId: crypto.randomUUID() });
    const quote = await buildQuote({ companyId: company.id });
    const comment = `Nota:\n${name}\n${email}`;
    await db('quotes').where({ id: quote.id, companyId: company.id }).update({ comment });
    return { name, email, phone, contact, inquiry, carrier, quote };
  }

  it('is for root alone, by e-mail address or phone', async () => {
    const body = { address: 'ana@prueba.test' };
    const admin = as(await buildUser({ type: 'internal' }));
    for (const verb of ['find', 'export', 'erase']) {
      const sent = { ...body, ...(verb === 'erase' && { confirmation: body.address }) };
      const path = `/api/personal_data/${verb}`;
      expect((await anonymous.post(path, sent)).status).to.equal(401);
      expect((await admin.post(path, sent)).status).to.equal(403);
      const wrong = await root.post<Problem>(path, { ...sent, address: 'Ana' });
      expect([wrong.status, Object.keys(wrong.body.errors!)]).to.deep.equal([422, ['address']]);
    }
  });

  it('is found by kind, with the names and other addresses in the same records', async () => {
    const { name, email, phone } = await buildPerson();
    const { body } = await find(` ${email.toUpperCase()}`);
    expect(body).to.include({ address: email, user: null });
    expect(body.names).to.deep.equal([name]);
    expect(body.otherAddresses).to.deep.equal([phone]);
    const counts = Object.fromEntries(body.places.map(({ kind, count }) => [kind, count]));
    expect(counts).to.include({ contacts: 1, inquiries: 1, registrations: 1, carriers: 1 });
    expect(counts).to.include({ links: 1, mails: 1, other: 1 }).and.to.include.keys('history');
    const byPhone = await find(`+52 55 ${phone.slice(4, 8)}-${phone.slice(8)}`);
    expect(byPhone.body).to.include({ address: phone });
    expect(byPhone.body.otherAddresses).to.deep.equal([email]);
  });

  it('is exported as one answer', async () => {
    const { name, email, phone, carrier } = await buildPerson();
    const path = '/api/personal_data/export';
    const { body } = await root.post<Schemas['PersonalAddressData']>(path, { address: email });
    expect(body.contacts[0]).to.deep.include({ name, emails: [email], phones: [phone] });
    expect(body.inquiries[0]).to.include({ name, message: `Llamen a ${name} al ${phone}` });
    expect(body.registrations[0]!.fields).to.include({ contactName: name });
    expect(body.mails[0]).to.include({ subject: 'Cotización' });
    expect(body.links[0]).to.include({ kind: 'answer', recipient: email });
    expect(body.carriers[0]).to.include({ carrier_name: carrier.carrierName });
  });

  it('is exported with the replies by mail that it sent, and erased with their mails and files', async () => {
    const { email, name, carrier, quote } = await buildPerson();
    await db('quotes')
      .where({ id: quote.id, companyId: quote.companyId })
      .update({
        message: `De Monterrey a Laredo.\n${name}, ${email}`,
      });
    const invitation = await buildInvitation({ quoteId: quote.id, carrierId: carrier.id });
    const files = { [`${name}.pdf`]: PDF };
    const content = mailWithFiles(`Va en $18,500. ${name}`, files).replace(
      'rocio@fletes.test',
      `${name} <${email.toUpperCase()}>`,
    );
    const { fileKey } = await receiveReply(invitation, content);
    const { body } = await root.post<Schemas['PersonalAddressData']>('/api/personal_data/export', {
      address: email,
    });
    expect(body.replies).to.have.length(1);
    expect(body.replies[0]!.body).to.include('18,500');
    expect((await erase(email)).status).to.equal(200);
    expect(await db('received_mails').where({ fileKey })).to.deep.equal([]);
    expect(await textsIn(db, [email, name])).to.deep.equal([]);
    const [{ message }] = await db('quotes').where({ id: quote.id }).select('message');
    expect(message).to.match(/^De Monterrey a Laredo\.\nPersona eliminada \w{8}, \w{8}@/);
    const reply = await db('invitation_replies').where({ invitationId: invitation.id }).first();
    expect(reply.body).to.include('18,500');
    expect(reply.senderName).to.match(/^Persona eliminada/);
    expect(reply.mailId).to.equal(null);
  });

  it('is erased everywhere, also after a line break, and not in the log or the security log', async () => {
    const { name, email, contact, inquiry, quote } = await buildPerson();
    const lines = await logged(async () => {
      const { status, body } = await erase(email);
      expect(status).to.equal(200);
      expect(body.pseudonym).to.match(/^Persona eliminada [0-9a-f]{8}$/);
      expect(body.places).to.deep.include({ kind: 'contacts', count: 1 });
    });
    expect(await textsIn(db, [email, name])).to.deep.equal([]);
    expect(lines.join('\n')).to.not.include(email).and.not.include(name);
    const left = await db('contacts').where({ id: contact.id }).first();
    expect(left).to.deep.include({ emails: [], phones: [], position: null, comment: null });
    expect(left.archivedAt).to.be.an.instanceOf(Date);
    expect(await db('inquiries').where({ id: inquiry.id }).first()).to.include({ message: null });
    const { comment } = await db('quotes')
      .where({ id: quote.id, companyId: quote.companyId })
      .first();
    expect(comment).to.match(/^Nota:\nPersona eliminada \w{8}\n\w{8}@eliminada\.invalid$/);
    expect((await find(email)).body).to.deep.include({ places: [], names: [], user: null });
    const events = await db('security_events').where({
      userId: rootUser.id,
      operation: 'erasePersonalData',
    });
    expect(events.at(-1)).to.include({ event: 'personal_data', entityId: null });
  });

  it('is found, exported and erased where it is only the contact of a stop', async () => {
    const [name, phone] = ['Yolotl', `5255${String(process.pid % 10_000).padStart(4, '0')}9999`];
    const { companyId, ...quote } = await buildQuote();
    const broker = as(await buildUser({ companyId, role: 'admin' }));
    const place = { city: 'Silao', state: 'MX-GUA', country: 'MX' };
    const between = { kind: 'delivery', place, contact: { name, phone } };
    const stops = [
      { kind: 'pickup', place: quote.origin },
      between,
      { kind: 'delivery', place: quote.destination },
    ];
    const path = `/api/quotes/${quote.id}`;
    expect((await broker.patch(path, { stops })).status).to.equal(200);
    const movement = 'cross_border';
    const lane = { movement, frequency: 'weekly', stops };
    const route = await broker.post<{ id: string }>('/api/routes', lane);
    const load = await broker.post<{ id: string }>('/api/shipments', { movement, stops });
    expect((await find(phone)).body).to.deep.include({ names: [name] });
    const exported = '/api/personal_data/export';
    const { body } = await root.post<Schemas['PersonalAddressData']>(exported, { address: phone });
    expect(body.stops).to.deep.equal(Array(3).fill({ contact: { name, phone } }));
    const erased = await erase(phone);
    expect(erased.status).to.equal(200);
    for (const record of [path, `/api/routes/${route.body.id}`, `/api/shipments/${load.body.id}`]) {
      const { contact } = (await broker.get<Schemas['Quote']>(record)).body.stops[1]!;
      expect(contact).to.deep.equal({ name: erased.body.pseudonym });
    }
    expect(await textsIn(db, [phone])).to.deep.equal([]);
  });

  it('is not erased without the same address again', async () => {
    const { email, contact } = await buildPerson();
    const { status, body } = await erase(email, `x${email}`);
    expect([status, (body as unknown as Problem).code]).to.deep.equal([
      422,
      'CONFIRMATION_DIFFERS',
    ]);
    expect(await db('contacts').where({ id: contact.id }).first()).to.include({
      name: contact.name,
    });
  });

  it('is told apart from an address that contains it (it changed both)', async () => {
    const { email, carrier } = await buildPerson();
    const longer = [`doña-${email}`, `x.${email}`, `${email}.mx`];
    const others = await Promise.all(
      longer.map((one) => buildContact({ carrierId: carrier.id, emails: [one] })),
    );
    expect((await find(email)).body.places).to.deep.include({ kind: 'contacts', count: 1 });
    await erase(email);
    const kept = db('contacts').whereIn(
      'id',
      others.map(({ id }) => id),
    );
    expect((await kept.clone().pluck('emails')).flat()).to.have.members(longer);
    await kept.delete();
  });

  it('keeps the name of a company or a word, which the texts of others may contain', async () => {
    const { email, carrier, quote } = await buildPerson();
    await db('contacts').whereRaw('? = any(emails)', [email]).update({ name: carrier.carrierName });
    expect((await find(email)).body.names).to.not.include(carrier.carrierName);
    await db('quotes')
      .where({ id: quote.id, companyId: quote.companyId })
      .update({ comment: `${carrier.carrierName}, Rampa` });
    await erase(email);
    const { comment } = await db('quotes')
      .where({ id: quote.id, companyId: quote.companyId })
      .first();
    expect(comment).to.equal(`${carrier.carrierName}, Rampa`);
  });

  it('of a user is left to the calls of users, and of nobody is said to be unknown', async () => {
    const user = await buildUser();
    const { body } = await find(user.email);
    expect(body.user).to.deep.equal({ id: user.id, name: `${user.firstName} ${user.lastName}` });
    const codes = async (address: string) => [
      ((await erase(address)).body as unknown as Problem).code,
      (await root.post<Problem>('/api/personal_data/export', { address })).body.code,
    ];
    expect(await codes(user.email)).to.deep.equal(['ADDRESS_OF_USER', 'ADDRESS_OF_USER']);
    expect(await codes('nadie@prueba.test')).to.deep.equal(['ADDRESS_UNKNOWN', 'ADDRESS_UNKNOWN']);
    expect((await find('nadie@prueba.test')).body).to.include({ user: null });
  });
});
