import type { Values } from './shown.ts';

/** The value at a path such as `goods.0.weight`. */
export function valueAt(values: Values, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Values | null | undefined)?.[name], values);
}

/** Writes a value at a path, and makes the objects and lists on the way. */
export function put(values: Values, path: string, value: unknown): void {
  const names = path.split('.');
  let at = values as Record<string, unknown>;
  for (const [index, name] of names.slice(0, -1).entries()) {
    at[name] ??= /^\d+$/.test(names[index + 1]!) ? [] : {};
    at = at[name] as Record<string, unknown>;
  }
  at[names.at(-1)!] = value;
}

/** Adds an empty entry to a list. */
export function addEntry(values: Values, list: string): void {
  values[list] = [...((values[list] as unknown[] | undefined) ?? []), {}];
}

/** Removes an entry of a list. */
export function removeEntry(values: Values, list: string, index: number): void {
  values[list] = ((values[list] as unknown[] | undefined) ?? []).filter((_, at) => at !== index);
}
