import { changedFields, isSame } from '../data/changes.ts';

type Values = Record<string, unknown>;

/** Two edits of one record that began with the same version. */
export interface Conflict {
  /** The record as it is saved now. */
  latest: Values;
  /** What I changed and is not saved. */
  mine: Values;
  /** The fields among them to which the other edit gave another value. */
  fields: string[];
}

/** What an unsaved edit and the record saved meanwhile disagree on. */
export function conflictOf(before: Values, typed: Values, latest: Values): Conflict {
  const theirs = changedFields(latest, before);
  const changed = Object.entries(changedFields(typed, before));
  const mine = Object.fromEntries(
    changed.filter(([field, value]) => !isSame(value, latest[field])),
  );
  return { latest, mine, fields: Object.keys(mine).filter((field) => field in theirs) };
}

/** My changes without those that the other edit decided differently. */
export function withoutClashes({ mine, fields }: Conflict): Values {
  return Object.fromEntries(Object.entries(mine).filter(([field]) => !fields.includes(field)));
}
