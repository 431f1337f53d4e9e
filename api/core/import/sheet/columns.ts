import type { Schemas } from '../../contract/types.ts';
import { stateNames } from '../../contract/stateNames.ts';
import { COUNTRY_WORDS, STATE_WORDS } from './abbreviations.ts';
import { type CellParser, postalCode, text } from './cells.ts';
import type { Column } from './sheet.ts';
import { namesFrom, oneOf } from './choices.ts';
import { headingOf, type Labels, labelsOf } from '../../contract/labels.ts';
import type { Words } from '../../../shared/words.ts';

/** A column with this heading; it takes any text unless `read` is given. */
export function column(
  name: string,
  heading: Words,
  read: Column['read'] = text,
  more: Pick<Column, 'required' | 'adds' | 'also'> = {},
): Column {
  return { name, heading, read, ...more };
}

/** A state by its code, its name or a common abbreviation. */
export const state = oneOf(namesByState(), {
  acceptedValues: {
    es: 'Nombre, código o abreviatura: Nuevo León, MX-NLE, N.L., TX',
    en: 'Name, code or abbreviation: Texas, US-TX, TX, N.L.',
  },
  also: stateWords(),
});

export const country = countryIn(labelsOf('Place.country'));

export const currency = oneOf(
  { USD: ['USD', 'USD'], MXN: ['MXN', 'MXN'] },
  {
    also: {
      USD: ['Dólares', 'Dólar', 'Dollars', 'Dlls', 'Dls', 'US$'],
      MXN: ['Pesos', 'Peso', 'MN', 'Moneda nacional', 'MX$'],
    },
  },
);

/** A country with one of these names, or another common one. */
export function countryIn(labels: Labels): CellParser {
  return oneOf(namesFrom(labels), { also: COUNTRY_WORDS });
}

/** The columns of the address in the input's field `name`, headed as in rows of this schema. */
export function addressColumns(rows: string, name: string, isRequired = false): Column[] {
  const required = { required: isRequired };
  const part = (field: string, read: Column['read'], more = {}) =>
    column(`${name}.${field}`, headingOf(rows, `${name}.${field}`), read, more);
  return [
    part('street', text),
    part('city', text, required),
    part('state', state, required),
    part('country', country, required),
    part('postalCode', postalCode),
  ];
}

/** Each state also by its code without the country: NLE, TX. */
function stateWords(): Record<string, string[]> {
  const codes = Object.keys(stateNames()) as Schemas['StateCode'][];
  return Object.fromEntries(
    codes.map((code) => [code, [code.slice('MX-'.length), ...(STATE_WORDS[code] ?? [])]]),
  );
}

function namesByState(): Record<string, string[]> {
  return Object.fromEntries(Object.entries(stateNames()).map(([code, name]) => [code, [name]]));
}
