import { Refusal } from '../../errors/errors.ts';
import type { Locale, Words } from '../../../shared/words.ts';
import { fold } from './fold.ts';
import type { Column } from './sheet.ts';
import { otherLocales } from '../../../shared/languages.ts';

/** The heading of the column with the errors, in a file with results. */
export const ERRORS: Words = { es: 'Errores', en: 'Errors' };

/** The choices with which a header is compared with the template. */
export interface Comparison {
  /** The language of the caller, in which missing columns are named; those that others publish keep their own names. */
  locale: Locale;
  /** Whether others publish the file: only required columns must be there, and others are ignored. */
  isPublished?: boolean;
  /** Whether columns that the template has not are ignored, because somebody is asked about them. */
  ignoresUnknown?: boolean;
}

/** The columns of a file. */
export interface Header {
  /** Their names in the template, '' for columns that are not imported. */
  header: string[];
  /** The language of most headings. */
  language: Locale;
  /** The headings that the template has not, where they are ignored. */
  ignored: string[];
}

/**
 * Compares a file's header with the template, whose headings are read in both languages. Throws ERR_08 (specification,
 * section 5) when a column is missing, repeated, or unknown where nobody is asked about it; it names each, and lists them
 * all in one line. A file from an earlier template may lack the later columns.
 */
export function matchHeader(head: string[], columns: Column[], comparison: Comparison): Header {
  const { locale, isPublished = false, ignoresUnknown = false } = comparison;
  const language = languageOf(head, columns, locale);
  const { header, unknown, repeated } = compareColumns(head, columns, language);
  const missingHeadings = columns
    .filter(({ name }) => !header.includes(name))
    .filter(({ required, isLater }) => required || !(isPublished || isLater))
    .map(({ heading }) => heading[isPublished ? language : locale]);
  const wrong = isPublished
    ? missingHeadings
    : [...missingHeadings, ...repeated, ...(ignoresUnknown ? [] : unknown)];
  if (wrong.length === 0) return { header, language, ignored: isPublished ? [] : unknown };
  const extra = isPublished ? [] : [...unknown, ...repeated];
  throw new Refusal('ERR_08', {
    errors: { ...eachWith(extra, EXTRA), ...eachWith(missingHeadings, MISSING) },
    detail: summaryOf(missingHeadings, extra),
  });
}

/** The heading of a column in the template; required columns are marked with an asterisk. */
export function headingOf({ heading, required }: Column, language: Locale): string {
  return required ? `${heading[language]} *` : heading[language];
}

/** The language with the most headings of a file; the caller's where it has as many. */
function languageOf(head: string[], columns: Column[], locale: Locale): Locale {
  const cells = new Set(head.map(fold));
  const count = (language: Locale) =>
    columns.filter(({ heading }) => cells.has(fold(heading[language]))).length;
  return otherLocales(locale).reduce(
    (most, other) => (count(other) > count(most) ? other : most),
    locale,
  );
}

function compareColumns(head: string[], columns: Column[], language: Locale) {
  const nameByHeading = new Map([
    ...columns.flatMap(({ heading, name }) =>
      otherLocales(language).map((other) => [fold(heading[other]), name] as const),
    ),
    ...columns.flatMap((column) => namesOf(column, language)),
  ]);
  const namesSoFar = new Set<string>();
  const [unknown, repeated]: [string[], string[]] = [[], []];
  const header = head.map((cell) => {
    const word = fold(cell);
    if (!word || Object.values(ERRORS).some((text) => word === fold(text))) return '';
    const name = nameByHeading.get(word);
    if (name !== undefined && !namesSoFar.has(name)) {
      namesSoFar.add(name);
      return name;
    }
    (name === undefined ? unknown : repeated).push(cell.trim());
    return '';
  });
  return { header, unknown, repeated };
}

function namesOf({ name, heading, also = [] }: Column, language: Locale) {
  return [heading[language], ...also].map((text) => [fold(text), name] as const);
}

function eachWith(names: string[], words: Words): Record<string, Words> {
  return Object.fromEntries(names.map((name) => [name, words]));
}

/** The missing and the unknown columns, listed in one line. */
function summaryOf(missingNames: string[], extra: string[]): Words {
  const sentence = (start: string, names: string[], more: string) =>
    names.length === 0 ? [] : [`${start}: ${listOfNames(names, more)}.`];
  const es = [
    ...sentence('Faltan', missingNames, 'más'),
    ...sentence('No están en la plantilla, o se repiten', extra, 'más'),
  ];
  const en = [
    ...sentence('Missing', missingNames, 'more'),
    ...sentence('Not in the template, or repeated', extra, 'more'),
  ];
  return { es: es.join(' '), en: en.join(' ') };
}

const NAMED = 12;
const LONGEST_NAME = 60;

function listOfNames(names: string[], more: string): string {
  const shortNames = names.slice(0, NAMED).map((name) => name.slice(0, LONGEST_NAME));
  const rest = names.length - shortNames.length;
  return [...shortNames, ...(rest > 0 ? [`+${rest} ${more}`] : [])].join(', ');
}

const MISSING: Words = { es: 'Falta esta columna', en: 'This column is missing' };
const EXTRA: Words = {
  es: 'Esta columna no está en la plantilla, o se repite',
  en: 'This column is not in the template, or is repeated',
};
