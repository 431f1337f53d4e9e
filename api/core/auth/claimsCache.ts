import { LRUCache } from 'lru-cache';

/** Keeps claims by token hash until they have been expired for `leewaySeconds`, for the 10,000 tokens used last. */
export function createClaimsCache<Claims extends { expiresAt: Date }>(
  clock: () => Date,
  leewaySeconds: number,
) {
  const claims = new LRUCache<string, Claims>({ max: CACHED_TOKENS });
  return {
    get(key: string): Claims | undefined {
      const entry = claims.get(key);
      const lifetimeMs =
        entry && entry.expiresAt.getTime() + leewaySeconds * 1000 - clock().getTime();
      if (lifetimeMs !== undefined && lifetimeMs > 0) return entry;
      claims.delete(key);
      return undefined;
    },
    set: (key: string, entry: Claims) => void claims.set(key, entry),
  };
}

const CACHED_TOKENS = 10_000;
