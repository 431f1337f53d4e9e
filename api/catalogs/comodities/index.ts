import { catalog } from '../../core/modules/catalog.ts';
import { comodityColumns } from './columns.ts';
import { comodityPolicy } from './policy.ts';
import { comodityView } from './view.ts';

export { Comodity } from './Comodity.ts';

/** The catalog of commodity types. */
export const comodities = catalog({
  name: 'catalogs/comodities',
  one: 'Comodity',
  many: 'Comodities',
  policy: comodityPolicy,
  view: comodityView,
  columns: comodityColumns,
});
