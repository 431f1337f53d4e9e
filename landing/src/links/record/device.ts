/** Values of this visit where the browser keeps none. */
const unstored = new Map<string, string>();

/** Reads a value that is kept on this device under a name; undefined where there is none. */
export function readKept<Value>(key: string): Value | undefined {
  try {
    const text = unstored.get(key) ?? localStorage.getItem(key);
    return text ? (JSON.parse(text) as Value) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value on this device, or erases it where it is undefined; without storage it is kept while the page is open. */
export function keep(key: string, value: unknown): void {
  unstored.delete(key);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    if (value !== undefined) unstored.set(key, JSON.stringify(value));
  }
}

/** Erases everything that is kept under names that end with this one: a link has ended. */
export function eraseAllOf(linkId: string): void {
  for (const key of keptKeys()) if (key.endsWith(` ${linkId}`)) keep(key, undefined);
}

/** The names of all values that are kept. */
export function keptKeys(): string[] {
  try {
    return [...unstored.keys(), ...Object.keys(localStorage)];
  } catch {
    return [...unstored.keys()];
  }
}
