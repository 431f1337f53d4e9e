import type { Schemas } from '../../../core/contract/types.ts';
import { needsRows } from './stopRows.ts';

type Stop = Schemas['LaneStop'] & Partial<Schemas['Stop']>;

/**
 * The stops of a record before and after a change, as its history keeps them: without their numbers, which say no more than
 * the order, and without their contacts, who are persons. Nothing where the ends of the record say all of it.
 */
export function stopLists(before: Stop[], after: Stop[] | undefined) {
  if (!after || !(needsRows(before) || needsRows(after))) return {};
  return { before: { stops: before.map(kept) }, after: { stops: after.map(kept) } };
}

/** The stops of a new record, as its history keeps them. */
export function firstStopList(stops: Stop[] | undefined) {
  return stops && needsRows(stops) ? { after: { stops: stops.map(kept) } } : {};
}

/** An equal stop is kept equally, whether it was read from its row or sent with fewer fields. */
function kept({ kind, place, date, from, to, reference, goods }: Stop): object {
  const stop = { kind, place, date, from: minuteOf(from), to: minuteOf(to), reference, goods };
  return withoutNulls({ ...stop, goods: goods?.length ? goods : null });
}

/** A value of JSON without fields that are null. */
export function withoutNulls<Value>(value: Value): Value {
  const text = JSON.stringify(value, (_, part: unknown) => part ?? undefined);
  return JSON.parse(text) as Value;
}

function minuteOf(time: string | null | undefined) {
  return time?.slice(0, 5);
}
