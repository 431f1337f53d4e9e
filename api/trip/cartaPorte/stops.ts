import type { Locale, Words } from '../../shared/words.ts';
import { stopName, stopText } from '../../platform/geography/stopText.ts';
import { type Data, type End, type Stop, valueAt } from './data.ts';

/** A stop with the names of its data in both parts. */
export interface PlacedStop {
  number: number;
  kind: Stop['kind'];
  /** "Parada 2 de 4 · Entrega · Silao, Guanajuato". */
  title: Words;
  place: Stop['place'] | undefined;
  /** The path of its place in the customer's part. */
  end: string;
  /** The path of its time in the carrier's part. */
  moment: string;
  /** The path of the distance to it in the carrier's part; a pickup has none. */
  distance: string | undefined;
  /** The path of the quantity taken or left, in each commodity; undefined where it is the whole of it. */
  quantity: string | undefined;
  /** The id that it has unless another one is entered: OR000001. */
  locationId: string;
}

/** The stops of these data in driving order; of a load with two those of its ends. */
export function placedStops({ stops = [] }: Pick<Data, 'stops'>): PlacedStop[] {
  const all: Pick<PlacedStop, 'kind' | 'place'>[] = stops.length > 0 ? stops : ENDS;
  return all.map(({ kind, place }, index) => {
    const [end, moment, distance] = namesOf(index, all.length);
    const ofKind = all.slice(0, index + 1).filter((stop) => stop.kind === kind).length;
    const isOnly = all.filter((stop) => stop.kind === kind).length === 1;
    return {
      number: index + 1,
      kind,
      title: titleOf(index, all.length, { kind, place }),
      place,
      end,
      moment,
      distance: kind === 'delivery' ? distance : undefined,
      quantity: isOnly ? undefined : `stops.${index}.quantity`,
      locationId: `${PREFIXES[kind]}${String(ofKind).padStart(6, '0')}`,
    };
  });
}

/** Whether a load has more than two stops, so that its data are told by stop. */
export function isByStop({ stops = [] }: Data): boolean {
  return stops.length > 0;
}

/** The stop that a field of either part is of; undefined for those of the whole load. */
export function stopAt(data: Data, path: string): PlacedStop | undefined {
  const ofGood = path.replace(/^goods\.\d+\./, '');
  return placedStops(data).find(
    ({ end, moment, distance, quantity }) =>
      path.startsWith(`${end}.`) ||
      [moment, distance].includes(path) ||
      (ofGood !== path && ofGood === quantity),
  );
}

/** What the customer says of where a stop is. */
export function endOf({ customer }: Data, { end }: PlacedStop): End {
  return (valueAt(customer, end) as End | null | undefined) ?? {};
}

/** The id of a stop in the complement. */
export function locationIdOf(data: Data, stop: PlacedStop): string {
  return endOf(data, stop).locationId || stop.locationId;
}

/** With what the id of a stop begins. */
export const PREFIXES = { pickup: 'OR', delivery: 'DE' };

const ENDS: Pick<PlacedStop, 'kind' | 'place'>[] = [
  { kind: 'pickup', place: undefined },
  { kind: 'delivery', place: undefined },
];

/** The ends have their own names in the parts, the stops between them are a list. */
function namesOf(index: number, count: number): [end: string, moment: string, distance: string] {
  if (index === 0) return ['origin', 'departureAt', 'distance'];
  if (index === count - 1) return ['destination', 'arrivalAt', 'distance'];
  const path = `stops.${index - 1}`;
  return [path, `${path}.at`, `${path}.distance`];
}

/** The words of a stop: with its town, unless it is an end of a load with two stops, which the forms name themselves. */
function titleOf(
  index: number,
  count: number,
  { kind, place }: Pick<PlacedStop, 'kind' | 'place'>,
): Words {
  const stop = { number: index + 1, kind };
  const textIn = (locale: Locale) =>
    place ? stopText({ ...stop, place }, count, locale) : stopName(stop, count, locale);
  return { es: textIn('es'), en: textIn('en') };
}
