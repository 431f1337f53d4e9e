/** Caches the result of the first successful call; after a failure, the next call tries again. */
export function memoizeSuccess<T>(build: () => Promise<T>): () => Promise<T> {
  let cachedValue: Promise<T> | undefined;
  return () =>
    (cachedValue ??= build().catch((error) => ((cachedValue = undefined), Promise.reject(error))));
}
