import type { Schemas } from '../../../core/contract/types.ts';
import { Refusal, refusedAs } from '../../../core/errors/errors.ts';
import type { Words } from '../../../shared/words.ts';

/** Where each field of a load stands in its stops. */
type Ends = Readonly<Record<string, string>>;

/** The ends of a lane, by their place in its stops. */
export const endsOfLane: Ends = { origin: 'stops.0.place', destination: 'stops.1.place' };

/** The ends of a load and their windows, by their place in its stops. */
export const endsOfLoad: Ends = {
  ...endsOfLane,
  pickupDate: 'stops.0.date',
  pickupFrom: 'stops.0.from',
  pickupTo: 'stops.0.to',
  deliveryDate: 'stops.1.date',
  deliveryFrom: 'stops.1.from',
  deliveryTo: 'stops.1.to',
};

interface WithStops {
  stops?: (Schemas['LaneStop'] | Schemas['Stop'])[];
}

/**
 * Runs the work with an input whose stops stand as its ends; what the work refuses has then the names of the stops. Refuses
 * with 422 a body that has both, and stops in another order than pickup and delivery.
 */
export function byEnds<Input extends WithStops, Result>(
  ends: Ends,
  { stops, ...input }: Input,
  work: (input: Omit<Input, 'stops'>) => Promise<Result>,
): Promise<Result> {
  if (!stops) return work(input);
  const errors = { ...doubleErrors(ends, input), ...orderErrors(stops) };
  if (Object.keys(errors).length > 0) throw new Refusal('INVALID', { errors });
  return refusedAs(
    (field) => stopFieldOf(ends, field),
    () => work({ ...input, ...endsIn(ends, stops) }),
  );
}

/** The name that a field of an end, such as `origin.city`, has in stops: `stops.0.place.city`; other names stay. */
export function stopFieldOf(ends: Ends, field: string): string {
  const [end = '', ...rest] = field.split('.');
  return [ends[end] ?? end, ...rest].join('.');
}

function endsIn(ends: Ends, stops: NonNullable<WithStops['stops']>) {
  const entries = Object.entries(ends).map(([end, path]) => {
    const [, index, name] = path.split('.');
    return [end, (stops[Number(index)] as Record<string, unknown>)[name!] ?? null];
  });
  return Object.fromEntries(entries) as Schemas['LoadFields'];
}

function doubleErrors(ends: Ends, input: object): Record<string, Words> {
  const double = Object.keys(ends).filter((end) => end in input);
  return double.length > 0
    ? Object.fromEntries(['stops', ...double].map((name) => [name, BOTH]))
    : {};
}

const BOTH: Words = {
  es: 'Envíe `stops`, o el origen y el destino con sus fechas y horas, no ambos',
  en: 'Send `stops`, or the origin and destination with their dates and times, not both',
};

function orderErrors(stops: NonNullable<WithStops['stops']>): Record<string, Words> {
  const errors = stops.map(({ kind, number }, index) => ({
    ...(kind !== KINDS[index] && { [`stops.${index}.kind`]: IN_ORDER }),
    ...(number && number !== index + 1 && { [`stops.${index}.number`]: POSITION }),
  }));
  return Object.assign({}, ...errors) as Record<string, Words>;
}

const KINDS = ['pickup', 'delivery'];

const IN_ORDER: Words = {
  es: 'La primera parada es una recolección; la última, una entrega',
  en: 'The first stop is a pickup, the last one a delivery',
};
const POSITION: Words = {
  es: 'Es la posición de la parada en la lista, desde 1: corríjala o quítela',
  en: 'It is the position of the stop in the list, from 1: correct it or leave it out',
};
