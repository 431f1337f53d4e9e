import { countryOf, shortState, stateChoices, stateName } from './states.ts';

/** Summarizes the states of one country among the given ones: all, a few by name, or their number. */
export interface Coverage {
  country: string;
  isWhole: boolean;
  count: number;
  names: string[];
}

/** The states grouped by country, Mexico first, sorted by name. */
export function coverageOf(codes: readonly string[]): Coverage[] {
  return ['MX', 'US'].flatMap((country) => {
    const codesInCountry = codes.filter((code) => countryOf(code) === country);
    if (codesInCountry.length === 0) return [];
    const names = codesInCountry.map(stateName).sort((a, b) => a.localeCompare(b, 'es'));
    const isWhole = codesInCountry.length === stateChoices(country).length;
    return { country, isWhole, count: codesInCountry.length, names };
  });
}

/** States in short, for a narrow column: `NLE, COA` or `32 MX · 4 US`. */
export function shortCoverage(codes: readonly string[]): string {
  if (codes.length <= 3) return codes.map(shortState).join(', ');
  return coverageOf(codes)
    .map(({ country, count }) => `${count} ${country}`)
    .join(' · ');
}
