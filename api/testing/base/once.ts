type Ending = () => unknown;

const endings: Ending[] = [];

/** Makes a fixture that is built at its first use and shared by all test files of the process. */
export function once<T>(build: () => Promise<T>): () => Promise<T> {
  let built: Promise<T> | undefined;
  return () => (built ??= build());
}

/**
 * Registers what ends a fixture; the last registered goes first. A worker of `mocha --parallel` does not wait for it,
 * so whatever cannot be ended synchronously is left to the main process.
 */
export function atEnd(ending: Ending): void {
  endings.push(ending);
}

/** Ends every fixture of the process, at the end of a run. */
export async function endAll(): Promise<void> {
  for (let ending = endings.pop(); ending; ending = endings.pop()) await ending();
}

/** Begins to end every fixture of a process that exits. */
export function endAllAtOnce(): void {
  for (let ending = endings.pop(); ending; ending = endings.pop()) void ending();
}
