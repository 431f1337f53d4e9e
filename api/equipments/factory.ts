import { Equipment } from './Equipment.ts';

let count = 0;

/** A saved equipment type of its own kind, unless told otherwise. */
export function buildEquipment(overrides: Partial<Equipment> & { category?: string } = {}) {
  count += 1;
  const row = {
    code: `TEST_${process.pid}_${count}`,
    nameEs: 'Caja seca',
    nameEn: 'Dry van',
    category: 'dry_van',
  };
  return Equipment.query()
    .insert({ ...row, ...overrides } as object)
    .returning('*');
}
