import { saved, type Columns } from '../../../testing/base/saved.ts';
import { ContactType } from '../ContactType.ts';

let count = 0;

/** Inserts a contact type with a unique code, by default for contacts of carriers. */
export function buildContactType(overrides: Columns<ContactType> = {}) {
  count += 1;
  const row = {
    code: `TEST_${process.pid}_${count}`,
    nameEs: 'Despacho',
    nameEn: 'Dispatch',
    audience: 'carriers',
  };
  return saved(ContactType, { ...row, ...overrides });
}
