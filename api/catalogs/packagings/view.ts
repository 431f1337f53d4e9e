import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../../core/sql/view.ts';
import { Packaging } from './Packaging.ts';

/** The fields of a packaging type that are returned. */
export const packagingView = view<Schemas['Packaging']>(Packaging, {
  ...recordColumns,
  ...columns('code', 'nameEs', 'nameEn', 'stackable'),
  ...decimals('length', 'width', 'height'),
});
