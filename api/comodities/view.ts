import type { Schemas } from '../core/contract/types.ts';
import { columns, recordColumns, view } from '../core/list/view.ts';
import { Comodity } from './Comodity.ts';

/** What leaves the server of a commodity type. */
export const comodityView = view<Schemas['Comodity']>(Comodity, {
  ...recordColumns,
  ...columns('code', 'nameEs', 'nameEn', 'hazmat'),
});
