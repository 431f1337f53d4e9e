import { LRUCache } from 'lru-cache';

/** The total number of rows of a list, or their numbers by group, and whether it comes from the cache. */
export interface Total<Counted = number> {
  count: Counted;
  isRemembered: boolean;
}

/** Lists with more rows than this have their total cached; shorter ones are counted at every call. */
export const EXACT_UP_TO = 10_000;
/** The age at which a cached total is counted anew, while calls still get it, and that at which they no longer do. */
const REFRESHED_AFTER_MS = 10_000;
const FORGOTTEN_AFTER_MS = 15_000;
const CACHED_LISTS = 1000;

/** A total that was asked for at a time, and the count that shall replace it. */
interface CachedCount<Counted> {
  total: Promise<Counted>;
  at: number;
  next?: CachedCount<Counted>;
}

/**
 * Totals of lists: counted at every call up to 10,000 rows, else cached for at most 15 s, because counting a million rows
 * takes longer than the rest of a page. After 10 s one call starts the next count, and no call waits for it. `sizeOf` is
 * the number of rows of a total.
 */
export function createTotals<Counted = number>(
  now: () => number = () => performance.now(),
  sizeOf: (count: Counted) => number = Number,
) {
  const totals = new LRUCache<string, CachedCount<Counted>>({ max: CACHED_LISTS });

  return async (list: string, count: () => Promise<Counted>): Promise<Total<Counted>> => {
    const last = totals.get(list);
    const age = last ? now() - last.at : Infinity;
    if (last && age < FORGOTTEN_AFTER_MS) {
      if (age >= REFRESHED_AFTER_MS) last.next ??= refreshing(list, last, count);
      return { count: await last.total, isRemembered: true };
    }
    const next = last?.next ?? { total: count(), at: now() };
    if (last) totals.set(list, next);
    return { count: await keep(list, next), isRemembered: false };
  };

  /** Starts the next count; when it fails, another call may start it again. */
  function refreshing(list: string, last: CachedCount<Counted>, count: () => Promise<Counted>) {
    const next = { total: count(), at: now() };
    keep(list, next).catch(() => delete last.next);
    return next;
  }

  /** Waits for a count and caches it if it is long. */
  async function keep(list: string, next: CachedCount<Counted>): Promise<Counted> {
    const rows = await next.total.catch((error) => {
      if (totals.get(list) === next) totals.delete(list);
      throw error;
    });
    if (sizeOf(rows) > EXACT_UP_TO) totals.set(list, next);
    else totals.delete(list);
    return rows;
  }
}
