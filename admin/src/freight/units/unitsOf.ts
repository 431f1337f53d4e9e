import type { Schemas } from '../../core/contract/types.ts';
import type { Units } from './measures.ts';

/** The units that people of a country read; undefined where the country is not known. */
export function unitsOf(country: Schemas['OwnSession']['country'] | undefined): Units | undefined {
  if (!country) return undefined;
  return country === 'US' ? 'imperial' : 'metric';
}
