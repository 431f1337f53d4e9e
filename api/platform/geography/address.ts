import { Refusal } from '../../core/errors/errors.ts';
import type { Words } from '../../shared/words.ts';
import { fits } from './postalCodes.ts';
import type { Warning } from '../../core/records/warnings.ts';

/** The fields of an address that must be consistent with each other. */
export interface Address {
  state: string;
  country: string;
  postalCode?: string | null;
}

/** Throws 422 when the state belongs to another country or the postal code does not have the country's format. */
export function checkAddress(address: Address, path = ''): void {
  const errors = addressErrors(address, path);
  if (Object.keys(errors).length > 0) throw new Refusal('INVALID', { errors });
}

/** The same errors by field, for callers with more checks. */
export function addressErrors({ state, country, postalCode }: Address, path: string) {
  const errors: Record<string, Words> = {};
  if (!state.startsWith(`${country}-`)) errors[`${path}country`] = OTHER_COUNTRY;
  const shape = country === 'US' ? /^\d{5}(-\d{4})?$/ : /^\d{5}$/;
  if (postalCode && !shape.test(postalCode)) errors[`${path}postalCode`] = SHAPES[country]!;
  return errors;
}

/** A warning for a postal code that lies in another state, which may be a typing error. */
export function addressWarnings({ state, postalCode }: Address, path = ''): Warning[] {
  if (!postalCode || fits(postalCode, state)) return [];
  return [{ field: `${path}postalCode`, code: 'POSTAL_CODE_OF_OTHER_STATE', message: OTHER_STATE }];
}

const OTHER_COUNTRY: Words = {
  es: 'El estado pertenece a otro país',
  en: 'The state belongs to another country',
};
const SHAPES: Record<string, Words> = {
  MX: { es: 'En México son cinco dígitos', en: 'In Mexico it has five digits' },
  US: {
    es: 'En Estados Unidos son cinco dígitos, o nueve con guion',
    en: 'In the United States it has five digits, or nine with a hyphen',
  },
};
const OTHER_STATE: Words = {
  es: 'El código postal no corresponde al estado',
  en: 'The postal code is not in the state',
};
