type Ending = () => unknown;

const endings: Ending[] = [];

/** Makes a fixture that is built at its first use and shared by the whole run. */
export function once<T>(build: () => Promise<T>): () => Promise<T> {
  let built: Promise<T> | undefined;
  return () => (built ??= build());
}

/** Registers what ends a fixture; when the run ends, the last registered goes first. */
export function atEnd(ending: Ending): void {
  endings.push(ending);
}

/** Ends every fixture that the run has started. */
export async function endAll(): Promise<void> {
  for (let ending = endings.pop(); ending; ending = endings.pop()) await ending();
}
