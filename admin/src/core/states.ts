import { schema } from './contract/schema.ts';

const names = schema('StateCode')['x-names'] ?? {};

/** The name of a state by its ISO 3166-2 code; the code itself where it is unknown. */
export function stateName(code: string): string {
  return names[code] ?? code;
}

/** `MX-NLE` as `NLE`, `US-TX` as `TX`. */
export function shortState(code: string): string {
  return code.slice(3);
}

/** The states of a country, or of all, by name. */
export function stateChoices(country?: string | null): { id: string; name: string }[] {
  return Object.entries(names)
    .filter(([code]) => !country || code.startsWith(`${country}-`))
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}
