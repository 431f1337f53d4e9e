import { expect } from 'chai';
import { ContactType } from '../../catalogs/contactTypes/ContactType.ts';
import { buildContactType } from '../../catalogs/contactTypes/test/factory.ts';
import { keyedHash } from '../../core/auth/keyedHash.ts';
import type { Message } from '../../core/mail/message.ts';
import { approveDocuments, buildCarrier } from '../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../network/companies/test/factory.ts';
import { buildContact } from '../../network/contacts/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { buildInvitation } from '../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../quoting/quotes/test/factory.ts';
import { testDb } from '../base/db.ts';
import { as } from '../client.ts';
import { writeNotices } from './writeNotices.ts';

/** A rated quote of a customer without users, and the award of it, which returns the mails of new loads by address. */
export async function awardable() {
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
  return { customer, award, quoteId: quote.id };
}

/** Writes the mails of the events that wait, and returns those of new loads by address. */
async function mailed(): Promise<Map<string, Message>> {
  const db = await testDb();
  await writeNotices(db, { kind: 'shipment_created' });
  const mails: { recipient: string; message: Message | null }[] = await db('mails');
  return new Map(
    mails.flatMap(({ recipient, message }) =>
      message?.kind === 'shipment_created' ? [[recipient, message]] : [],
    ),
  );
}

/** Adds a contact for shipments to a customer, to whom mails of new loads go in this language. */
export async function buildTrafficContact(
  companyId: string,
  language: 'es' | 'en',
): Promise<string> {
  const kept = await ContactType.query().findOne({ code: 'SHIPPING' });
  const { id: contactTypeId } = kept ?? (await buildContactType({ code: 'SHIPPING' }));
  const email = `traffic-${companyId}@cliente.test`;
  await buildContact({ companyId, contactTypeId, emails: [email], language });
  return email;
}

/** The address and the token of the link in a mail, as they stand in it when it is sent. */
export async function linkIn({ link }: Message): Promise<{ page: string; token: string }> {
  const [page, start] = link!.path.split('#');
  return { page: page!, token: start! + (await keyedHash(await testDb(), link!.signed!)) };
}
