import { saved, type Columns } from '../testing/base/saved.ts';
import { ContactType } from './ContactType.ts';

let count = 0;

/** A saved contact type of its own kind, of carriers' people unless told otherwise. */
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
