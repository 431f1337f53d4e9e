import { saved, type Columns } from '../testing/base/saved.ts';
import { Contact } from './Contact.ts';

let count = 0;

/** A saved contact of the company or carrier, who has an e-mail of their own. */
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
