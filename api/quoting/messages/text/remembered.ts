/** Makes a function that computes a value once for each object. */
export function remembered<Key extends object, Value>(make: (key: Key) => Value) {
  const values = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    if (!values.has(key)) values.set(key, make(key));
    return values.get(key)!;
  };
}

/** No records at all, always the same. */
export const NONE: readonly never[] = [];
