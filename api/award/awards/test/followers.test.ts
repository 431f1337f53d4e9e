import { expect } from 'chai';
import { buildContactType } from '../../../catalogs/contactTypes/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Message } from '../../../core/mail/message.ts';
import { approveDocuments, buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import { buildContact } from '../../../network/contacts/test/factory.ts';
import { mailNotices } from '../../../platform/notifications/mails/mailNotices.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { keyedHash } from '../../../core/auth/keyedHash.ts';
import { as, byLink } from '../../../testing/client.ts';

describe('A customer without an account', function () {
  this.timeout(60_000);

  async function awardable() {
    const company = await buildCompany();
    const { id } = await buildCustomer(company);
    const customer = { id, email: `office-${id}@cliente.test` };
    await (await testDb())('companies').where({ id }).update({ email: customer.email });
    const parties = { companyId: company.id, customerId: customer.id };
    const quote = await buildQuote({ ...parties, status: 'rated' });
    const { id: carrierId } = await buildCarrier({ status: 'active' });
    await approveDocuments(carrierId);
    const made = { quoteId: quote.id, carrierId, rate: { allIn: '1500.00' } };
    const { id: invitationId } = await buildInvitation(made);
    const broker = as(await buildUser({ companyId: company.id }));
    const award = async () => {
      const { status } = await broker.post(`/api/quotes/${quote.id}/award`, { invitationId });
      expect(status).to.equal(200);
      return mailed();
    };
    return { customer, award };
  }

  /** Writes the mails of the events that wait, and returns those of new loads by address. */
  async function mailed(): Promise<Map<string, Message>> {
    const db = await testDb();
    const batches: string[] = await db('notice_mails')
      .where({ kind: 'shipment_created' })
      .pluck('batch');
    for (const batch of new Set(batches))
      await db.transaction((trx) => mailNotices.run({ trx, data: { batch }, now: new Date() }));
    const mails: { recipient: string; message: Message | null }[] = await db('mails');
    return new Map(
      mails.flatMap(({ recipient, message }) =>
        message?.kind === 'shipment_created' ? [[recipient, message]] : [],
      ),
    );
  }

  it('hears of the award, and follows the load with the link of the mail, in the own language', async () => {
    const { customer, award } = await awardable();
    const { id: contactTypeId } = await buildContactType({ code: 'SHIPPING' });
    const email = `traffic-${customer.id}@cliente.test`;
    await buildContact({ companyId: customer.id, contactTypeId, emails: [email], language: 'en' });
    const message = (await award()).get(email)!;
    expect(message).to.include({ locale: 'en' });
    expect(message.link).to.include({ label: 'Follow the load' });
    const { path, signed } = message.link!;
    const [page, start] = path.split('#');
    expect(page).to.equal('/en/tracking');
    const holder = byLink(start! + (await keyedHash(await testDb(), signed!)));
    const { body: link } = await holder.get<Schemas['Link']>('/api/link');
    expect(link.kind).to.equal('tracking');
  });

  it('who has no contact hears of it at the company address', async () => {
    const { customer, award } = await awardable();
    const mails = await award();
    expect(mails.get(customer.email)!.link!.path).to.match(/^(\/en)?\/tracking#/);
  });

  it('gets no mail through a user who has turned off the mails of new loads, nor does that user', async () => {
    const { customer, award } = await awardable();
    const shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    await as(shipper).post('/api/notifications/choices', { kind: 'shipment_created', mail: false });
    const mails = await award();
    expect(mails.has(shipper.email)).to.equal(false);
    expect(mails.has(customer.email)).to.equal(false);
  });
});
