import type { Entry } from './navigation.ts';

type WaitingCounts = Record<string, number> | undefined;

/** The number of tasks that wait on the page of an entry; undefined when none does. */
export function countOf({ waitingKind: kind }: Entry, counts: WaitingCounts): number | undefined {
  return (kind && counts?.[kind]) || undefined;
}

/** The number of tasks that wait on the pages of several entries; undefined when none does. */
export function totalOf(entries: Entry[], counts: WaitingCounts): number | undefined {
  const total = entries.reduce((sum, entry) => sum + (countOf(entry, counts) ?? 0), 0);
  return total || undefined;
}
