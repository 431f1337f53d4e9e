import { expect } from 'chai';
import type { Knex } from 'knex';
import { approveDocuments, buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildContact } from '../../../network/contacts/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Message } from '../../../core/mail/message.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { as } from '../../../testing/client.ts';
import { writeNotices } from '../../../testing/notices/writeNotices.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

describe('Mails to a carrier with several addresses', function () {
  this.timeout(60_000);
  let db: Knex;
  const mine = (name: string) => `${name}-${process.pid}@copias.test`;
  const [quoting, rates, dispatch, owner] = ['quoting', 'rates', 'dispatch', 'owner'].map(mine) as [
    string,
    string,
    string,
    string,
  ];

  before(async () => {
    db = await testDb();
  });

  async function contactOf(carrierId: string, code: string, email: string) {
    const type = { code, nameEs: code, nameEn: code, audience: 'carriers' };
    await db('contact_types').insert(type).onConflict('code').ignore();
    const [{ id: contactTypeId }] = await db('contact_types').where({ code });
    await buildContact({ carrierId, contactTypeId, emails: [email], language: 'en' });
  }

  async function awarded() {
    const { id: companyId } = await buildCompany();
    const person = await buildUser({ companyId, firstName: 'Mariana', lastName: 'Ruiz' });
    const broker = as(person);
    const { id: carrierId } = await buildCarrier({ status: 'active', quotingEmail: quoting });
    await approveDocuments(carrierId);
    await contactOf(carrierId, 'RATES', rates);
    await contactOf(carrierId, 'DISPATCH', dispatch);
    const admin = await buildUser({ type: 'carrier', carrierId, email: owner });
    const quote = await buildQuote({ companyId, createdBy: person.id } as object);
    await broker.post(`/api/quotes/${quote.id}/send`, { carrierIds: [carrierId] });
    const query = { quoteId: quote.id };
    const { body } = await broker.get<Schemas['Invitation'][]>('/api/invitations', { query });
    const path = `/api/invitations/${body[0]!.id}`;
    await as(admin).post(`${path}/rate`, { currency: 'USD', allIn: '1500.00' });
    const award = { invitationId: body[0]!.id };
    const { status } = await broker.post(`/api/quotes/${quote.id}/award`, award);
    expect(status).to.equal(200);
    await writeNotices(db, { entityId: body[0]!.id });
    return { person, broker, path };
  }

  const mailsOf = async (kind: string) => {
    const sent = await db('mails').whereIn('recipient', [quoting, rates, dispatch, owner]);
    const found = (sent as { recipient: string; message: Message }[]).filter(
      ({ message }) => message?.kind === kind,
    );
    return found.toSorted((one, other) => one.recipient.localeCompare(other.recipient));
  };
  const reached = async (kind: string) => (await mailsOf(kind)).map(({ recipient }) => recipient);

  it('go to those whose matter it is, each once, with the others as copies and replies to the broker', async () => {
    const { person, broker, path } = await awarded();
    expect(await reached('invitation_sent'), 'who hears of its end').to.deep.equal([
      owner,
      quoting,
      rates,
    ]);
    expect(await reached('invitation_awarded')).to.deep.equal([owner, quoting, rates]);
    expect(await reached('confirmation_issued')).to.deep.equal([dispatch, owner, quoting]);
    const [, first, second] = await mailsOf('invitation_sent');
    expect([first!.message.locale, second!.message.locale]).to.deep.equal(['es', 'en']);
    expect(second!.message.link!.path).to.match(/^\/en\/answer#/);
    expect(second!.message.copies).to.deep.equal([quoting, owner]);
    const replyTo = { name: 'Mariana Ruiz', address: person.email };
    const toInvitations = { invitation_sent: true, invitation_awarded: true };
    for (const kind of ['invitation_sent', 'invitation_awarded', 'confirmation_issued'])
      for (const { recipient, message } of await mailsOf(kind))
        if (kind !== 'invitation_awarded' || recipient !== owner) {
          const { linkId, ...reader } = message.replyTo!;
          expect(reader, `${kind} to ${recipient}`).to.deep.equal(replyTo);
          expect(linkId !== undefined, 'where replies are kept').to.equal(kind in toInvitations);
        }
    const { body } = await broker.get<Schemas['Invitation']>(path);
    expect(body.mails!.map(({ recipient }) => recipient)).to.have.members([quoting, rates, owner]);
  });
});
