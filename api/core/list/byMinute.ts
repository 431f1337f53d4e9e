import { LRUCache } from 'lru-cache';

const A_MINUTE = 60_000;

/**
 * Remembers answers for the minute in which they were computed. Calls with an equal key share one computation, also while
 * it runs; the key must hold all that the answer depends on, above all whose records the caller sees.
 */
export function byMinute<Asked extends { now: Date }, Answer extends object>(
  keyOf: (asked: Asked) => unknown,
  compute: (asked: Asked) => Promise<Answer>,
): (asked: Asked) => Promise<Answer> {
  const cache = new LRUCache<string, Answer, { asked: Asked }>({
    max: 50,
    ttl: A_MINUTE,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _previous, { context }) => compute(context.asked),
  });
  return (asked) => {
    const minute = Math.floor(asked.now.getTime() / A_MINUTE);
    return cache.forceFetch(JSON.stringify([keyOf(asked), minute]), { context: { asked } });
  };
}
