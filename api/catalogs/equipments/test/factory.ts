import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Equipment } from '../Equipment.ts';

let count = 0;

/** Inserts an equipment type with a unique code, by default a dry van. */
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
