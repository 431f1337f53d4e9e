import { saved, type Columns } from '../../../testing/base/saved.ts';
import { SatKey } from '../SatKey.ts';

let count = 0;

/** Inserts a product key, by default one that no other test uses. */
export function buildSatKey(overrides: Columns<SatKey> = {}) {
  count += 1;
  const row = {
    catalog: 'products' as const,
    key: `${process.pid}${count}`,
    name: 'Loseta de prueba',
  };
  return saved(SatKey, { ...row, source: 'Prueba', dated: '2020-01-01', ...overrides });
}
