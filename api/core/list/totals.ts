import { LRUCache } from 'lru-cache';

/** How many rows a list has in all, and whether that was counted a moment ago rather than now. */
export interface Total {
  count: number;
  isRemembered: boolean;
}

/** Up to here a list is counted at every call. */
export const COUNTED = 10_000;
const SECONDS = 15;
const REMEMBERED = 1000;

/**
 * Totals of lists: always counted where there are at most 10,000 rows, else remembered for 15 s, because counting
 * a million rows costs more than everything else about a page.
 */
export function createTotals(now: () => number = () => performance.now()) {
  const known = new LRUCache<string, { counted: Promise<number>; at: number }>({ max: REMEMBERED });

  return async (list: string, count: () => Promise<number>): Promise<Total> => {
    const last = known.get(list);
    if (last && now() - last.at < SECONDS * 1000) {
      return { count: await last.counted, isRemembered: true };
    }
    const at = now();
    const counted = count();
    if (last) known.set(list, { counted, at });
    const rows = await counted.catch((error) => {
      known.delete(list);
      throw error;
    });
    known.delete(list);
    if (rows > COUNTED) known.set(list, { counted, at });
    return { count: rows, isRemembered: false };
  };
}
