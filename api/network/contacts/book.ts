import type { Schemas } from '../../core/contract/types.ts';
import { invalid, refusedUnder } from '../../core/errors/errors.ts';
import { Contact } from './Contact.ts';
import { archive, create, update } from './service.ts';

type Entry = Schemas['BookedContact'];

/** SQL over `carriers`: the contacts of each carrier as a JSON list, sorted by name. */
export const contactBook = `coalesce((select json_agg(json_build_object(
    'id', id, 'name', name, 'position', position, 'contactTypeId', contact_type_id, 'emails', emails,
    'phones', phones, 'language', language, 'comment', comment) order by name, id)
  from contacts where carrier_id = carriers.id and archived_at is null), '[]')`;

/**
 * Replaces a carrier's contacts: those with an id are changed, those without are added, and missing ones are archived.
 * Errors are reported by index: `contactBookList.1.emails.0`.
 */
export function saveContactBook(carrierId: string, book: Entry[]): Promise<void> {
  return Contact.transaction(async () => {
    const before = await Contact.query().modify('listed').where({ carrierId }).forUpdate();
    const contactsById = new Map(before.map((contact) => [contact.id, contact]));
    const entryIds = new Set(book.map(({ id }) => id));
    for (const contact of before) if (!entryIds.has(contact.id)) await archive(contact);
    for (const [place, entry] of book.entries())
      await refusedUnder(`contactBookList.${place}.`, () => keep(carrierId, contactsById, entry));
  });
}

async function keep(carrierId: string, stored: Map<string, Contact>, { id, ...fields }: Entry) {
  if (!id) return create({ ...fields, carrierId });
  const contact = stored.get(id);
  if (!contact) throw invalid('id', UNKNOWN);
  stored.delete(id);
  return isSame(contact, fields) ? contact : update(contact, fields);
}

function isSame(contact: Contact, fields: Omit<Entry, 'id'>) {
  return Object.entries(fields).every(
    ([name, value]) =>
      JSON.stringify(value ?? null) === JSON.stringify(contact[name as keyof Contact] ?? null),
  );
}

const UNKNOWN = {
  es: 'No es un contacto de este transportista',
  en: 'It is not a contact of this carrier',
};
