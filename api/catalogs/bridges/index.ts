import { catalog } from '../../core/modules/catalog.ts';
import { bridgeColumns } from './columns.ts';
import { bridgePolicy } from './policy.ts';
import { bridgeView } from './view.ts';

export { Bridge } from './Bridge.ts';

/** The catalog of border crossings. */
export const bridges = catalog({
  name: 'catalogs/bridges',
  one: 'Bridge',
  many: 'Bridges',
  policy: bridgePolicy,
  view: bridgeView,
  columns: bridgeColumns,
});
