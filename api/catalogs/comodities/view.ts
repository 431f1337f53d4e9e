import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { Comodity } from './Comodity.ts';

/** The fields of a commodity type that are returned. */
export const comodityView = view<Schemas['Comodity']>(Comodity, {
  ...recordColumns,
  ...columns('code', 'nameEs', 'nameEn', 'hazmat'),
});
