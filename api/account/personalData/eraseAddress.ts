import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { allowTime } from '../../../db/timeouts.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Contact } from '../../network/contacts/index.ts';
import type { Address } from './address.ts';
import { eraseReplies } from './eraseReplies.ts';
import { clearHistory } from './history.ts';
import { assertKnownPerson, find, OWN, OWN_STOP, STOP_TABLES } from './ofAddress.ts';
import { pseudonymOf, replacementOf, replacementOfName, type Pseudonym } from './pseudonym.ts';
import { sweep } from './sweep.ts';

/**
 * Erases the person with an address in one transaction: empties the own records, and replaces the address and full names
 * everywhere. A name of one word stays in the texts of others, because it may be anything. Throws for an address of a
 * user, or of nobody.
 */
export function eraseAddress(address: Address, now: Date): Promise<Schemas['AddressErased']> {
  return Contact.transaction(async (trx) => {
    await allowTime(trx);
    const person = await find(trx, address);
    assertKnownPerson(person);
    const pseudonym = pseudonymOf(randomUUID());
    await emptyRecords(trx, address, { pseudonym, now });
    const names = person.names.filter((name) => /\S\s+\S/.test(name));
    await sweep(trx, [
      replacementOf(address, pseudonym),
      ...names.map((name) => replacementOfName(name, pseudonym)),
    ]);
    return { pseudonym: fullName(pseudonym), places: person.places };
  });
}

interface Erasing {
  pseudonym: Pseudonym;
  now: Date;
}

async function emptyRecords(trx: Knex, { value }: Address, { pseudonym, now }: Erasing) {
  const name = fullName(pseudonym);
  const { email } = pseudonym;
  await trx.raw('delete from mails where recipient = :value', { value });
  await trx.raw('delete from refused_addresses where address = :value', { value });
  await trx.raw(`delete from registrations where ${OWN.registrations}`, { value });
  await eraseReplies(trx, value, name);
  for (const sql of STOP_CONTACTS) await trx.raw(sql, { value, name });
  const contacts = await idsOf(trx.raw(CONTACTS, { value, name, now }));
  const inquiries = await idsOf(trx.raw(INQUIRIES, { value, name, email }));
  await clearHistory(trx, [...contacts, ...inquiries]);
}

async function idsOf(query: Knex.Raw): Promise<string[]> {
  const { rows } = await query;
  return (rows as { id: string }[]).map(({ id }) => id);
}

function fullName({ name, lastName }: Pseudonym): string {
  return `${name} ${lastName}`;
}

const CONTACTS = `
  update contacts set name = :name, position = null, emails = '{}', phones = '{}', comment = null,
    archived_at = coalesce(archived_at, :now), version = version + 1
  where ${OWN.contacts} returning id`;

const STOP_CONTACTS = STOP_TABLES.map(
  (table) =>
    `update ${table} set contact = jsonb_build_object('name', :name::text) where ${OWN_STOP}`,
);

const INQUIRIES = `
  update inquiries set name = :name, email = :email, phone = null, message = null, comment = null,
    version = version + 1
  where ${OWN.inquiries} returning id`;
