/** Caches the result of the first successful call; after a failure, the next call tries again. */
export function memoizeSuccess<T>(build: () => Promise<T>): () => Promise<T> {
  let built: Promise<T> | undefined;
  return () => (built ??= build().catch((error) => ((built = undefined), Promise.reject(error))));
}
