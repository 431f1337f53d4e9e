import type { Schemas } from '../../contract/types.ts';
import { stateNames } from '../../contract/stateNames.ts';
import { COUNTRY_WORDS, STATE_WORDS } from './abbreviations.ts';
import { type CellParser, postalCode, text } from './cells.ts';
import { oneOf } from './choices.ts';
import type { Column } from './sheet.ts';

type Heading = readonly [es: string, en: string];

/** A column with this heading; it takes any text unless `read` is given. */
export function column(
  name: string,
  [es, en]: Heading,
  read: Column['read'] = text,
  more: Pick<Column, 'required' | 'adds' | 'also'> = {},
): Column {
  return { name, heading: { es, en }, read, ...more };
}

/** A state by its code, its name or a common abbreviation. */
export const state = oneOf(namesByState(), {
  takes: {
    es: 'Nombre, código o abreviatura: Nuevo León, MX-NLE, N.L., TX',
    en: 'Name, code or abbreviation: Texas, US-TX, TX, N.L.',
  },
  also: stateWords(),
});

export const country = countryIn({
  MX: ['México', 'Mexico'],
  US: ['Estados Unidos', 'United States'],
});

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
export function countryIn(names: Readonly<Record<string, readonly string[]>>): CellParser {
  return oneOf(names, { also: COUNTRY_WORDS });
}

/** The columns of the address in the input's field `name`. */
export function addressColumns(name: string, [es, en]: Heading, isRequired = false): Column[] {
  const required = { required: isRequired };
  const called = (inEs: string, inEn: string): Heading => [`${es}: ${inEs}`, `${en}: ${inEn}`];
  return [
    column(`${name}.street`, called('calle', 'street')),
    column(`${name}.city`, called('ciudad', 'city'), text, required),
    column(`${name}.state`, called('estado', 'state'), state, required),
    column(`${name}.country`, called('país', 'country'), country, required),
    column(`${name}.postalCode`, called('código postal', 'postal code'), postalCode),
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
