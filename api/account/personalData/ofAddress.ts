import type { Knex } from 'knex';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { Address } from './address.ts';
import { placesOf } from './places.ts';
import { rowsOf } from './rows.ts';

type Found = Schemas['PersonalAddressFound'];

/** Where an address occurs, which user has it, and the names and other addresses in the same records. */
export async function find(db: Knex, address: Address): Promise<Found> {
  const { value, kind } = address;
  const [user] = await db('users')
    .where({ [kind]: value })
    .select('id', db.raw(`first_name || ' ' || last_name as name`));
  const { rows } = await db.raw(PERSONS, { value, apart: await namesApart(db, address) });
  const [{ names, addresses }] = rows as [{ names: string[]; addresses: string[] }];
  return {
    address: value,
    user: (user as Found['user']) ?? null,
    names,
    otherAddresses: addresses.filter((other) => other !== value),
    places: await placesOf(db, address),
  };
}

/** Throws 409 for an address of a user, and 404 for one that occurs nowhere. */
export function assertKnownPerson({ user, places }: Found): void {
  if (user) throw new Refusal('ADDRESS_OF_USER');
  if (places.length === 0) throw new Refusal('ADDRESS_UNKNOWN');
}

/** Everything about the person with an address: the own records by kind, and the number of all that mention it. */
export async function collect(
  db: Knex,
  address: Address,
  { places }: Found,
): Promise<Omit<Schemas['PersonalAddressData'], 'exportedAt'>> {
  const entries = await Promise.all(
    Object.entries(RECORDS).map(
      async ([kind, sql]) => [kind, await rowsOf(db, sql, { value: address.value })] as const,
    ),
  );
  const kinds = Object.fromEntries(entries) as Record<keyof typeof RECORDS, Row[]>;
  return { address: address.value, places, ...kinds, stops: await stopsOf(db, address) };
}

type Row = Record<string, unknown>;

/** SQL conditions for the records of the person with the address `:value`, by table. */
export const OWN = {
  contacts: ':value::text in (select lower(one) from unnest(emails || phones) as one)',
  inquiries: ':value::text in (lower(email::text), phone)',
  registrations: `:value::text in (lower(email::text), lower(fields->>'quotingEmail'), fields->>'contactPhone')`,
  replies: 'lower(sender) = :value::text',
};

/** SQL: the mails with which the person with the address `:value` replied. */
export const REPLIES = `select sender, sender_name, subject, body, attachments, received_at
  from invitation_replies where ${OWN.replies}`;

/** The tables of stops, of which each may have a contact. */
export const STOP_TABLES = ['quote_stops', 'route_stops', 'shipment_stops'];

/** SQL: the condition for a stop whose contact has the address `:value`. */
export const OWN_STOP = `contact->>'phone' = :value::text`;

/** The person's names in the tables that have the companies' rows apart. */
async function namesApart(db: Knex, address: Address): Promise<string[]> {
  const stops = await stopsOf(db, address);
  const replies = await rowsOf(db, REPLIES, { value: address.value });
  const senders = replies.map(({ sender_name: name }) => name as string | null);
  return [...stops.map(({ contact }) => contact.name), ...senders].flatMap((name) => name ?? []);
}

/** The stops of which the person is the contact, read table by table, each of which has the companies' rows apart. */
async function stopsOf(db: Knex, { value }: Address): Promise<{ contact: StopContact }[]> {
  const stops: Record<string, unknown>[] = [];
  for (const table of STOP_TABLES)
    stops.push(...(await rowsOf(db, `select contact from ${table} where ${OWN_STOP}`, { value })));
  return stops as { contact: StopContact }[];
}

type StopContact = NonNullable<Schemas['StopContact']>;

/** The names in the person's records, without those of companies and carriers, and the addresses in them. */
const PERSONS = `
  with own as (
    select name, emails || phones as addresses from contacts where ${OWN.contacts}
    union all select name, array[email::text, phone] from inquiries where ${OWN.inquiries}
    union all select fields->>'contactName', array[email::text, fields->>'quotingEmail', fields->>'contactPhone']
      from registrations where ${OWN.registrations}
    union all select one, '{}' from unnest(:apart::text[]) as one)
  select
    array(select distinct name from own where name is not null
      and not exists (select from carriers where own.name in (carrier_name, comercial_name))
      and not exists (select from companies where own.name in (companies.name, comercial_name))
      order by name) as names,
    array(select distinct lower(one) from own, unnest(addresses) as one
      where one is not null order by 1) as addresses`;

const RECORDS = {
  contacts: `select contacts.name, position, emails, phones, language, comment, contacts.created_at,
      employers.name as works_for
    from contacts left join employers on employers.id = owner_id where ${OWN.contacts}`,
  inquiries: `select kind, name, company_name, email, phone, message, language, created_at
    from inquiries where ${OWN.inquiries}`,
  registrations: `select email, fields, created_at, finished_at from registrations where ${OWN.registrations}`,
  mails: `select recipient, message->>'subject' as subject, created_at, sent_at from mails where recipient = :value`,
  links: `select kind, recipient, mailed_at, expires_at from link_mails join links on links.id = link_id
    where recipient = :value`,
  replies: REPLIES,
  carriers: `select carrier_name, quoting_email, contact_phone from carriers
    where :value::text in (lower(quoting_email::text), contact_phone)`,
  companies: `select name, email, phone from companies where :value::text in (lower(email::text), phone)`,
};
