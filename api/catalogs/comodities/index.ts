import { catalog } from '../../core/modules/catalog.ts';
import { Comodity } from './Comodity.ts';

export { Comodity } from './Comodity.ts';

/** The catalog of commodity types. */
export const comodities = catalog({
  name: 'catalogs/comodities',
  one: 'Comodity',
  many: 'Comodities',
  model: Comodity,
});
