import { schema } from '../../core/contract/schema.ts';

const names = schema('StateCode')['x-names'] ?? {};

/** The name of a state by its ISO 3166-2 code; the code itself where it is unknown. */
export function stateName(code: string): string {
  return names[code] ?? code;
}

/** `MX-NLE` as `NLE`, `US-TX` as `TX`. */
export function shortState(code: string): string {
  return code.slice(3);
}

/** The country of a state's code: `MX` or `US`. */
export function countryOf(code: string): string {
  return code.slice(0, 2);
}

/** The states of a country, or of all, by country and name. */
export function stateChoices(country?: string | null): { id: string; name: string }[] {
  return Object.entries(names)
    .filter(([code]) => !country || countryOf(code) === country)
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => countryOf(a.id).localeCompare(countryOf(b.id)) || byName(a, b));
}

/** The states at the border, by country. */
export const BORDER_STATES: Record<string, string[]> = {
  MX: ['MX-BCN', 'MX-CHH', 'MX-COA', 'MX-NLE', 'MX-SON', 'MX-TAM'],
  US: ['US-AZ', 'US-CA', 'US-NM', 'US-TX'],
};

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'es');
}
