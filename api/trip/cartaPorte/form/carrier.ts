import { type Data, isHazardous } from '../data.ts';
import { choice, decimal, taxIdentity, text } from './fields.ts';
import type { Field, Section } from './types.ts';

const DISTANCE = { codes: 'CP125, CP126, CP141' };
const OPERATORS = 'CP193–CP199';
const HAZMAT = { codes: 'CP182, CP183', when: (_: unknown, data: Data) => isHazardous(data) };
const OPTIONAL = { optional: true } as const;

const TRIP: Field[] = [
  text('departureAt', 'moment', ['Salida', 'Departure'], { kind: 'moment' }),
  text('arrivalAt', 'moment', ['Llegada', 'Arrival'], { kind: 'moment' }),
  decimal(
    'distance',
    'kilometers',
    ['Distancia al destino en km', 'Distance to the destination in km'],
    DISTANCE,
  ),
  decimal(
    'totalDistance',
    'kilometers',
    ['Distancia total en km', 'Total distance in km'],
    DISTANCE,
  ),
];

const VEHICLE: Field[] = [
  choice('permitType', 'permits', ['Tipo de permiso de la SICT', 'Type of SICT permit']),
  text('permitNumber', 'text', ['Número del permiso', 'Permit number']),
  choice('configuration', 'configurations', ['Configuración vehicular', 'Vehicle configuration']),
  decimal('grossWeight', 'tons', [
    'Peso bruto vehicular en toneladas',
    'Gross vehicle weight in metric tons',
  ]),
  text('plates', 'plates', ['Placas de la unidad', 'Plates of the truck']),
  text('year', 'year', ['Modelo (año)', 'Model year'], { kind: 'whole' }),
];

const INSURANCE: Field[] = [
  text('insurer', 'insurer', ['Aseguradora de responsabilidad civil', 'Civil liability insurer']),
  text('policy', 'policy', ['Póliza', 'Policy']),
  text(
    'environmentInsurer',
    'insurer',
    ['Aseguradora de daños al medio ambiente', 'Environmental insurer'],
    HAZMAT,
  ),
  text('environmentPolicy', 'policy', ['Póliza de medio ambiente', 'Environmental policy'], HAZMAT),
  text('cargoInsurer', 'insurer', ['Aseguradora de la carga', 'Cargo insurer'], OPTIONAL),
  text('cargoPolicy', 'policy', ['Póliza de la carga', 'Cargo policy'], OPTIONAL),
];

/** The form of the carrier's part. */
export const CARRIER: Section[] = [
  { party: 'carrier', title: { es: 'Viaje', en: 'Trip' }, fields: TRIP },
  { party: 'carrier', title: { es: 'Unidad', en: 'Truck' }, fields: VEHICLE },
  { party: 'carrier', title: { es: 'Seguros', en: 'Insurance' }, fields: INSURANCE },
  {
    party: 'carrier',
    title: { es: 'Remolque', en: 'Trailer' },
    at: 'trailers',
    list: { least: 0, most: 2, add: { es: 'Agregar remolque', en: 'Add trailer' } },
    fields: [
      choice('type', 'trailers', ['Tipo', 'Type']),
      text('plates', 'plates', ['Placas', 'Plates']),
    ],
  },
  {
    party: 'carrier',
    title: { es: 'Operador', en: 'Driver' },
    at: 'operators',
    list: { least: 1, most: 5, add: { es: 'Agregar operador', en: 'Add driver' } },
    fields: [
      text('name', 'text', ['Nombre', 'Name'], { codes: OPERATORS }),
      ...taxIdentity(OPERATORS),
      text('licence', 'licence', ['Licencia', 'License'], { codes: OPERATORS }),
    ],
  },
];
