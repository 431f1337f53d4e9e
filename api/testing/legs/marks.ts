import type { Schemas } from '../../core/contract/types.ts';
import { dayFrom } from '../../quoting/quotes/test/factory.ts';

export const WINNERS = ['mexican', 'transfer', 'us'] as const;
/** The carriers that are asked: for each leg one that gets it and one that does not, and one for the whole. */
export const SIDES = [
  ...WINNERS,
  ...(['mexicanLoser', 'transferLoser', 'usLoser', 'through'] as const),
] as const;
export type Winner = (typeof WINNERS)[number];
export type Side = (typeof SIDES)[number];

/** Words and amounts that stand for one fact each; none is part of another. */
export const MARKS = {
  mexican: 'Zorzal',
  transfer: 'Perico',
  us: 'Jilguero',
  mexicanLoser: 'Calandria',
  transferLoser: 'Tucan',
  usLoser: 'Faisan',
  through: 'Halcon',
  customer: 'Garza',
  brokerComment: 'Lechuza',
  origin: 'Tordo',
  destination: 'Mirlo',
  mexicanStop: 'Cenzontle',
  usStop: 'Colibri',
  firstYard: 'Gorrion',
  secondYard: 'Alondra',
  mexicanDriver: 'Cuervo',
  transferDriver: 'Pinzon',
  usDriver: 'Codorniz',
  mexicanIncident: 'Tecolote',
  transferIncident: 'Urraca',
  usIncident: 'Gaviota',
  mexicanSeal: 'MXSEAL111',
  transferSeal: 'TRSEAL222',
  usSeal: 'USSEAL333',
  mexicanRate: '71137.01',
  transferRate: '15371.02',
  usRate: '91753.03',
  mexicanLoserRate: '72139.04',
  transferLoserRate: '16379.05',
  usLoserRate: '92759.06',
  throughRate: '246813.07',
  mexicanTarget: '70131.08',
  transferTarget: '14369.09',
  usTarget: '90751.11',
  targetRate: '235799.12',
  saleValue: '357924.13',
  mexicanExtra: '811.31',
  transferExtra: '822.32',
  usExtra: '833.33',
};

type Mark = keyof typeof MARKS;

/** Who may read something; nobody else may. `customer` is the shipper, `stranger` a carrier that was asked for nothing. */
export type Reader = Side | 'customer' | 'stranger';

const MEXICAN: Reader[] = ['mexican', 'mexicanLoser'];
const TRANSFER: Reader[] = ['transfer', 'transferLoser'];
const US: Reader[] = ['us', 'usLoser'];
const OF_WHOLE: Reader[] = ['through', 'customer'];

/** By fact who may read it beside the broker: the table of permissions in docs/legs.md. */
export const READERS: Record<Mark, Reader[]> = {
  ...(Object.fromEntries(
    SIDES.flatMap((side) => [
      [side, [side]],
      [`${side}Rate`, [side]],
    ]),
  ) as {
    [mark in Side | `${Side}Rate`]: Reader[];
  }),
  customer: ['customer'],
  brokerComment: [],
  origin: [...MEXICAN, ...OF_WHOLE],
  mexicanStop: [...MEXICAN, ...OF_WHOLE],
  firstYard: [...MEXICAN, ...TRANSFER, 'customer'],
  secondYard: [...TRANSFER, ...US, 'customer'],
  usStop: [...US, ...OF_WHOLE],
  destination: [...US, ...OF_WHOLE],
  mexicanDriver: ['mexican', 'transfer'],
  transferDriver: ['mexican', 'transfer', 'us'],
  usDriver: ['transfer', 'us'],
  mexicanIncident: ['mexican', 'customer'],
  transferIncident: ['transfer', 'customer'],
  usIncident: ['us', 'customer'],
  mexicanSeal: ['mexican', 'transfer'],
  transferSeal: ['mexican', 'transfer', 'us'],
  usSeal: ['transfer', 'us'],
  mexicanTarget: MEXICAN,
  transferTarget: TRANSFER,
  usTarget: US,
  targetRate: ['through'],
  saleValue: ['customer'],
  mexicanExtra: ['mexican'],
  transferExtra: ['transfer'],
  usExtra: ['us'],
};

const COUNTRIES = { origin: 'MX', mexicanStop: 'MX', usStop: 'US', destination: 'US' } as const;

/** A stop of the load, with its mark in its town, its address, its contact and its reference. */
export function stopIn(end: keyof typeof COUNTRIES) {
  const [mark, country] = [MARKS[end], COUNTRIES[end]];
  const place: Schemas['Place'] = {
    name: `Planta ${mark}`,
    street: `Calle ${mark} 9`,
    city: `Villa ${mark}`,
    state: country === 'MX' ? 'MX-NLE' : 'US-TX',
    country,
    postalCode: country === 'MX' ? '64000' : '75201',
  };
  return { place, contact: { name: `Sra. ${mark}` }, reference: `Cita ${mark}` };
}

/** A hand-over with its mark in its town and its name, on the day so many days from today. */
export function windowIn(yard: 'firstYard' | 'secondYard', day: number) {
  const mark = MARKS[yard];
  const side =
    yard === 'firstYard' ? { state: 'MX-TAM', country: 'MX' } : { state: 'US-TX', country: 'US' };
  const place = {
    name: `Patio ${mark}`,
    city: `Nuevo ${mark}`,
    postalCode: yard === 'firstYard' ? '88000' : '78040',
    ...side,
  };
  return { at: 'yard', trailer: 'stays', place, date: dayFrom(day), from: '08:00', to: '18:00' };
}
