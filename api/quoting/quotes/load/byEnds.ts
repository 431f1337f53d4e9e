import type { Schemas } from '../../../core/contract/types.ts';
import { Refusal, refusedAs } from '../../../core/errors/errors.ts';
import type { Ends } from '../../../shared/stopEnds.ts';
import type { Words } from '../../../shared/words.ts';
import { endErrors } from './stopRules.ts';

interface WithStops {
  stops?: (Schemas['LaneStop'] | Schemas['Stop'])[];
}

/**
 * Runs the work with an input whose first and last stop stand as its ends too; what the work refuses has then the names of
 * the stops. Refuses with 422 a body that has both, and stops that do not begin with a pickup and end with a delivery.
 */
export function byEnds<Input extends WithStops, Result>(
  ends: Ends,
  input: Input,
  work: (input: Input) => Promise<Result>,
): Promise<Result> {
  const { stops } = input;
  if (!stops) return work(input);
  const errors = { ...doubleErrors(ends, input), ...orderErrors(stops) };
  if (Object.keys(errors).length > 0) throw new Refusal('INVALID', { errors });
  return refusedAs(
    (field) => stopFieldOf(ends, field, stops.length),
    () => work({ ...input, ...endsIn(ends, stops) }),
  );
}

/** The name that a field of an end, such as `origin.city`, has in stops: `stops.0.place.city`; other names stay. */
export function stopFieldOf(ends: Ends, field: string, count: number): string {
  const [name = '', ...rest] = field.split('.');
  const [end, ofStop] = ends[name] ?? [];
  if (end === undefined) return field;
  return ['stops', end === 0 ? 0 : count - 1, ofStop, ...rest].join('.');
}

/** The first and the last of stops as the fields of the ends. */
export function endsIn(ends: Ends, stops: NonNullable<WithStops['stops']>) {
  const entries = Object.entries(ends).map(([field, [end, name]]) => {
    return [field, (stops.at(end) as Record<string, unknown>)[name] ?? null];
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
  const errors = stops.map(({ number }, index) => ({
    ...(number && number !== index + 1 && { [`stops.${index}.number`]: POSITION }),
  }));
  return Object.assign(endErrors(stops), ...errors) as Record<string, Words>;
}

const POSITION: Words = {
  es: 'Es la posición de la parada en la lista, desde 1: corríjala o quítela',
  en: 'It is the position of the stop in the list, from 1: correct it or leave it out',
};
