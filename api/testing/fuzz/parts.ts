import * as fc from 'fast-check';
import {
  resolve,
  type Contract,
  type Operation,
  type Parameter,
} from '../../core/contract/document.ts';

/** A part of a request: its valid and its invalid values. */
export interface Part<T> {
  right: fc.Arbitrary<T>;
  wrong: fc.Arbitrary<T>;
}

/** All parts valid, or one of them invalid, with equal probability. */
export function wrongInOne<T extends object>(parts: { [Name in keyof T]: Part<T[Name]> }) {
  const names = Object.keys(parts) as (keyof T)[];
  const pick = (wrong?: keyof T) =>
    fc.record(
      Object.fromEntries(
        names.map((name) => [name, parts[name][name === wrong ? 'wrong' : 'right']]),
      ),
    ) as fc.Arbitrary<T>;
  return fc.oneof(
    { arbitrary: pick(), weight: names.length },
    ...names.map((name) => ({ arbitrary: pick(name), weight: 1 })),
  );
}

/** The parameters of an operation in a place (path, query or header). */
export function parametersOf(
  contract: Contract,
  { parameters = [] }: Operation,
  place: Parameter['in'] = 'query',
) {
  return parameters
    .map((one) => resolve<Parameter>(contract, one))
    .filter((one) => one.in === place);
}

/** The valid sorts of a list. */
export function sortOf({ 'x-sort': fields = [] }: Operation) {
  const field = fc.constantFrom('id', ...fields);
  const pair = fc.tuple(field, fc.constantFrom('ASC', 'DESC')).map((both) => JSON.stringify(both));
  return fc.oneof(
    field,
    field.map((name) => `-${name}`),
    pair,
  );
}

/** The valid headers of a method, or none. */
export function rightHeaders(method: string): fc.Arbitrary<Record<string, string>> {
  const none = fc.constant({});
  if (method === 'post')
    return fc.oneof(
      none,
      fc.uuid().map((key) => ({ 'idempotency-key': key })),
      fc.constant({ 'idempotency-key': 'same' }),
    );
  if (method === 'get' || method === 'delete') return none;
  return fc.oneof(
    none,
    fc.constantFrom('"1"', '"2"', '*', 'W/"1"').map((etag) => ({ 'if-match': etag })),
  );
}

/**
 * A query as text. Half a surrogate pair cannot be percent-encoded by the standard functions: its bytes are sent, which
 * are not valid UTF-8.
 */
export function encoded(query: Record<string, unknown>) {
  return Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${escaped(one)}`))
    .join('&');
}

function escaped(value: unknown) {
  const text = value && typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text).slice(0, 6000) : '%ED%A0%80';
}
