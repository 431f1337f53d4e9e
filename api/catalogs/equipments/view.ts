import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../../core/sql/view.ts';
import { Equipment } from './Equipment.ts';

/** The fields of an equipment type that are returned. */
export const equipmentView = view<Schemas['Equipment']>(Equipment, {
  ...recordColumns,
  ...columns('code', 'nameEs', 'nameEn', 'category'),
  ...decimals('lengthFt'),
});
