import { foldText } from '../../../shared/reading/folded.ts';
import type { PlaceMention } from '../Reading.ts';

/** Cities where trucks cross the border between Mexico and the United States. */
const CITIES = new Set([
  ...['tijuana', 'tecate', 'mexicali', 'san luis rio colorado', 'nogales', 'agua prieta'],
  ...['ciudad juarez', 'ojinaga', 'ciudad acuna', 'piedras negras', 'nuevo laredo', 'colombia'],
  ...['ciudad miguel aleman', 'reynosa', 'rio bravo', 'matamoros', 'san diego', 'otay mesa'],
  ...['calexico', 'san luis', 'douglas', 'santa teresa', 'el paso', 'presidio', 'del rio'],
  ...['eagle pass', 'laredo', 'roma', 'hidalgo', 'pharr', 'mcallen', 'progreso', 'brownsville'],
]);

/** Whether a place may be a city where trucks cross the border. */
export function isBorderCity({ values }: PlaceMention): boolean {
  return values.some(({ city }) => CITIES.has(foldText(city)));
}
