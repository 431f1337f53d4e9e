import type { Words } from './words.ts';

/** Of a field that is not filled (specification, section 5). */
export const REQUIRED: Words = { es: 'Este campo es necesario', en: 'This field is required' };

/** Of a day that has passed (specification, section 5). */
export const FUTURE: Words = { es: 'Solo fechas futuras', en: 'Dates only in the future' };
