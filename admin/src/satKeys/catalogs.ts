import type { Schemas } from '../core/contract/types.ts';

const NAMES: Schemas['SatCatalogName'][] = [
  'products',
  'units',
  'hazards',
  'packaging',
  'postalCodes',
  'municipalities',
  'colonies',
];

/** SAT's large catalogs as the choices of an input. */
export const CATALOGS = NAMES.map((id) => ({ id, name: `satKeys.catalogs.${id}` }));
