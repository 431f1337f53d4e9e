import type { LoadReading, Mention, MessagePlace, Reading, StopReading } from '../Reading.ts';
import type { Board } from '../text/Board.ts';

/** Puts the mentions of a load into its fields; what contradicts itself has choices. */
export function readingOf(board: Board, mentions: readonly Mention[]): LoadReading {
  const fields = new Map<string, Reading<unknown>>();
  const [stops, others] = [mentions.filter(isStop), mentions.filter((one) => !isStop(one))];
  for (const field of new Set(others.map((one) => one.field))) {
    const same = others.filter((one) => one.field === field);
    fields.set(field, ofField(board, same));
  }
  const load = Object.fromEntries(fields) as Omit<LoadReading, 'stops'>;
  return { ...load, stops: stops.map((stop) => stopOf(board, stop)) };
}

function stopOf(board: Board, stop: Mention): StopReading {
  const { kind } = stop;
  return { ...(ofField(board, [stop]) as StopReading), ...(kind && { kind }) };
}

function isStop({ field }: Mention): boolean {
  return field === 'stops';
}

/**
 * One value where all mentions agree, else the values of each; with the words of the first. A saved location tells more
 * than its city.
 */
function ofField(board: Board, all: readonly Mention[]): Reading<unknown> {
  const locations = all.filter(isOfLocation);
  const mentions = all.filter((one) => !locations.some((other) => isMore(other, one)));
  const [first, ...others] = mentions as [Mention, ...Mention[]];
  const values = others.reduce((all, other) => combined(all, other.values), first.values);
  return made(values, board.spanOf(first.start, first.end));
}

function isOfLocation({ values }: Mention): boolean {
  return values.length === 1 && Boolean((values[0] as Partial<MessagePlace>).locationId);
}

/** Whether a mention of a saved location is in the city that the other is of. */
function isMore(one: Mention, other: Mention): boolean {
  const [location, city] = [one.values[0], other.values[0]] as MessagePlace[];
  if (other.values.length !== 1 || city!.locationId) return false;
  return city!.city === location!.city && city!.state === location!.state;
}

/** The values that both allow, else all of them. */
function combined(values: unknown[], others: unknown[]): unknown[] {
  const keys = new Set(others.map((value) => JSON.stringify(value)));
  const common = values.filter((value) => keys.has(JSON.stringify(value)));
  if (common.length > 0) return common;
  const all = [...values, ...others];
  return [...new Map(all.map((value) => [JSON.stringify(value), value])).values()];
}

function made<Value>(values: Value[], words: { start: number; end: number }): Reading<Value> {
  return values.length === 1 ? { value: values[0]!, words } : { choices: values, words };
}
