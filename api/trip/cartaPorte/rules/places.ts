import { fits as codeFits } from '../../../platform/geography/postalCodes.ts';
import { stateCodes } from '../../../platform/geography/timeZones.ts';

/** Countries whose states and postal codes Andén knows, with their code in ISO 3166-2 and the form of a postal code. */
const KNOWN: Record<string, { code: string; postalCode: RegExp }> = {
  MEX: { code: 'MX', postalCode: /^\d{5}$/ },
  USA: { code: 'US', postalCode: /^\d{5}(-\d{4})?$/ },
};

/** SAT's key of a country, from ISO 3166-1 alpha-2. */
export function countryKey(code: string): string | undefined {
  return Object.keys(KNOWN).find((key) => KNOWN[key]!.code === code);
}

/** Whether a country has the state; true for a country whose states Andén does not know. */
export function stateExists(country: string, state: string): boolean {
  const format = KNOWN[country];
  return !format || stateCodes().includes(`${format.code}-${state}`);
}

/** Whether a postal code is written as in the country, and lies in the state. */
export function fits(country: string, state: string, postalCode: string): boolean {
  const format = KNOWN[country];
  if (!format) return true;
  return format.postalCode.test(postalCode) && codeFits(postalCode, `${format.code}-${state}`);
}
