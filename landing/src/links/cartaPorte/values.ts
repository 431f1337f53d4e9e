import type { Values } from './types.ts';

/** The value at a path such as `goods.0.weight`. */
export function valueAt(values: Values, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Values | null | undefined)?.[name], values);
}

/** Copies the values with another one at a path; the objects and lists on the way are made. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const copy = structuredClone(values);
  const names = path.split('.');
  let at = copy;
  for (const [index, name] of names.slice(0, -1).entries()) {
    at[name] ??= /^\d+$/.test(names[index + 1]!) ? [] : {};
    at = at[name] as Values;
  }
  at[names.at(-1)!] = value;
  return copy;
}

/** Copies the values with an empty entry more in a list. */
export function withEntry(values: Values, list: string): Values {
  return { ...values, [list]: [...entriesOf(values, list), {}] };
}

/** Copies the values without an entry of a list. */
export function withoutEntry(values: Values, list: string, index: number): Values {
  return { ...values, [list]: entriesOf(values, list).filter((_, at) => at !== index) };
}

function entriesOf(values: Values, list: string): unknown[] {
  return (values[list] as unknown[] | undefined) ?? [];
}
