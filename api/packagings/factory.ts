import { saved, type Columns } from '../testing/base/saved.ts';
import { Packaging } from './Packaging.ts';

let count = 0;

/** A saved packaging type of its own kind. */
export function buildPackaging(overrides: Columns<Packaging> = {}) {
  count += 1;
  const row = { code: `TEST_${process.pid}_${count}`, nameEs: 'Tarima', nameEn: 'Pallet' };
  return saved(Packaging, { ...row, ...overrides });
}
