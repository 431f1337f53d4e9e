import type { Knex } from 'knex';
import type { Locale } from '../../../shared/words.ts';
import type { Quote } from '../Quote.ts';

/** Somebody who hears of a price at the customer. */
export interface Recipient {
  email: string;
  locale: Locale;
  /** 52 or 1 and ten digits. */
  phone: string | null;
  /** Whether it is a user, who chooses which notices come by mail. */
  isUser: boolean;
}

/**
 * Finds the recipients of a price: the customer's users who can answer it, and its contacts for shipping or purchasing,
 * each in the own language; without any of them the company's own address.
 */
export async function recipientsOf(
  db: Knex,
  { customerId }: Pick<Quote, 'customerId'>,
): Promise<Recipient[]> {
  const { rows } = await db.raw(RECIPIENTS, { customerId });
  const reachable = rows.filter(({ email }: Partial<Recipient>) => email) as Found[];
  const people = reachable.filter(({ isPerson }) => isPerson);
  return (people.length > 0 ? people : reachable).map(({ email, locale, phone, isUser }) => ({
    email,
    locale,
    phone,
    isUser,
  }));
}

type Found = Recipient & { isPerson: boolean };

/** SQL: the users, then the contacts with their first address, then the company; each address once. */
const RECIPIENTS = `
  select distinct on (lower(email)) lower(email) as email, locale, phone, rank < 3 as "isPerson",
    rank = 1 as "isUser"
  from (
    select 1 as rank, email::text, language as locale, phone from users
    where company_id = :customerId and archived_at is null and access_type = 'full'
    union all
    select 2, contacts.emails[1], contacts.language, contacts.phones[1]
    from contacts join contact_types on contact_types.id = contacts.contact_type_id
    where contacts.company_id = :customerId and contacts.archived_at is null
      and contact_types.code in ('SHIPPING', 'PURCHASING')
    union all
    select 3, email::text, case when address->>'country' = 'US' then 'en' else 'es' end, phone
    from companies where id = :customerId) as known
  order by lower(email), rank`;
