import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Comodity } from '../Comodity.ts';

let count = 0;

/** Inserts a commodity type with a unique code. */
export function buildComodity(overrides: Columns<Comodity> = {}) {
  count += 1;
  const row = { code: `TEST_${process.pid}_${count}`, nameEs: 'Autopartes', nameEn: 'Auto parts' };
  return saved(Comodity, { ...row, ...overrides });
}
