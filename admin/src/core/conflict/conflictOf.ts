import { changedFields, isSame } from '../data/changes.ts';

type Values = Record<string, unknown>;

/** Two edits of one record that started from the same version. */
export interface Conflict {
  /** The record as it is saved now. */
  latest: Values;
  /** The user's own changes, which are not saved. */
  mine: Values;
  /** The fields that both edits changed to different values. */
  fields: string[];
}

/** Compares an unsaved edit with the record that was saved meanwhile. */
export function conflictOf(before: Values, edit: Values, latest: Values): Conflict {
  const theirs = changedFields(latest, before);
  const changed = Object.entries(changedFields(edit, before));
  const mine = Object.fromEntries(
    changed.filter(([field, value]) => !isSame(value, latest[field])),
  );
  return { latest, mine, fields: Object.keys(mine).filter((field) => field in theirs) };
}

/** The user's own changes without the fields in conflict. */
export function withoutClashes({ mine, fields }: Conflict): Values {
  return Object.fromEntries(Object.entries(mine).filter(([field]) => !fields.includes(field)));
}
