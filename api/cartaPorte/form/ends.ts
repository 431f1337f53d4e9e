import type { Words } from '../../core/i18n/words.ts';
import { type End, FOREIGN_RFC, MEXICO } from '../data.ts';
import type { Field, Section } from './types.ts';

const RFC = 'CP132–CP134';
const PLACE = 'CP143–CP147';
const isForeign = ({ rfc }: End) => rfc === FOREIGN_RFC;
const isMexican = ({ country }: End) => country === MEXICO;

const PERSON: Field[] = [
  {
    name: 'name',
    label: { es: 'Nombre o razón social', en: 'Name' },
    format: 'text',
    optional: true,
  },
  {
    name: 'rfc',
    label: { es: 'RFC', en: 'RFC' },
    format: 'rfc',
    codes: RFC,
    hint: {
      es: `Para un extranjero escriba ${FOREIGN_RFC}`,
      en: `For a foreigner enter ${FOREIGN_RFC}`,
    },
  },
  {
    name: 'taxId',
    label: { es: 'Registro fiscal extranjero', en: 'Foreign tax id' },
    format: 'taxId',
    codes: RFC,
    when: (end: End) => isForeign(end) || !!end.taxId,
    optional: (end: End) => !isForeign(end),
  },
  {
    name: 'taxResidence',
    label: { es: 'País de residencia fiscal', en: 'Country of tax residence' },
    kind: 'choice',
    catalog: 'countries',
    codes: RFC,
    when: (end: End) => isForeign(end) || !!end.taxResidence,
    optional: (end: End) => !isForeign(end),
  },
  {
    name: 'locationId',
    label: { es: 'Identificador de la ubicación', en: 'Location id' },
    format: 'locationId',
    optional: true,
  },
];

const ADDRESS: Field[] = [
  {
    name: 'country',
    label: { es: 'País', en: 'Country' },
    kind: 'choice',
    catalog: 'countries',
    codes: PLACE,
  },
  {
    name: 'state',
    label: { es: 'Estado (clave del SAT)', en: "State (SAT's key)" },
    format: 'text',
    codes: PLACE,
    hint: { es: 'Como NLE o TX', en: 'Such as NLE or TX' },
  },
  {
    name: 'postalCode',
    label: { es: 'Código postal', en: 'Postal code' },
    format: 'text',
    codes: PLACE,
  },
  { name: 'street', label: { es: 'Calle', en: 'Street' }, format: 'text', optional: true },
  {
    name: 'exterior',
    label: { es: 'Número exterior', en: 'Street number' },
    format: 'text',
    optional: true,
  },
  {
    name: 'colony',
    label: { es: 'Colonia (clave del SAT)', en: "Colony (SAT's key)" },
    when: isMexican,
    optional: true,
    hint: { es: 'Puede quedar vacía', en: 'May stay empty' },
  },
  {
    name: 'municipality',
    label: { es: 'Municipio (clave del SAT)', en: "Municipality (SAT's key)" },
    when: isMexican,
    optional: true,
    hint: { es: 'Puede quedar vacío', en: 'May stay empty' },
  },
];

/** The customer's fields of where the goods are loaded and where they are delivered. */
export const ENDS: Section[] = [
  end('origin', { es: 'Origen: quien envía', en: 'Origin: who sends' }),
  end('destination', { es: 'Destino: quien recibe', en: 'Destination: who receives' }),
];

function end(at: string, title: Words): Section {
  return { party: 'customer', title, at, fields: [...PERSON, ...ADDRESS] };
}
