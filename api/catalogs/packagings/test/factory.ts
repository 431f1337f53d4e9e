import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Packaging } from '../Packaging.ts';

let count = 0;

/** Inserts a packaging type with a unique code. */
export function buildPackaging(overrides: Columns<Packaging> = {}) {
  count += 1;
  const row = { code: `TEST_${process.pid}_${count}`, nameEs: 'Tarima', nameEn: 'Pallet' };
  return saved(Packaging, { ...row, ...overrides });
}
