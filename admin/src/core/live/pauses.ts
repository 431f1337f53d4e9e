/**
 * Returns the milliseconds to wait before the stream is opened again: at least as long as the API asks with
 * Retry-After, and twice as long after each failure in a row up to a minute; up to twice that by chance, so that not
 * all come at once.
 */
export function waitAfter(error: unknown, failures: number, chance = Math.random()): number {
  const { retryAfter } = error as { retryAfter?: string | null };
  const requestedMs = (Number(retryAfter) || 0) * 1000;
  const backoffMs = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
  return Math.max(requestedMs, backoffMs) * (1 + chance);
}

const FIRST_MS = 4_000;
const LONGEST_MS = 60_000;
