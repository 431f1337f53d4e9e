import { schema } from '../../core/contract/schema.ts';

/** SAT's large catalogs as the choices of an input. */
export const CATALOGS = schema('SatCatalogName').enum!.map((id) => ({
  id,
  name: `satKeys.catalogs.${id}`,
}));
