const WINDOW_MS = 60_000;
const REMEMBERED = 10_000;

/** Seconds that the caller has to wait, 0 if this call may be made; a call that may be made is counted. */
export type RateLimit = (key: string, most: number, now: Date) => number;

/** Allows so many calls a minute by each key, in windows that begin with its first call. Kept in memory. */
export function createRateLimit(): RateLimit {
  const windows = new Map<string, { count: number; since: number }>();
  return (key, most, now) => {
    const window = windows.get(key);
    const elapsed = window ? now.getTime() - window.since : WINDOW_MS;
    if (window && elapsed >= 0 && elapsed < WINDOW_MS) {
      if (window.count >= most) return Math.ceil((WINDOW_MS - elapsed) / 1000);
      window.count += 1;
      return 0;
    }
    windows.delete(key);
    windows.set(key, { count: 1, since: now.getTime() });
    const [oldest] = windows.keys();
    if (windows.size > REMEMBERED && oldest !== undefined) windows.delete(oldest);
    return 0;
  };
}
