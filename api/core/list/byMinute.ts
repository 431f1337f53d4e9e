import { LRUCache } from 'lru-cache';

const A_MINUTE = 60_000;

/**
 * Remembers answers for the minute in which they were computed. Calls with an equal key share one computation, also while
 * it runs; the key must hold all that the answer depends on, above all whose records the caller sees.
 */
export function byMinute<Asked extends { now: Date }, Answer extends object>(
  keyOf: (request: Asked) => unknown,
  compute: (request: Asked) => Promise<Answer>,
): (request: Asked) => Promise<Answer> {
  const cache = new LRUCache<string, Answer, { request: Asked }>({
    max: 50,
    ttl: A_MINUTE,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _previous, { context }) => compute(context.request),
  });
  return (request) => {
    const minute = Math.floor(request.now.getTime() / A_MINUTE);
    return cache.forceFetch(JSON.stringify([keyOf(request), minute]), {
      context: { request },
    });
  };
}
