import type { Words } from '../../../shared/words.ts';
import { type Data, isEmpty, valueAt } from '../data.ts';
import { FORMATS } from '../form/formats.ts';
import { placedSections } from '../form/form.ts';
import type { PlacedField } from '../form/types.ts';
import type { Keys } from '../keys/Keys.ts';
import type { Finding } from './types.ts';

/** Finds the faults of single fields: missing, written in another way, or not in their catalog. */
export function fieldFindings(data: Data, keys: Keys): Finding[] {
  const fields = placedSections(data).flatMap((section) => section.fields);
  return fields.flatMap((placed) => findingOf(placed, data, keys) ?? []);
}

function findingOf(placed: PlacedField, data: Data, keys: Keys): Finding | undefined {
  const value = valueAt(data[placed.party], placed.path);
  if (isEmpty(value)) return placed.isRequired ? missingFinding(placed) : undefined;
  const { format, catalog } = placed.field;
  if (format && !FORMATS[format].pattern.test(String(value)))
    return findField('format', placed, WRONG, FORMATS[format].remedy);
  const codes = [value].flat() as string[];
  if (!catalog || codes.every((key) => keys.find(catalog, key))) return undefined;
  const isAdvice = keys.isPartial(catalog);
  return findField('unknownKey', placed, UNKNOWN, isAdvice ? CONFIRM : CHOOSE, isAdvice);
}

function missingFinding(placed: PlacedField): Finding {
  return {
    ...findField(
      'missing',
      placed,
      MISSING,
      placed.party === 'customer' ? BY_CUSTOMER : BY_CARRIER,
    ),
    codes: placed.field.codes ?? null,
  };
}

function findField(
  rule: string,
  { party, path, field }: PlacedField,
  words: Words,
  remedy: Words,
  isAdvice = false,
): Finding {
  const text = {
    es: words.es.replace('{field}', field.label.es),
    en: words.en.replace('{field}', field.label.en),
  };
  return { rule, party, path, text, remedy, isAdvice, codes: null };
}

const MISSING = { es: 'Falta: {field}.', en: 'Missing: {field}.' };
const BY_CUSTOMER = {
  es: 'Lo llena el cliente en su parte.',
  en: 'The customer fills it in its part.',
};
const BY_CARRIER = {
  es: 'Lo llena el transportista en su parte.',
  en: 'The carrier fills it in its part.',
};
const WRONG = {
  es: '{field}: no está escrito como lo pide el SAT.',
  en: '{field}: not written as SAT requires it.',
};
const UNKNOWN = {
  es: '{field}: la clave no está en el catálogo.',
  en: '{field}: the key is not in the catalog.',
};
const CHOOSE = { es: 'Elija una clave de la lista.', en: 'Choose a key of the list.' };
const CONFIRM = {
  es: 'Confirme la clave en el catálogo del SAT: aquí solo están las más usadas.',
  en: "Confirm the key in SAT's catalog: only the most used ones are here.",
};
