import type { LoadReading, Mention, Reading, StopReading } from '../Reading.ts';
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

/** One value where all mentions agree, else the values of each; with the words of the first. */
function ofField(board: Board, mentions: readonly Mention[]): Reading<unknown> {
  const [first, ...others] = mentions as [Mention, ...Mention[]];
  const values = others.reduce((all, other) => combined(all, other.values), first.values);
  return made(values, board.spanOf(first.start, first.end));
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
