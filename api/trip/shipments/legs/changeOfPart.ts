import { changedFields } from '../../../core/import/records/changedFields.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { endsIn, ownStops } from '../../../quoting/quotes/index.ts';
import { endsOfLoad } from '../../../shared/stopEnds.ts';
import type { Change } from '../changes/change.ts';
import type { Part } from './parts.ts';

type Stop = Schemas['Stop'];
/** A whole load, or the quote of it, before or after a change. */
type Whole = object & { stops: Stop[] };

/** The goods of a load, which each of its legs carries. */
const GOODS = [
  ...(['comodityId', 'hazmat', 'weight', 'weightUnit', 'units', 'kind', 'frequency'] as const),
  ...(['packaging', 'stackable', 'legalWeight', 'drayage', 'spot'] as const),
  ...(['length', 'width', 'height', 'dimensionUnit'] as const),
];

/** What a leg has of its whole until it has its own. */
const SHARED = ['equipmentId', 'comment'] as const;

/**
 * What of a change of the whole reaches a leg: the goods, equipment and comment unless it has its own, and the ends and stops that
 * are its own; nothing that has not changed. Pure.
 */
export function changeOfPart(part: Part, before: Whole, after: Whole): Change {
  const goods = changedFields(before, pick(after, GOODS));
  const shared = SHARED.filter((name) => isSame(pick(part.record, [name]), pick(before, [name])));
  const fields = { ...goods, ...changedFields(before, pick(after, shared)) };
  return isSameWay(before.stops, after.stops)
    ? fields
    : { ...fields, ...wayOfPart(part, after.stops) };
}

/** The ends, and where more than they is another, the stops that a leg has now of these of its whole; those of its hand-overs stay. */
function wayOfPart({ stops, ...place }: Part, ofWhole: Stop[]): Change {
  const way = [
    ...(place.isFirst ? [] : stops.slice(0, 1)),
    ...ownStops(ofWhole, place),
    ...(place.isLast ? [] : stops.slice(-1)),
  ].map(({ number: _, ...stop }) => stop);
  const ends = endsIn(endsOfLoad, way);
  if (!isSameWay(stops.map(withoutEnd), way.map(withoutEnd))) return { ...ends, stops: way };
  return changedFields(endsIn(endsOfLoad, stops), ends);
}

/** A stop without what the fields of its load say of it, where it is an end. */
function withoutEnd<One extends Partial<Stop>>(stop: One, index: number, { length }: One[]) {
  const { kind, contact, reference } = stop;
  return index === 0 || index === length - 1 ? { kind, contact, reference } : stop;
}

function isSameWay(before: Partial<Stop>[], after: Partial<Stop>[]): boolean {
  return (
    before.length === after.length &&
    before.every((stop, at) => isSame(withoutNumber(stop), withoutNumber(after[at]!)))
  );
}

function withoutNumber({ number: _, ...stop }: Partial<Stop>) {
  return { ...ABSENT, ...stop };
}

/** A field that a stop lacks is one that is null. */
const ABSENT = { date: null, from: null, to: null, contact: null, reference: null, goods: null };

function isSame(before: object, after: object): boolean {
  return Object.keys(changedFields(before, after)).length === 0;
}

function pick<Name extends string>(record: object, names: readonly Name[]): Record<Name, never> {
  const values = record as Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, never>;
}
