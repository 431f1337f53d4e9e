import type { Transaction } from 'objection';
import { type Carrier, type DocumentType, recipientsOf } from '../../../network/carriers/index.ts';
import { Company } from '../../../network/companies/index.ts';
import { noteChanged } from '../../../core/announcements/changes.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Refusal } from '../../../core/errors/errors.ts';
import { dayAt } from '../../../core/i18n/days.ts';
import { type Locale, pagePaths } from '../../../shared/words.ts';
import { type LinkDefinition, addressesWithLink, giveLink } from '../../../platform/links/index.ts';
import { type Address, notify } from '../../../platform/notifications/index.ts';
import { User } from '../../../platform/users/index.ts';
import { Document } from '../Document.ts';
import { documentPolicy as may } from '../policy.ts';
import { find } from '../service.ts';
import { LABELS } from '../typeNames.ts';
import { oldestAllowedDate } from '../review/validities.ts';
import { DAY_MS } from '../../../shared/localTime.ts';

/** With these links carriers send a document that they were asked for, for 30 days. */
export const documentLinks = {
  kind: 'document',
  holder: 'carrier',
  days: 30,
  paths: pagePaths('/document'),
  label: { es: 'Enviar documento', en: 'Send document' },
} satisfies LinkDefinition;

/**
 * Asks a carrier for one document: its users by bell and mail, its other addresses by a mail with the link to send it.
 * Throws 409 when it was asked for within a day, or waits for its review.
 */
export async function askForDocument(
  trx: Transaction,
  actor: Actor,
  { id: carrierId }: Pick<Carrier, 'id'>,
  { type, now }: { type: DocumentType; now: Date },
): Promise<void> {
  await Document.query(trx).insert({ carrierId, type }).onConflict(['carrierId', 'type']).ignore();
  const document = (await Document.query(trx).findOne({ carrierId, type }).forUpdate())!;
  const { id: entityId, status, askedAt } = document;
  if (status === 'pending') throw new Refusal('DOCUMENT_IN_REVIEW');
  if (wasAskedToday(askedAt, now)) throw new Refusal('DOCUMENT_ALREADY_ASKED');
  await trx('documents').where({ id: entityId }).update({ askedAt: now });
  await noteChanged(trx, Document.tableName, [entityId]);
  const { person, replyTo } = await askerOf(trx, actor);
  const addresses = await addressesFor(trx, document, now);
  const of = { carrierId, addresses: addresses.map((address) => ({ ...address, replyTo })) };
  await notify(trx, 'document_asked', { of, entityId, params: { subject: type, person } });
}

/** Whether a document was asked for within a day, in which it is not asked for again. */
export function wasAskedToday(askedAt: Date | string | null | undefined, now: Date): boolean {
  return !!askedAt && +now - +new Date(askedAt) < DAY_MS;
}

/** The addresses of a carrier that hear of a document, each with the link to send that document. */
export async function addressesFor(
  trx: Transaction,
  { id: subjectId, carrierId: partyId }: Pick<Document, 'id' | 'carrierId'>,
  now: Date,
): Promise<Address[]> {
  const link = await giveLink(trx, documentLinks, { subjectId, partyId, from: now });
  return addressesWithLink(documentLinks, link, await recipientsOf(trx, partyId, 'operations'));
}

/** Reads the content of the link's page; throws 404 for a document that the caller may not see. */
export async function askedDocument(
  actor: Actor,
  id: string,
  { now, locale }: { now: Date; locale: Locale },
): Promise<Schemas['AskedDocument']> {
  const document = await find(may.visible(actor), id);
  const {
    type,
    carrierName,
    status,
    reason = null,
    expirationDate = null,
    uploadedAt = null,
  } = document;
  const isNeeded = status !== 'approved';
  return {
    carrierName,
    status,
    reason,
    expirationDate,
    uploadedAt,
    name: LABELS[type][locale],
    oldestDate: oldestAllowedDate(type, dayAt(now)),
    can: isNeeded ? ['upload'] : [],
  };
}

/** Reads the name and company of the user who asks, and the address for replies. */
async function askerOf(trx: Transaction, { userId, companyId }: Actor) {
  const user = await User.query(trx).findById(userId!);
  const company = companyId ? await Company.query(trx).findById(companyId) : undefined;
  const { firstName, lastName, email } = user!;
  const name = `${firstName} ${lastName}`;
  const person = [name, company?.name ?? 'Andén'].join(', ');
  return { person, replyTo: { name, address: email } };
}
