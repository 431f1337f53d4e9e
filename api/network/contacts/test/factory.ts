import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Contact } from '../Contact.ts';

let count = 0;

/** Inserts a contact of the company or carrier, with a unique e-mail. */
export function buildContact(
  overrides: Columns<Contact> & ({ companyId: string } | { carrierId: string }),
) {
  count += 1;
  const row = {
    name: `Rocío Prueba ${count}`,
    emails: [`rocio-${process.pid}-${count}@prueba.test`],
  };
  return saved(Contact, { ...row, ...overrides });
}
