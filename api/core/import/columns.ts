import { stateNames } from '../contract/stateNames.ts';
import { oneOf, text } from './cells.ts';
import type { Column } from './sheet.ts';

type Heading = readonly [es: string, en: string];

/** A column with this heading; it takes any text unless `read` is given. */
export function column(
  name: string,
  [es, en]: Heading,
  read: Column['read'] = text,
  more: Pick<Column, 'required' | 'adds'> = {},
): Column {
  return { name, heading: { es, en }, read, ...more };
}

/** A state by its code or its name. */
export const state = oneOf(namesByState(), {
  es: 'Código o nombre: MX-NLE, Nuevo León',
  en: 'Code or name: US-TX, Texas',
});

export const country = oneOf({ MX: ['México', 'Mexico'], US: ['Estados Unidos', 'United States'] });

/** The columns of the address in the input's field `name`. */
export function addressColumns(name: string, [es, en]: Heading, isRequired = false): Column[] {
  const required = { required: isRequired };
  const called = (inEs: string, inEn: string): Heading => [`${es}: ${inEs}`, `${en}: ${inEn}`];
  return [
    column(`${name}.street`, called('calle', 'street')),
    column(`${name}.city`, called('ciudad', 'city'), text, required),
    column(`${name}.state`, called('estado', 'state'), state, required),
    column(`${name}.country`, called('país', 'country'), country, required),
    column(`${name}.postalCode`, called('código postal', 'postal code')),
  ];
}

function namesByState(): Record<string, string[]> {
  return Object.fromEntries(Object.entries(stateNames()).map(([code, name]) => [code, [name]]));
}
