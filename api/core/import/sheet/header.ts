import { Refusal } from '../../errors/errors.ts';
import type { Locale, Words } from '../../../shared/words.ts';
import { fold } from './fold.ts';
import type { Column } from './sheet.ts';

/** The heading of the column with the errors, in a file with results. */
export const ERRORS: Words = { es: 'Errores', en: 'Errors' };

/**
 * The column names for a file's header, '' for columns that are not imported, and the header's language. Throws ERR_08
 * (specification, section 5) when a column of the template is missing or an unknown one is present; it names each, and
 * lists them all in one line. In a published file only required columns must be there, and others are ignored.
 */
export function matchHeader(
  head: string[],
  columns: Column[],
  isPublished = false,
): { header: string[]; language: Locale } {
  const found = (['es', 'en'] as const).map((language) =>
    compared(head, columns, language, isPublished),
  );
  const [best] = found.sort((a, b) => a.wrong - b.wrong);
  if (best!.wrong === 0) return { header: best!.header, language: best!.language };
  throw new Refusal('ERR_08', { errors: best!.errors, detail: summaryOf(best!.errors) });
}

/** The heading of a column in the template; required columns are marked with an asterisk. */
export function headingOf({ heading, required }: Column, language: Locale): string {
  return required ? `${heading[language]} *` : heading[language];
}

function compared(head: string[], columns: Column[], language: Locale, isPublished: boolean) {
  const known = new Map(columns.flatMap((column) => namesOf(column, language)));
  const found = new Set<string>();
  const errors: Record<string, Words> = {};
  const header = head.map((cell) => {
    const word = fold(cell);
    if (!word || word === fold(ERRORS.es) || word === fold(ERRORS.en)) return '';
    const name = known.get(word);
    if (name !== undefined && !found.has(name)) {
      found.add(name);
      return name;
    }
    if (!isPublished) errors[cell.trim()] = EXTRA;
    return '';
  });
  for (const { name, heading, required } of columns)
    if (!found.has(name) && (required || !isPublished)) errors[heading[language]] = MISSING;
  return { header, language, errors, wrong: Object.keys(errors).length };
}

function namesOf({ name, heading, also = [] }: Column, language: Locale) {
  return [heading[language], ...also].map((text) => [fold(text), name] as const);
}

/** The missing and the unknown columns, listed in one line. */
function summaryOf(errors: Record<string, Words>): Words {
  const [missing, extra] = [MISSING, EXTRA].map((kind) =>
    Object.keys(errors).filter((name) => errors[name] === kind),
  ) as [string[], string[]];
  const sentence = (start: string, names: string[], more: string) =>
    names.length === 0 ? [] : [`${start}: ${listed(names, more)}.`];
  const es = [
    ...sentence('Faltan', missing, 'más'),
    ...sentence('No están en la plantilla, o se repiten', extra, 'más'),
  ];
  const en = [
    ...sentence('Missing', missing, 'more'),
    ...sentence('Not in the template, or repeated', extra, 'more'),
  ];
  return { es: es.join(' '), en: en.join(' ') };
}

const NAMED = 12;
const LONGEST_NAME = 60;

function listed(names: string[], more: string): string {
  const shown = names.slice(0, NAMED).map((name) => name.slice(0, LONGEST_NAME));
  const rest = names.length - shown.length;
  return [...shown, ...(rest > 0 ? [`+${rest} ${more}`] : [])].join(', ');
}

const MISSING: Words = { es: 'Falta esta columna', en: 'This column is missing' };
const EXTRA: Words = {
  es: 'Esta columna no está en la plantilla, o se repite',
  en: 'This column is not in the template, or is repeated',
};
