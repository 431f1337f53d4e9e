import type { Words } from '../../../shared/words.ts';

/** Values that are known from one source. */
export interface Layer {
  values: object;
  source: Words;
}

/** Values of a part, and by their path where each comes from. */
export interface SourcedValues<Part> {
  values: Part;
  sources: ReadonlyMap<string, Words>;
}

/** The values of all layers, where a later layer wins over an earlier one; what a layer leaves empty it does not know. */
export function layered<Part extends object>(layers: Layer[]): SourcedValues<Part> {
  const filled: Values = {};
  const sources = new Map<string, Words>();
  for (const { values, source } of layers)
    write(filled, values, (path) => sources.set(path, source));
  return { values: filled as Part, sources };
}

type Values = Record<string, unknown>;

/** Writes the values into the target, and names the path of each. */
function write(target: Values, values: object, onWrite: (path: string) => void, path = ''): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    if (isSingle(value)) {
      target[name] = value;
      onWrite(path + name);
    } else {
      target[name] ??= Array.isArray(value) ? [] : {};
      write(target[name] as Values, value as object, onWrite, `${path}${name}.`);
    }
  }
}

/** Whether a value is of one field: also a list of keys. */
function isSingle(value: unknown): boolean {
  if (typeof value !== 'object') return true;
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
