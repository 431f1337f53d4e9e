import { catalog } from '../../core/modules/catalog.ts';
import { Packaging } from './Packaging.ts';

/** The catalog of packaging types. */
export const packagings = catalog({
  name: 'catalogs/packagings',
  one: 'Packaging',
  many: 'Packagings',
  model: Packaging,
});
