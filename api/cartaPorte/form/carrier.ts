import { type Data, FOREIGN_RFC, isHazardous } from '../data.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Field, Section } from './types.ts';

type Operator = Schemas['CartaPorteOperator'];

const DISTANCE = 'CP125, CP126, CP141';
const OPERATORS = 'CP193–CP199';
const isHazmat = (_: unknown, data: Data) => isHazardous(data);
const isForeign = ({ rfc }: Operator) => rfc === FOREIGN_RFC;

const INSURANCE: Field[] = [
  {
    name: 'insurer',
    label: { es: 'Aseguradora de responsabilidad civil', en: 'Civil liability insurer' },
    format: 'insurer',
  },
  { name: 'policy', label: { es: 'Póliza', en: 'Policy' }, format: 'policy' },
  {
    name: 'environmentInsurer',
    label: { es: 'Aseguradora de daños al medio ambiente', en: 'Environmental insurer' },
    format: 'insurer',
    codes: 'CP182, CP183',
    when: isHazmat,
  },
  {
    name: 'environmentPolicy',
    label: { es: 'Póliza de medio ambiente', en: 'Environmental policy' },
    format: 'policy',
    codes: 'CP182, CP183',
    when: isHazmat,
  },
  {
    name: 'cargoInsurer',
    label: { es: 'Aseguradora de la carga', en: 'Cargo insurer' },
    format: 'insurer',
    optional: true,
  },
  {
    name: 'cargoPolicy',
    label: { es: 'Póliza de la carga', en: 'Cargo policy' },
    format: 'policy',
    optional: true,
  },
];

const VEHICLE: Field[] = [
  {
    name: 'permitType',
    label: { es: 'Tipo de permiso de la SICT', en: 'Type of SICT permit' },
    kind: 'choice',
    catalog: 'permits',
  },
  {
    name: 'permitNumber',
    label: { es: 'Número del permiso', en: 'Permit number' },
    format: 'text',
  },
  {
    name: 'configuration',
    label: { es: 'Configuración vehicular', en: 'Vehicle configuration' },
    kind: 'choice',
    catalog: 'configurations',
  },
  {
    name: 'grossWeight',
    label: { es: 'Peso bruto vehicular en toneladas', en: 'Gross vehicle weight in metric tons' },
    kind: 'decimal',
    format: 'tons',
  },
  {
    name: 'plates',
    label: { es: 'Placas de la unidad', en: 'Plates of the truck' },
    format: 'plates',
  },
  { name: 'year', label: { es: 'Modelo (año)', en: 'Model year' }, kind: 'whole', format: 'year' },
];

/** The form of the carrier's part. */
export const CARRIER: Section[] = [
  {
    party: 'carrier',
    title: { es: 'Viaje', en: 'Trip' },
    fields: [
      {
        name: 'departureAt',
        label: { es: 'Salida', en: 'Departure' },
        kind: 'moment',
        format: 'moment',
      },
      {
        name: 'arrivalAt',
        label: { es: 'Llegada', en: 'Arrival' },
        kind: 'moment',
        format: 'moment',
      },
      {
        name: 'distance',
        label: { es: 'Distancia al destino en km', en: 'Distance to the destination in km' },
        kind: 'decimal',
        format: 'kilometers',
        codes: DISTANCE,
      },
      {
        name: 'totalDistance',
        label: { es: 'Distancia total en km', en: 'Total distance in km' },
        kind: 'decimal',
        format: 'kilometers',
        codes: DISTANCE,
      },
    ],
  },
  { party: 'carrier', title: { es: 'Unidad', en: 'Truck' }, fields: VEHICLE },
  { party: 'carrier', title: { es: 'Seguros', en: 'Insurance' }, fields: INSURANCE },
  {
    party: 'carrier',
    title: { es: 'Remolque', en: 'Trailer' },
    at: 'trailers',
    list: { least: 0, most: 2, add: { es: 'Agregar remolque', en: 'Add trailer' } },
    fields: [
      { name: 'type', label: { es: 'Tipo', en: 'Type' }, kind: 'choice', catalog: 'trailers' },
      { name: 'plates', label: { es: 'Placas', en: 'Plates' }, format: 'plates' },
    ],
  },
  {
    party: 'carrier',
    title: { es: 'Operador', en: 'Driver' },
    at: 'operators',
    list: { least: 1, most: 5, add: { es: 'Agregar operador', en: 'Add driver' } },
    fields: [
      { name: 'name', label: { es: 'Nombre', en: 'Name' }, format: 'text', codes: OPERATORS },
      {
        name: 'rfc',
        label: { es: 'RFC', en: 'RFC' },
        format: 'rfc',
        codes: OPERATORS,
        hint: {
          es: `Para un extranjero escriba ${FOREIGN_RFC}`,
          en: `For a foreigner enter ${FOREIGN_RFC}`,
        },
      },
      {
        name: 'taxId',
        label: { es: 'Registro fiscal extranjero', en: 'Foreign tax id' },
        format: 'taxId',
        codes: OPERATORS,
        when: isForeign,
      },
      {
        name: 'taxResidence',
        label: { es: 'País de residencia fiscal', en: 'Country of tax residence' },
        kind: 'choice',
        catalog: 'countries',
        codes: OPERATORS,
        when: isForeign,
      },
      {
        name: 'licence',
        label: { es: 'Licencia', en: 'License' },
        format: 'licence',
        codes: OPERATORS,
      },
    ],
  },
];
