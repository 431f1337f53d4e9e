import type { Transaction } from 'objection';
import { Refusal } from '../core/http/errors.ts';
import type { Words } from '../core/i18n/words.ts';

interface Reach {
  ownerId: string;
  emails?: string[];
  phones?: string[];
  /** The contact itself, if it exists already. */
  id?: string;
}

/**
 * Refuses with 409, each on its field (`emails.1`), the e-mails and phones that the contact names twice or that another
 * contact of the same company or carrier has.
 */
export async function refuseRepeats(
  { ownerId, emails = [], phones = [], id }: Reach,
  trx: Transaction,
): Promise<void> {
  const errors = {
    ...(await repeated('emails', emails, taken(trx, 'contact_emails', 'email'))),
    ...(await repeated('phones', phones, taken(trx, 'contact_phones', 'phone'))),
  };
  if (Object.keys(errors).length > 0) throw new Refusal('CONFLICT', { errors });

  function taken(trx: Transaction, table: string, column: string) {
    return (values: string[]): Promise<string[]> => {
      const query = trx(table).where({ ownerId }).whereIn(column, values).pluck(column);
      return (id ? query.whereNot('contactId', id) : query) as Promise<string[]>;
    };
  }
}

async function repeated(
  field: string,
  values: string[],
  taken: (values: string[]) => Promise<string[]>,
): Promise<Record<string, Words>> {
  if (values.length === 0) return {};
  const others = new Set(await taken(values));
  const entries = values.map((value, i): [string, Words | undefined] => [
    `${field}.${i}`,
    others.has(value) ? OTHERS : values.indexOf(value) < i ? TWICE : undefined,
  ]);
  return Object.fromEntries(entries.filter((entry): entry is [string, Words] => !!entry[1]));
}

const OTHERS: Words = {
  es: 'Otro contacto de la misma empresa ya lo tiene',
  en: 'Another contact of the same company already has it',
};
const TWICE: Words = { es: 'Está repetido', en: 'It is repeated' };
