import type { Transaction } from 'objection';
import { Refusal } from '../../core/errors/errors.ts';
import type { Words } from '../../shared/words.ts';

interface Reach {
  ownerId: string;
  emails?: string[];
  phones?: string[];
  /** The id of the contact, if it exists already. */
  id?: string;
}

/**
 * Throws 409, with an error for each field (`emails.1`), for e-mails and phones that the contact contains twice or that
 * another contact of the same company or carrier has.
 */
export async function refuseRepeats(
  { ownerId, emails = [], phones = [], id }: Reach,
  trx: Transaction,
): Promise<void> {
  const errors = {
    ...(await repeated('emails', emails, finderOf(trx, 'contact_emails', 'email'))),
    ...(await repeated('phones', phones, finderOf(trx, 'contact_phones', 'phone'))),
  };
  if (Object.keys(errors).length > 0) throw new Refusal('CONFLICT', { errors });

  function finderOf(trx: Transaction, table: string, column: string) {
    return (values: string[]): Promise<string[]> => {
      const query = trx(table).where({ ownerId }).whereIn(column, values).pluck(column);
      return (id ? query.whereNot('contactId', id) : query) as Promise<string[]>;
    };
  }
}

type Field = 'emails' | 'phones';

async function repeated(
  field: Field,
  values: string[],
  findTaken: (values: string[]) => Promise<string[]>,
): Promise<Record<string, Words>> {
  if (values.length === 0) return {};
  const others = new Set(await findTaken(values));
  const entries = values.map((value, i): [string, Words | undefined] => [
    `${field}.${i}`,
    others.has(value) ? ELSEWHERE[field] : values.indexOf(value) < i ? REPEATED[field] : undefined,
  ]);
  return Object.fromEntries(entries.filter((entry): entry is [string, Words] => !!entry[1]));
}

const ELSEWHERE: Record<Field, Words> = {
  emails: {
    es: 'El correo ya existe en otro contacto de la misma empresa',
    en: 'E-mail already exists in another contact of the same company',
  },
  phones: {
    es: 'El teléfono ya existe en otro contacto de la misma empresa',
    en: 'Phone already exists in another contact of the same company',
  },
};
const REPEATED: Record<Field, Words> = {
  emails: {
    es: 'El correo ya existe en este contacto',
    en: 'E-mail already exists in this contact',
  },
  phones: {
    es: 'El teléfono ya existe en este contacto',
    en: 'Phone already exists in this contact',
  },
};
