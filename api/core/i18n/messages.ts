import type { Words } from './words.ts';

/** The error for an empty required field (specification, section 5). */
export const REQUIRED: Words = { es: 'Este campo es necesario', en: 'This field is required' };

/** The error for a date in the past (specification, section 5). */
export const FUTURE: Words = { es: 'Solo fechas futuras', en: 'Dates only in the future' };
