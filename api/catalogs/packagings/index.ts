import { catalog } from '../../core/modules/catalog.ts';
import { packagingColumns } from './columns.ts';
import { packagingPolicy } from './policy.ts';
import { packagingView } from './view.ts';

/** The catalog of packaging types. */
export const packagings = catalog({
  name: 'catalogs/packagings',
  one: 'Packaging',
  many: 'Packagings',
  policy: packagingPolicy,
  view: packagingView,
  columns: packagingColumns,
});
