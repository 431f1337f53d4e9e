type Ending = () => unknown;

const endings: Ending[] = [];

/** Makes a fixture that is created at its first use and shared by all test files of the process. */
export function once<T>(build: () => Promise<T>): () => Promise<T> {
  let built: Promise<T> | undefined;
  return () => (built ??= build());
}

/**
 * Registers a function that ends a fixture; they run in reverse order. A worker of `mocha --parallel` does not wait for
 * it, so anything that cannot be ended synchronously is left to the main process.
 */
export function atEnd(ending: Ending): void {
  endings.push(ending);
}

/** Ends every fixture of the process, at the end of a run. */
export async function endAll(): Promise<void> {
  for (let ending = endings.pop(); ending; ending = endings.pop()) await ending();
}

/** Starts ending every fixture when the process exits. */
export function endAllAtOnce(): void {
  for (let ending = endings.pop(); ending; ending = endings.pop()) void ending();
}
