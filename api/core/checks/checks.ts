import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Refusal } from '../errors/errors.ts';
import { resolve, type Contract, type Operation, type Parameter } from '../contract/document.ts';
import { fieldErrors } from './fieldErrors.ts';
import { listTooLarge } from './listTooLarge.ts';
import { renameLanguaje } from './languaje.ts';
import { bodyFields, queryReader } from './queryValues.ts';
import { textKeyword } from '../contract/textKeyword.ts';

/** Checks a value, and fills defaults and converts types in place where enabled; throws 422 with every wrong field. */
export type Check = (value: unknown) => void;

export interface Checks {
  path: Check;
  query: Check;
  headers: Check;
  /** Puts the fields of a body that have another name in the specification under that of the contract, in place. */
  rename: (body: unknown) => void;
  body: Check | undefined;
  /** Checks the body's fields sent as query parameters, whose values are all text. */
  fields: Check | undefined;
}

/** Returns a function that makes the checks of an operation; each is compiled at its first use, which takes milliseconds. */
export function createChecker(
  contract: Contract,
): (operation: Operation, method: string) => Checks {
  const fromText = once(() => ajvFor(contract, { coerceTypes: 'array', useDefaults: true }));
  const fromJson = once(() => ajvFor(contract, { useDefaults: true }));
  const changes = once(() => ajvFor(contract, {}));
  const changesFromText = once(() => ajvFor(contract, { coerceTypes: 'array' }));
  const parameters = (operation: Operation, place: Parameter['in']) =>
    checkOf(() => fromText().compile(parametersSchema(contract, operation, place)));
  return (operation, method) => ({
    path: parameters(operation, 'path'),
    query: inOrder(queryReader(contract, operation), parameters(operation, 'query')),
    headers: parameters(operation, 'header'),
    rename: (body) => renameLanguaje(body, () => bodyFields(contract, operation)),
    body: bodyCheck(operation, method === 'post' ? fromJson : changes),
    fields: bodyCheck(operation, method === 'post' ? fromText : changesFromText),
  });
}

/** A check of one record against a schema, with defaults filled in, as for the body of a POST. */
export function recordCheck(contract: Contract, schema: string): Check {
  const reference = { $ref: `#/components/schemas/${schema}` };
  return checkOf(() => ajvFor(contract, { useDefaults: true }).compile(atContract(reference)));
}

function bodyCheck(operation: Operation, ajv: () => Ajv2020) {
  const body = operation.requestBody?.content['application/json'];
  return body && checkOf(() => ajv().compile(atContract(body.schema)));
}

function inOrder(readQuery: (query: Record<string, unknown>) => void, check: Check): Check {
  return (query) => {
    readQuery(query as Record<string, unknown>);
    check(query);
  };
}

function checkOf(compile: () => ValidateFunction): Check {
  const compiled = once(compile);
  return (value) => {
    const validate = compiled();
    if (!validate(value)) throw refusalOf(validate.errors ?? []);
  };
}

function refusalOf(errors: ErrorObject[]): Refusal {
  const tooMany = errors.find(
    ({ keyword, instancePath }) => keyword === 'maxItems' && !instancePath,
  );
  if (tooMany) return listTooLarge(Number(tooMany.params.limit));
  return new Refusal('INVALID', { errors: fieldErrors(errors) });
}

function once<T extends object>(make: () => T): () => T {
  let cachedValue: T | undefined;
  return () => (cachedValue ??= make());
}

function parametersSchema(contract: Contract, operation: Operation, place: Parameter['in']) {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => resolve<Parameter>(contract, parameter))
    .filter((parameter) => parameter.in === place);
  const name = (parameter: Parameter) =>
    place === 'header' ? parameter.name.toLowerCase() : parameter.name;
  return {
    type: 'object',
    required: parameters.filter((parameter) => parameter.required).map(name),
    properties: Object.fromEntries(
      parameters.map((parameter) => [name(parameter), atContract(parameter.schema)]),
    ),
    ...(place === 'query' && !operation['x-fields-in-query'] && { additionalProperties: false }),
  };
}

/** The id under which Ajv knows the contract; the references of its single schemas are rewritten to it. */
const ID = 'contract:';

function atContract<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${ID}#/`)) as T;
}

/** An Ajv for the contract; it does not validate the schemas themselves, because a test does. */
function ajvFor({ components }: Contract, options: Options) {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    validateSchema: false,
    ...options,
  });
  addFormats.default(ajv);
  ajv.addFormat('uuid', UUID);
  ajv.addKeyword(textKeyword);
  return ajv.addSchema({ $id: ID, components });
}

/** Ajv's own format also accepts `urn:uuid:…`, which Postgres refuses. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
