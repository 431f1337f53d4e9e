import { saved, type Columns } from '../testing/base/saved.ts';
import { Equipment } from './Equipment.ts';

let count = 0;

/** A saved equipment type of its own kind, a dry van unless told otherwise. */
export function buildEquipment(overrides: Columns<Equipment> & { category?: string } = {}) {
  count += 1;
  const row = {
    code: `TEST_${process.pid}_${count}`,
    nameEs: 'Caja seca',
    nameEn: 'Dry van',
    category: 'dry_van',
  };
  return saved(Equipment, { ...row, ...overrides });
}
