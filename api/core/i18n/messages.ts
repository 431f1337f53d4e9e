import type { Words } from '../../shared/words.ts';

/** The error for an empty required field (specification, section 5). */
export const REQUIRED: Words = { es: 'Este campo es necesario', en: 'This field is required' };

/** The error for a date in the past (specification, section 5). */
export const FUTURE: Words = { es: 'Solo fechas futuras', en: 'Dates only in the future' };

/** The error for a record that is named and that does not exist or is not visible. */
export const MISSING: Words = { es: 'No existe', en: 'It does not exist' };

/** The error for the time of an event that is later than now. */
export const NOT_YET: Words = { es: 'Aún no ha ocurrido', en: 'It has not happened yet' };

/** The error for an amount of zero or less. */
export const NOT_POSITIVE: Words = { es: 'Debe ser mayor que cero', en: 'Must be more than zero' };

/** The error for the end of a range that is before its start. */
export const BEFORE_START: Words = {
  es: 'Debe ser después de la inicial',
  en: 'Must be after the start',
};

/** The error for a text that is to be JSON. */
export const NOT_JSON: Words = { es: 'No es JSON válido', en: 'Not valid JSON' };

/** The error for an address that another record has. */
export const EMAIL_EXISTS: Words = { es: 'El correo ya existe', en: 'E-mail already exists' };

/** The word for a fact that is true. */
export const YES: Words = { es: 'Sí', en: 'Yes' };
