import { LRUCache } from 'lru-cache';

const WINDOW_MS = 5 * 60_000;
const LIMITS = { account: 5, address: 50 };
const MAX_KEYS = 10_000;

interface Failures {
  count: number;
  since: number;
}

/** Counts failed sign-ins per account and IP address, and per IP address. */
export interface Attempts {
  /** Seconds to wait before the next try, 0 when it may be made now. */
  retryAfter(email: string, address: string): number;
  fail(email: string, address: string): void;
  /** Resets the account's failures from this IP address, after a right password. */
  succeed(email: string, address: string): void;
}

/**
 * Allows 5 wrong passwords in 5 minutes per account and IP address, and 50 per IP address. The counts are kept in
 * memory and lost at a restart, which is enough for development.
 */
export function createAttempts(clock: () => Date = () => new Date()): Attempts {
  const failures = new LRUCache<string, Failures>({ max: MAX_KEYS });
  const now = () => clock().getTime();
  const current = (key: string) => {
    const entry = failures.get(key);
    return entry && now() - entry.since < WINDOW_MS ? entry : { count: 0, since: now() };
  };
  const wait = (key: string, limit: number) => {
    const { count, since } = current(key);
    return count < limit ? 0 : Math.ceil((since + WINDOW_MS - now()) / 1000);
  };
  const add = (key: string) => {
    const { count, since } = current(key);
    failures.set(key, { count: count + 1, since });
  };

  return {
    retryAfter: (email, address) =>
      Math.max(wait(keyOf(email, address), LIMITS.account), wait(address, LIMITS.address)),
    fail(email, address) {
      add(keyOf(email, address));
      add(address);
    },
    succeed: (email, address) => void failures.delete(keyOf(email, address)),
  };
}

function keyOf(email: string, address: string): string {
  return `${address} ${email}`;
}
