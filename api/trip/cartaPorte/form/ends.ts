import type { Words } from '../../../shared/words.ts';
import { type Data, type End, MEXICO } from '../data.ts';
import { isByStop, placedStops } from '../stops.ts';
import { choice, hint, taxIdentity, text } from './fields.ts';
import type { Field, Section } from './types.ts';

const RFC = 'CP132–CP134';
const PLACE = { codes: 'CP143–CP147' };
const OPTIONAL = { optional: true } as const;
const MEXICAN = { ...OPTIONAL, when: ({ country }: End) => country === MEXICO };

const FIELDS: Field[] = [
  text('name', 'text', ['Nombre o razón social', 'Name'], OPTIONAL),
  ...taxIdentity(RFC),
  text('locationId', 'locationId', ['Identificador de la ubicación', 'Location id'], OPTIONAL),
  choice('country', 'countries', ['País', 'Country'], PLACE),
  text('state', 'text', ['Estado (clave del SAT)', "State (SAT's key)"], {
    ...PLACE,
    ...hint('Como NLE o TX', 'Such as NLE or TX'),
  }),
  text('postalCode', 'text', ['Código postal', 'Postal code'], {
    ...PLACE,
    search: 'postalCodes',
  }),
  text('street', 'text', ['Calle', 'Street'], OPTIONAL),
  text('exterior', 'text', ['Número exterior', 'Street number'], OPTIONAL),
  text('colony', 'text', ['Colonia (clave del SAT)', "Colony (SAT's key)"], {
    ...MEXICAN,
    search: 'colonies',
    within: 'postalCode',
    ...hint('Puede quedar vacía', 'May stay empty'),
  }),
  text('municipality', 'text', ['Municipio (clave del SAT)', "Municipality (SAT's key)"], {
    ...MEXICAN,
    search: 'municipalities',
    within: 'state',
    ...hint('Puede quedar vacío', 'May stay empty'),
  }),
];

const ENDS: Section[] = [
  end('origin', { es: 'Origen: quien envía', en: 'Origin: who sends' }),
  end('destination', { es: 'Destino: quien recibe', en: 'Destination: who receives' }),
];

/** The customer's fields of where the goods are loaded and where they are delivered. */
export function endSections(data: Data): Section[] {
  if (!isByStop(data)) return ENDS;
  return placedStops(data).map((stop) => end(stop.end, stop.title, stop.number));
}

function end(at: string, title: Words, stop?: number): Section {
  return { party: 'customer', title, stop, at, fields: FIELDS };
}
