import type { Schemas } from '../../../core/contract/types.ts';
import { MISSING } from '../../../core/i18n/messages.ts';
import type { Words } from '../../../shared/words.ts';

type Leg = Schemas['BoughtLeg'];
type Country = Schemas['Place']['country'];

/** The legs of a load across the border in driving order, by the country that it starts in. */
function drivingOrder(from: Country): Leg[] {
  return from === 'MX' ? NORTHBOUND : NORTHBOUND.toReversed();
}

const NORTHBOUND: Leg[] = ['mexican', 'transfer', 'us'];

/** What the rules of legs read of their quote. */
type Whole = Pick<Schemas['LoadFields'], 'movement'> & { origin: Schemas['Place'] };

/**
 * The errors of the legs of a quote by field: two or three neighbours in driving order, each but the last with its
 * hand-over, in the country where its kind ends. Pure.
 */
export function legErrors(
  { movement, origin }: Whole,
  legs: Schemas['QuoteLegInput'][],
): Record<string, Words> {
  if (movement !== 'cross_border') return { legs: ACROSS };
  const order = drivingOrder(origin.country);
  const start = order.indexOf(legs[0]!.leg);
  const isInOrder = legs.every(({ leg }, at) => leg === order[start + at]);
  if (!isInOrder) return { legs: ORDER };
  return Object.assign({}, ...legs.map((leg, at) => handOverErrors(leg, at, legs.length)));
}

function handOverErrors(
  { leg, handOver }: Schemas['QuoteLegInput'],
  at: number,
  count: number,
): Record<string, Words> {
  const field = `legs.${at}.handOver`;
  if (at === count - 1) return handOver ? { [field]: OF_LAST } : {};
  if (!handOver) return { [field]: MISSING };
  if (handOver.at === 'bridge' || leg === 'transfer') return {};
  return handOver.place.country === HOME[leg] ? {} : { [`${field}.place.country`]: ELSEWHERE };
}

const HOME = { mexican: 'MX', us: 'US' } as const;

const ACROSS: Words = {
  es: 'Solo un movimiento transfronterizo se cotiza por tramos',
  en: 'Only a cross-border movement is quoted by legs',
};
const ORDER: Words = {
  es: 'Indique dos o tres tramos seguidos en el orden en que se conducen: mexicano, cruce y estadounidense, o al revés',
  en: 'Name two or three consecutive legs in driving order: Mexican, transfer and US, or the reverse',
};
const OF_LAST: Words = {
  es: 'El último tramo termina en el destino: quite la entrega',
  en: 'The last leg ends at the destination: leave its hand-over out',
};
const ELSEWHERE: Words = {
  es: 'El tramo termina en su propio país: elija un patio de este lado, o el puente',
  en: 'The leg ends in its own country: choose a yard on this side, or the bridge',
};
