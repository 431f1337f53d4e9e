import { resolve, type Schema } from './schema.ts';

/** A value as a schema takes it. */
export interface Fitted {
  /** Undefined where nothing of the value fits. */
  value?: unknown;
  /** Whether a part of the value did not fit. An empty value has no parts. */
  isCut: boolean;
}

/**
 * Brings a value that came as text or JSON to the type that a schema wants: `"a"` to `["a"]`, `"30"` to 30, `"true"` to
 * true; leaves out what the schema refuses.
 */
export function fit(schema: Schema, value: unknown): Fitted {
  const { items, maxItems = Infinity } = resolve(schema);
  const given = partsOf(value);
  const fitting = given.map((part) => fitOne(items ?? schema, part)).filter(isDefined);
  const firstParts = fitting.slice(0, items ? maxItems : 1);
  const fitted = items ? firstParts : firstParts[0];
  return {
    value: firstParts.length > 0 ? fitted : undefined,
    isCut: firstParts.length < given.length,
  };
}

function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

function fitOne(schema: Schema, input: unknown): unknown {
  const resolved = resolve(schema);
  const value = convertValue(resolved, input);
  return isDefined(value) && isAllowed(resolved, value) ? value : undefined;
}

/** The value in the type of the schema; undefined where it has another. */
function convertValue({ type }: Schema, value: unknown): unknown {
  const types = [type ?? []].flat();
  const text = String(value);
  if (typeof value === 'object') return undefined;
  if (types.includes('boolean')) return BOOLEANS.get(text);
  if (types.includes('integer')) return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
  return typeof value === 'boolean' ? undefined : text;
}

const BOOLEANS = new Map([
  ['true', true],
  ['false', false],
]);

function isAllowed(schema: Schema, value: unknown): boolean {
  const { enum: allowed, maxLength = Infinity, pattern, format = '' } = schema;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  if (allowed && !allowed.includes(value as string)) return false;
  if (typeof value === 'number') return value >= minimum && value <= maximum;
  if (typeof value !== 'string') return true;
  const isShaped = new RegExp(pattern ?? '', 'u').test(value);
  return isShaped && value.length <= maxLength && (FORMATS[format]?.(value) ?? true);
}

const FORMATS: Record<string, (text: string) => boolean> = {
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text),
};

/** Whether the date exists: the 30th of February does not. */
function isDay(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}
