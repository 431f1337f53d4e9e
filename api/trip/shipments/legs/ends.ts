import type { Schemas } from '../../../core/contract/types.ts';
import { endsIn } from '../../../quoting/quotes/index.ts';
import { endsOfLoad } from '../../../shared/stopEnds.ts';
import type { Change } from '../changes/change.ts';

/** An end of a load: its first stop, or its last. */
export type Side = 0 | -1;

/** At which end of a load one of its fields stands; undefined for a field of no end. */
export function sideOfField(field: string): Side | undefined {
  return endsOfLoad[field]?.[0];
}

/** A stop as the fields of that end of a load. */
export function endAs(stop: Schemas['Stop'], side: Side): Change {
  const fields = Object.entries(endsIn(endsOfLoad, [stop, stop]));
  return Object.fromEntries(fields.filter(([field]) => sideOfField(field) === side));
}

/** The field at that end of a load that stands for a field of a leg: for its place, days and hours those there, for others the same. */
export function fieldAt(side: Side, field: string): string {
  const [name = '', ...rest] = field.split('.');
  if (name === 'stops') return nameAt(side, 'place');
  if (name === 'movement') return `${nameAt(side, 'place')}.country`;
  const ofStop = endsOfLoad[name]?.[1];
  return ofStop ? [nameAt(side, ofStop), ...rest].join('.') : field;
}

function nameAt(side: Side, ofStop: string): string {
  const ends = Object.entries(endsOfLoad);
  return ends.find(([, [end, name]]) => end === side && name === ofStop)![0];
}
