import type { Words } from '../../../shared/words.ts';

interface Format {
  pattern: RegExp;
  /** The text that is right. */
  remedy: Words;
}

/** Formats of texts, after the types of SAT's schema of Carta Porte 3.1. */
export const FORMATS = {
  rfc: {
    pattern: /^[A-Z&Ñ]{3,4}\d{2}(0[1-9]|1[012])(0[1-9]|[12]\d|3[01])[A-Z0-9]{2}[0-9A]$/,
    remedy: {
      es: 'Escriba el RFC de 12 o 13 caracteres, en mayúsculas y sin espacios.',
      en: 'Enter the RFC with 12 or 13 characters, in capitals, without spaces.',
    },
  },
  taxId: {
    pattern: /^[^|]{6,40}$/,
    remedy: {
      es: 'Escriba el registro fiscal extranjero de 6 a 40 caracteres.',
      en: 'Enter the foreign tax id with 6 to 40 characters.',
    },
  },
  locationId: {
    pattern: /^(OR|DE)\d{6}$/,
    remedy: {
      es: 'Escriba OR (origen) o DE (destino) y seis dígitos, como OR000001.',
      en: 'Enter OR (origin) or DE (destination) and six digits, such as OR000001.',
    },
  },
  product: {
    pattern: /^\d{8}$/,
    remedy: {
      es: 'Escriba los 8 dígitos de la clave del SAT.',
      en: "Enter the 8 digits of SAT's key.",
    },
  },
  amount: {
    pattern: /^(?=.*[1-9])\d{1,12}(\.\d{1,3})?$/,
    remedy: {
      es: 'Escriba una cantidad mayor que cero, con punto y a lo más 3 decimales: 1250.5.',
      en: 'Enter an amount above zero, with a point and at most 3 decimals: 1250.5.',
    },
  },
  tons: {
    pattern: /^(?=.*[1-9])\d{1,4}(\.\d{1,2})?$/,
    remedy: {
      es: 'Escríbalo en toneladas, con a lo más 2 decimales: 35.5.',
      en: 'Enter it in metric tons, with at most 2 decimals: 35.5.',
    },
  },
  kilometers: {
    pattern: /^(?=.*[1-9])\d{1,5}(\.\d{1,2})?$/,
    remedy: {
      es: 'Escriba los kilómetros, con a lo más 2 decimales: 895.5.',
      en: 'Enter the kilometers, with at most 2 decimals: 895.5.',
    },
  },
  whole: {
    pattern: /^[1-9]\d{0,5}$/,
    remedy: { es: 'Escriba un número entero.', en: 'Enter a whole number.' },
  },
  plates: {
    pattern: /^[A-Z0-9]{5,7}$/,
    remedy: {
      es: 'Escriba de 5 a 7 letras y dígitos, sin espacios ni guiones.',
      en: 'Enter 5 to 7 letters and digits, without spaces and hyphens.',
    },
  },
  year: {
    pattern: /^(19|20)\d{2}$/,
    remedy: { es: 'Escriba el año con 4 dígitos.', en: 'Enter the year with 4 digits.' },
  },
  insurer: {
    pattern: /^[^|]{3,50}$/,
    remedy: { es: 'Escriba de 3 a 50 caracteres.', en: 'Enter 3 to 50 characters.' },
  },
  policy: {
    pattern: /^[^|]{3,30}$/,
    remedy: { es: 'Escriba de 3 a 30 caracteres.', en: 'Enter 3 to 30 characters.' },
  },
  licence: {
    pattern: /^[^|]{6,16}$/,
    remedy: { es: 'Escriba de 6 a 16 caracteres.', en: 'Enter 6 to 16 characters.' },
  },
  moment: {
    pattern: /^20\d{2}-(0[1-9]|1[012])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
    remedy: {
      es: 'Escriba la fecha y la hora local del lugar.',
      en: 'Enter the date and the local time of the stop.',
    },
  },
  pedimento: {
    pattern: /^\d{2} {2}\d{2} {2}\d{4} {2}\d{7}$/,
    remedy: {
      es: 'Escriba los 15 dígitos con dos espacios entre grupos: 24  24  3420  4000012.',
      en: 'Enter the 15 digits with two spaces between groups: 24  24  3420  4000012.',
    },
  },
  text: {
    pattern: /^[^|]+$/,
    remedy: { es: 'Quite el signo |.', en: 'Remove the sign |.' },
  },
} satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;
