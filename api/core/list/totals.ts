import { LRUCache } from 'lru-cache';

/** The total number of rows of a list, or their numbers by group, and whether it comes from the cache. */
export interface Total<Counted = number> {
  count: Counted;
  isRemembered: boolean;
}

/** Lists with more rows than this have their total cached; shorter ones are counted at every call. */
export const EXACT_UP_TO = 10_000;
const SECONDS = 15;
const CACHED_LISTS = 1000;

/**
 * Totals of lists: counted at every call up to 10,000 rows, else cached for 15 s, because counting a million rows takes
 * longer than the rest of a page. `sizeOf` is the number of rows of a total.
 */
export function createTotals<Counted = number>(
  now: () => number = () => performance.now(),
  sizeOf: (count: Counted) => number = Number,
) {
  const known = new LRUCache<string, { counted: Promise<Counted>; at: number }>({
    max: CACHED_LISTS,
  });

  return async (list: string, count: () => Promise<Counted>): Promise<Total<Counted>> => {
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
    if (sizeOf(rows) > EXACT_UP_TO) known.set(list, { counted, at });
    return { count: rows, isRemembered: false };
  };
}
