import type { Transaction } from 'objection';
import { ContactType } from '../../catalogs/contactTypes/index.ts';
import { noteChanged } from '../../core/announcements/changes.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { forgetRefused } from '../../core/mail/refusedAddresses.ts';
import { contains } from '../../core/list/search.ts';
import { normalize, type Normalizers } from '../../core/records/writing/normalize.ts';
import { normalPhone } from '../../platform/geography/phone.ts';
import { records } from '../../core/records/records.ts';
import { contactColumns } from './columns.ts';
import { Contact } from './Contact.ts';
import { contactView } from './view.ts';
import { refuseRepeats } from './repeats.ts';

type ContactBody = Schemas['Contact'];
type Change = Schemas['ContactChange'];

const plain = records<ContactBody, object, object>(contactView, {
  filters: {
    q: contains(`contacts.name || ' ' || coalesce(contacts.position, '') || ' ' ||
      array_to_string(contacts.emails, ' ') || ' ' || array_to_string(contacts.phones, ' ')`),
  },
});

export const { list, find } = plain;
export const exported = plain.exporting(contactColumns);

/** Creates a contact of a company or carrier. */
export async function create(input: Schemas['ContactInput']): Promise<ContactBody> {
  const contact = normalize(input, NORMALIZERS);
  await checkType(contact, contact.contactTypeId);
  const ownerId = (contact.companyId ?? contact.carrierId)!;
  return Contact.transaction(async (trx) => {
    await refuseRepeats({ ...contact, ownerId }, trx);
    await noteOwner(trx, contact);
    return plain.create(contact, trx);
  });
}

/** Changes the given fields; the owner of a contact cannot be changed. */
export async function update(
  contact: StoredContact,
  input: Change,
  ifMatch?: number,
): Promise<ContactBody> {
  const change = normalize(input, NORMALIZERS);
  if (change.contactTypeId !== contact.contactTypeId)
    await checkType(contact, change.contactTypeId);
  const ownerId = (contact.companyId ?? contact.carrierId)!;
  return Contact.transaction(async (trx) => {
    await refuseRepeats({ ...change, ownerId, id: contact.id }, trx);
    const entered = change.emails?.filter((email) => !contact.emails.includes(email)) ?? [];
    await forgetRefused(trx, entered);
    await noteOwner(trx, contact);
    return plain.update(contact.id, change, ifMatch, trx);
  });
}

/** Archives a contact. */
export async function archive(contact: Pick<StoredContact, 'id' | 'carrierId'>) {
  return Contact.transaction(async (trx) => {
    await noteOwner(trx, contact);
    return plain.archive(contact.id, trx);
  });
}

/** Notes a change of the carrier, which shows its contacts. */
async function noteOwner(
  trx: Transaction,
  { carrierId }: { carrierId?: string | null },
): Promise<void> {
  if (carrierId) await noteChanged(trx, 'carriers', [carrierId]);
}

/** The fields of the existing contact that a change needs. */
type StoredContact = Pick<
  ContactBody,
  'id' | 'companyId' | 'carrierId' | 'contactTypeId' | 'emails'
>;

const NORMALIZERS: Normalizers<Change> = {
  emails: (emails) => emails.map((email) => email.toLowerCase()),
  phones: (phones) => phones.map((phone, i) => normalPhone(phone, `phones.${i}`)),
};

/** Checks that a carrier's contact has a type for carriers, and a company's contact a type for companies. */
async function checkType({ carrierId }: Pick<ContactBody, 'carrierId'>, typeId?: string | null) {
  if (!typeId) return;
  const type = await ContactType.query().modify('listed').findById(typeId);
  if (type?.audience !== (carrierId ? 'carriers' : 'brokers'))
    throw invalid('contactTypeId', UNFIT);
}

const UNFIT = {
  es: 'Este tipo de contacto no se aplica aquí',
  en: 'This contact type does not apply here',
};
