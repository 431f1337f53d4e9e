import { COUNTRIES, DIRECTIONS, DOCUMENT_TYPES, MATERIAL_TYPES, REGIMES, WAYS } from './customs.ts';
import { HAZARDS, PACKAGING, UNITS, WEIGHT_UNITS } from './goods.ts';
import { PERMIT_TYPES } from './permits.ts';
import { CONFIGURATIONS, TRAILER_TYPES } from './vehicles.ts';

/**
 * The small catalogs of Carta Porte 3.1 that every installation begins with: keys of SAT's catalogs (published facts,
 * valid from 17 July 2024), with shortened names. The hazardous materials, packaging, units and countries are those in
 * use; another key is accepted with advice to check it, as are all keys of the large catalogs, which are not loaded.
 */
const CATALOGS = {
  permits: PERMIT_TYPES,
  configurations: CONFIGURATIONS,
  trailers: TRAILER_TYPES,
  regimes: REGIMES,
  documents: DOCUMENT_TYPES,
  materials: MATERIAL_TYPES,
  directions: DIRECTIONS,
  ways: WAYS,
  countries: COUNTRIES,
  units: UNITS,
  weightUnits: WEIGHT_UNITS,
  packaging: PACKAGING,
  hazards: HAZARDS,
};

/** Where the keys come from and since when they hold. */
const SOURCE = { source: 'SAT, catCartaPorte 3.1', dated: '2024-07-17' };

/** The rows of the catalogs. */
export function keyRows() {
  return Object.entries(CATALOGS).flatMap(([catalog, entries]) =>
    entries.map((entry) => ({ catalog, ...entry, ...SOURCE })),
  );
}
