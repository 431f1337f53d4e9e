import * as fc from 'fast-check';
import {
  operations,
  type Contract,
  type Operation,
  type Parameter,
} from '../../core/contract/document.ts';
import { answeredProperties } from '../../core/contract/rowSchema.ts';
import {
  withOneError,
  invalidBody,
  invalidValue,
  invalidHeaders,
  invalidSegment,
  invalidTail,
} from './broken.ts';
import { encoded, parametersOf, rightHeaders, sortOf, wrongInOne, type Part } from './parts.ts';
import { valuesOf, type Ids, type Schema } from './values.ts';

/** A request as it is sent; `body` is text. */
export interface Sent {
  operationId: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

/** Requests for every operation of the contract: half of them valid, the others with one invalid part. */
export function requests(contract: Contract, ids: Ids): fc.Arbitrary<Sent> {
  const values = valuesOf(contract, ids);
  return fc.oneof(...operations(contract).map((one) => requestFor(one)));

  function requestFor({ path, method, operation }: ReturnType<typeof operations>[number]) {
    const parts = {
      path: pathOf(path, operation),
      query: queryOf(operation),
      headers: { right: rightHeaders(method), wrong: invalidHeaders },
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

  function pathOf(path: string, operation: Operation): Part<string> {
    const kind = path.split('/{')[0]!.split('/').at(-1)!;
    const id = values({ type: 'string', format: 'uuid' }, KINDS[kind] ?? kind.slice(0, -1));
    const parameters = parametersOf(contract, operation, 'path');
    const filled = (segment: (parameter: Parameter) => fc.Arbitrary<unknown>) =>
      fc
        .record(Object.fromEntries(parameters.map((one) => [one.name, segment(one)])))
        .map((segments) => path.replace(/\{(\w+)\}/g, (_, name: string) => String(segments[name])));
    const right = filled(({ name, schema }) =>
      name === 'id' ? id : values(schema as Schema, name),
    );
    const wrong = fc.oneof(
      filled(() => invalidSegment),
      right.map((whole) => `${whole}/`),
    );
    return { right, wrong };
  }

  function queryOf(operation: Operation): Part<string> {
    const parameters = parametersOf(contract, operation);
    const named = (value: (parameter: Parameter) => fc.Arbitrary<unknown>) =>
      fc.subarray(parameters, { maxLength: Math.min(3, parameters.length) }).chain((some) => {
        const chosen = parameters.filter((one) => one.required || some.includes(one));
        return fc.record(Object.fromEntries(chosen.map((one) => [one.name, value(one)])));
      });
    const right = named((one) => valueOf(operation, one)).map(encoded);
    const tailed = fc.tuple(right, invalidTail).map((both) => both.filter(Boolean).join('&'));
    return { right, wrong: fc.oneof(named(() => invalidValue).map(encoded), tailed) };
  }

  function fieldsOf(operation: Operation): string[] {
    return Object.keys(answeredProperties(contract, operation)).filter(
      (name) => name !== 'related',
    );
  }

  function valueOf(operation: Operation, { name, schema }: Parameter) {
    if (name === 'sort') return sortOf(operation);
    if (name === 'fields') return fc.subarray(fieldsOf(operation), { minLength: 1 });
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
    if (!schema) return { right: none, wrong: invalidBody };
    const right = values(schema);
    const wrong = fc.oneof(
      { arbitrary: withOneError(right).map((one) => JSON.stringify(one)), weight: 4 },
      invalidBody,
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
  'countBy',
  'internalCount',
  'fields',
  'expand',
];
