import type { Tenant } from '../companies.ts';
import { carrier, type QuoteStory } from './story.ts';

const DAY = 24 * 60;

type Row = [
  tenant: Tenant,
  customer: string,
  from: string,
  to: string,
  equipment: string,
  daysAgo: number,
  winner: string | null,
  loser?: string | null,
];

const rows: Row[] = [
  ['puente', 'maquila', 'Apodaca', 'Dallas', 'DV53', 9, 'regio', 'lobo'],
  ['puente', 'maquila', 'Apodaca', 'Dallas', 'DV53', 16, 'regio', 'calandria'],
  ['puente', 'maquila', 'Apodaca', 'Dallas', 'DV53', 23, 'lobo', 'regio'],
  ['puente', 'blanca', 'Ciénega de Flores', 'Dallas', 'DV53', 31, 'regio', 'sabino'],
  ['puente', 'blanca', 'Ciénega de Flores', 'Atlanta', 'DV53', 38, 'lobo', 'sabino'],
  ['puente', 'ceramica', 'Santa Catarina', 'Fort Worth', 'DV53', 44, 'calandria', 'regio'],
  ['puente', 'aceros', 'Monterrey', 'Houston', 'FB48', 52, 'regio', null],
  ['puente', 'vidrios', 'General Escobedo', 'Memphis', 'DV53', 59, 'sabino', 'lobo'],
  ['puente', 'cerveceria', 'Monterrey', 'San Antonio', 'DV53', 66, 'regio', 'lobo'],
  ['puente', 'cerveceria', 'Monterrey', 'San Antonio', 'DV53', 73, 'calandria', null],
  ['puente', 'arneses', 'Saltillo', 'Detroit', 'DV53', 27, null, null],
  ['puente', 'empaques', 'Guadalupe', 'Cuautitlán Izcalli', 'DV53', 20, 'calandria', null],
  ['puente', 'mesa', 'San Antonio', 'Monterrey', 'DV53', 35, 'lobo', 'regio'],
  ['puente', 'resinas', 'Altamira', 'Querétaro', 'HOPR', 80, null, null],
  ['puente', 'pinturas', 'San Nicolás de los Garza', 'Houston', 'DV53', 48, 'sabino'],
  ['operator', 'aguacates', 'Uruapan', 'McAllen', 'RF53', 12, 'brisa', null],
  ['operator', 'aguacates', 'Uruapan', 'Chicago', 'RF53', 40, 'brisa'],
  ['operator', 'frutillas', 'Zamora', 'Los Angeles', 'RF53', 33, 'brisa', null],
  ['operator', 'refrescos', 'Toluca', 'Veracruz', 'DV53', 18, null, null],
  ['operator', 'pantallas', 'Tijuana', 'Ontario', 'DV53', 25, null, null],
  ['operator', 'tomate', 'Culiacán', 'Nogales, US-AZ', 'RF53', 55, null, null],
  ['operator', 'varilla', 'Lázaro Cárdenas', 'Guadalajara', 'FB48', 62, null],
  ['operator', 'hilados', 'Puebla', 'Mérida', 'DV53', 29, null, null],
  ['operator', 'motores', 'Silao', 'Nashville', 'DV53', 70, 'brisa', null],
];

/** Quotes assigned and delivered in the last eighty days: the past of the lanes and carriers. */
export const history = rows.map(
  ([company, customer, from, to, equipment, daysAgo, winner, loser], index): QuoteStory => ({
    key: `history-${index + 1}`,
    company,
    customer,
    route: [from, to],
    equipment,
    status: 'assigned',
    age: daysAgo * DAY,
    ...(index % 2 === 0 && { wasShared: true }),
    invitees: [
      carrier(winner, 'assigned', 12 + ((index * 7) % 40)),
      ...(loser === undefined ? [] : [carrier(loser, 'rejected', 20 + ((index * 11) % 35))]),
      ...(index % 3 === 0 ? [carrier(null, 'not_available')] : []),
    ],
    pickupIn: 2 - daysAgo,
    progress: { status: daysAgo > 14 ? 'closed' : 'delivered' },
  }),
);
