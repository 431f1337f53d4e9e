import type { City } from './places.ts';

/** A lane: origin, border crossing if any, destination, and the kilometers by road, rounded. */
export interface Lane {
  from: City;
  crossing?: City;
  to: City;
  km: number;
}

/** Example lanes for the map. */
export const lanes: Lane[] = [
  { from: 'Monterrey', crossing: 'Laredo', to: 'Dallas', km: 860 },
  { from: 'Querétaro', crossing: 'Laredo', to: 'Chicago', km: 3090 },
  { from: 'Saltillo', crossing: 'Laredo', to: 'San Antonio', km: 560 },
  { from: 'Ciudad de México', crossing: 'Pharr', to: 'Houston', km: 1560 },
  { from: 'Chihuahua', crossing: 'El Paso', to: 'Phoenix', km: 1060 },
  { from: 'Hermosillo', crossing: 'Nogales', to: 'Phoenix', km: 570 },
  { from: 'Guadalajara', crossing: 'Otay Mesa', to: 'Los Ángeles', km: 2500 },
  { from: 'Querétaro', to: 'Guadalajara', km: 350 },
];
