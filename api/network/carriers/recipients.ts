import type { Knex } from 'knex';
import { MAILED_TYPES } from '../../catalogs/contactTypes/index.ts';
import type { Locale } from '../../shared/words.ts';
import { runStatement } from '../../core/sql/statement.ts';
import { ROLES } from '../../platform/users/index.ts';
import { Carrier } from './Carrier.ts';
import { LANGUAGE, languageOf } from './language.ts';

/** An address of a carrier and the language of its mails. */
export interface Recipient {
  email: string;
  locale: Locale;
}

/** The matter of a mail to a carrier, which decides who gets it. */
export type Matter = keyof typeof MAILED_TYPES;

/** Somebody who hears of a matter; users choose which notices they get by mail. */
export interface Hearer extends Recipient {
  isUser: boolean;
}

/**
 * Lists who gets a carrier's mails about a matter, from its beginning to its end, each address once: its quoting address,
 * its contacts of that type, and its admins; for an admin who is away the colleague too.
 */
export async function recipientsOf(db: Knex, carrierId: string, matter: Matter): Promise<Hearer[]> {
  const roles = ['QUOTING', MAILED_TYPES[matter], 'ADMIN'];
  const recipients = (await knownOf(db, carrierId)).filter(({ role }) => roles.includes(role));
  return recipients
    .filter(({ email }, at) => recipients.findIndex((one) => one.email === email) === at)
    .map(({ email, locale, role }) => ({ email, locale, isUser: role === 'ADMIN' }));
}

/** These addresses in lower case, each with the language of its contact or user, else with the carrier's. */
export async function recipientsAt(
  db: Knex,
  carrierId: string,
  emails: string[],
): Promise<Recipient[]> {
  const recipients = await knownOf(db, carrierId);
  const carrier = await Carrier.query(db).findById(carrierId);
  return emails.map((email) => {
    const { locale } = recipients.find((one) => one.email === email) ?? {
      locale: languageOf(carrier!),
    };
    return { email, locale };
  });
}

type UserRecipient = Recipient & { role: string };

function knownOf(db: Knex, carrierId: string): Promise<UserRecipient[]> {
  return runStatement(db, { text: KNOWN, values: [carrierId] });
}

/** SQL: the quoting address, the first address of each contact that has a type, and the users who may answer. */
const KNOWN = `
  select lower(email) as email, locale, role from (
    select 1 as rank, quoting_email::text as email, ${LANGUAGE} as locale,
      'QUOTING' as role
    from carriers where id = $1
    union all
    select 2, contacts.emails[1], contacts.language, contact_types.code
    from contacts join contact_types on contact_types.id = contacts.contact_type_id
    where contacts.carrier_id = $1 and contacts.archived_at is null
    union all
    select 3, email::text, language, 'ADMIN' from users
    where carrier_id = $1 and archived_at is null and access_type = 'full' and user_role_id < ${ROLES.member}
    union all
    select 3, covering.email::text, covering.language, 'ADMIN'
    from users join absences on absences.user_id = users.id join users covering on covering.id = absences.colleague_id
    where users.carrier_id = $1 and users.archived_at is null and users.access_type = 'full'
      and users.user_role_id < ${ROLES.member}) as known
  where email is not null
  order by rank, email`;
