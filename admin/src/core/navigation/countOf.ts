import type { Entry } from './navigation.ts';

type Waiting = Record<string, number> | undefined;

/** The number of tasks that wait on the page of an entry; undefined when none does. */
export function countOf({ waiting: kind }: Entry, waiting: Waiting): number | undefined {
  return (kind && waiting?.[kind]) || undefined;
}

/** The number of tasks that wait on the pages of several entries; undefined when none does. */
export function totalOf(entries: Entry[], waiting: Waiting): number | undefined {
  const total = entries.reduce((sum, entry) => sum + (countOf(entry, waiting) ?? 0), 0);
  return total || undefined;
}
