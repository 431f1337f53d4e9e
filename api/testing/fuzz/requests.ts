import * as fc from 'fast-check';
import {
  operations,
  resolve,
  type Contract,
  type Operation,
  type Parameter,
} from '../../core/contract/document.ts';
import { damaged, noise, strange, strangeHeaders, strangeSegment, strangeTail } from './broken.ts';
import { valuesOf, type Ids, type Schema } from './values.ts';

/** One request as it goes over the wire; `body` is text. */
export interface Sent {
  operationId: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

/** A part of a request, right and wrong. */
interface Part<T> {
  right: fc.Arbitrary<T>;
  wrong: fc.Arbitrary<T>;
}

/** Requests for every operation of the contract: half of them as it wants them, the others wrong in one of their parts. */
export function requests(contract: Contract, ids: Ids): fc.Arbitrary<Sent> {
  const values = valuesOf(contract, ids);
  return fc.oneof(...operations(contract).map((one) => requestFor(one)));

  function requestFor({ path, method, operation }: ReturnType<typeof operations>[number]) {
    const parts = {
      path: pathOf(path),
      query: queryOf(operation),
      headers: { right: rightHeaders(method), wrong: strangeHeaders },
      body: bodyOf(operation),
    };
    return wrongInOne(parts).map(({ path, query, headers, body }) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path: `/api${path}${query && `?${query}`}`,
      headers: { ...(body !== undefined && JSON_TYPE), ...headers },
      body,
    }));
  }

  function pathOf(path: string): Part<string> {
    const kind = path.split('/{')[0]!.split('/').at(-1)!;
    const id = values({ type: 'string', format: 'uuid' }, KINDS[kind] ?? kind.slice(0, -1));
    const filled = (segment: fc.Arbitrary<unknown>) =>
      fc
        .tuple(segment, fc.constantFrom('', '', '/'))
        .map(([id, slash]) => path.replace('{id}', () => String(id)) + slash);
    return { right: filled(id), wrong: filled(strangeSegment) };
  }

  function queryOf(operation: Operation): Part<string> {
    const parameters = parametersOf(contract, operation);
    const named = (value: (parameter: Parameter) => fc.Arbitrary<unknown>) =>
      fc.subarray(parameters, { maxLength: Math.min(3, parameters.length) }).chain((some) => {
        const chosen = parameters.filter((one) => one.required || some.includes(one));
        return fc.record(Object.fromEntries(chosen.map((one) => [one.name, value(one)])));
      });
    const right = named((one) => valueOf(operation, one)).map(encoded);
    const tailed = fc.tuple(right, strangeTail).map((both) => both.filter(Boolean).join('&'));
    return { right, wrong: fc.oneof(named(() => strange).map(encoded), tailed) };
  }

  function valueOf(operation: Operation, { name, schema }: Parameter) {
    if (name === 'sort') return sortOf(operation);
    if (name === 'range') return fc.nat(50).map((first) => `[${first},${first + 9}]`);
    if (name !== 'filter') return values(schema as Schema, name);
    const filters = parametersOf(contract, operation).filter((one) => !CONTROLS.includes(one.name));
    const named = filters.map((one) => [one.name, values(one.schema as Schema, one.name)]);
    return fc
      .record(Object.fromEntries(named), { requiredKeys: [] })
      .map((all) => JSON.stringify(all));
  }

  function bodyOf({ requestBody }: Operation): Part<string | undefined> {
    const none = fc.constant(undefined);
    const schema = requestBody?.content['application/json']?.schema;
    if (!schema) return { right: none, wrong: noise };
    const right = values(schema);
    const wrong = fc.oneof(
      { arbitrary: damaged(right).map((one) => JSON.stringify(one)), weight: 4 },
      noise,
      none,
    );
    return { right: right.map((one) => JSON.stringify(one)), wrong };
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };
const KINDS: Record<string, string> = { companies: 'company', comodities: 'comodity' };
const CONTROLS = [
  'limit',
  'offset',
  'range',
  'sort',
  'filter',
  'total',
  'countQuery',
  'internalCount',
];

function wrongInOne<T extends object>(parts: { [Name in keyof T]: Part<T[Name]> }) {
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

function parametersOf(contract: Contract, { parameters = [] }: Operation) {
  return parameters
    .map((one) => resolve<Parameter>(contract, one))
    .filter((one) => one.in === 'query');
}

function sortOf({ 'x-sort': fields = [] }: Operation) {
  const field = fc.constantFrom('id', ...fields);
  const pair = fc.tuple(field, fc.constantFrom('ASC', 'DESC')).map((both) => JSON.stringify(both));
  return fc.oneof(
    field,
    field.map((name) => `-${name}`),
    pair,
  );
}

function rightHeaders(method: string): fc.Arbitrary<Record<string, string>> {
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

/** Half a surrogate pair has no percent-encoding: it goes as the bytes that it would have, which are not UTF-8. */
function encoded(query: Record<string, unknown>) {
  return Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${escaped(one)}`))
    .join('&');
}

function escaped(value: unknown) {
  const text = value && typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text).slice(0, 6000) : '%ED%A0%80';
}
