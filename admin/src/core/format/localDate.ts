import { regionOf } from '#languages';
import { readLanguage } from '../i18n/language.ts';
import { formatDate } from './formatDate.ts';

/** A date without a time in the interface's language, for names of records: `9 mar 2026`. */
export function localDate(day: string): string {
  return formatDate(day, readRegion());
}

/** The name of a country by its code, in the interface's language: `México`. */
export function localCountry(code: string): string {
  return new Intl.DisplayNames(readRegion(), { type: 'region' }).of(code) ?? code;
}

function readRegion(): string {
  return regionOf(readLanguage());
}
