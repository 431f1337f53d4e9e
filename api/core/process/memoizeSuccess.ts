/** Remembers the first success; a failure is tried again at the next call. */
export function memoizeSuccess<T>(build: () => Promise<T>): () => Promise<T> {
  let built: Promise<T> | undefined;
  return () => (built ??= build().catch((error) => ((built = undefined), Promise.reject(error))));
}
