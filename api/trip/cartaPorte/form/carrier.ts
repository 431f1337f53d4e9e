import { type Data, isHazardous } from '../data.ts';
import { isByStop, type PlacedStop, placedStops } from '../stops.ts';
import { choice, decimal, taxIdentity, text } from './fields.ts';
import type { Field, Section } from './types.ts';

const DISTANCE = { codes: 'CP125, CP126, CP141' };
const OPERATORS = 'CP193–CP199';
const HAZMAT = { codes: 'CP182, CP183', when: (_: unknown, data: Data) => isHazardous(data) };
const OPTIONAL = { optional: true } as const;

const TOTAL = decimal(
  'totalDistance',
  'kilometers',
  ['Distancia total en km', 'Total distance in km'],
  DISTANCE,
);
const TRIP: Field[] = [
  moment('departureAt', 'pickup'),
  moment('arrivalAt', 'delivery'),
  decimal(
    'distance',
    'kilometers',
    ['Distancia al destino en km', 'Distance to the destination in km'],
    DISTANCE,
  ),
  TOTAL,
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
export function carrierSections(data: Data): Section[] {
  return [...tripSections(data), ...EQUIPMENT];
}

/** The fields of the trip, of more than two stops by stop. */
function tripSections(data: Data): Section[] {
  const trip = { party: 'carrier', title: { es: 'Viaje', en: 'Trip' } } as const;
  if (!isByStop(data)) return [{ ...trip, fields: TRIP }];
  return [...placedStops(data).map(stopSection), { ...trip, fields: [TOTAL] }];
}

function stopSection({ number, title, kind, ...stop }: PlacedStop): Section {
  const distance = stop.distance
    ? [decimal(stop.distance, 'kilometers', FROM_BEFORE, DISTANCE)]
    : [];
  const fields = [moment(stop.moment, kind), ...distance];
  return { party: 'carrier', title, stop: number, fields };
}

const FROM_BEFORE: [string, string] = [
  'Distancia desde la entrega anterior (o el origen) en km',
  'Distance from the previous delivery (or the origin) in km',
];

function moment(name: string, kind: PlacedStop['kind']): Field {
  const label: [string, string] =
    kind === 'pickup' ? ['Salida', 'Departure'] : ['Llegada', 'Arrival'];
  return text(name, 'moment', label, { kind: 'moment' });
}

const EQUIPMENT: Section[] = [
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
