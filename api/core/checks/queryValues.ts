import { Refusal } from '../errors/errors.ts';
import { NOT_JSON } from '../i18n/messages.ts';
import { readLanguaje } from './languaje.ts';
import { resolve, type Contract, type Operation, type Parameter } from '../contract/document.ts';

type Query = Record<string, unknown>;

/**
 * Converts the texts of a query, in place, for the validation against the contract's types: a list may be written as
 * JSON, with commas or by repeating its name, an object as JSON; empty values are removed.
 */
export function queryReader(contract: Contract, operation: Operation): (query: Query) => void {
  let types: Map<string, string[]> | undefined;
  const takesLanguage = () =>
    !operation['x-sort'] && parameterNames(contract, operation).includes('language');
  return (query) => {
    types ??= typesInQuery(contract, operation);
    for (const [name, text] of Object.entries(query)) {
      const type = types.get(name);
      if (!type || typeof text !== 'string') continue;
      if (text.trim() === '') delete query[name];
      else query[name] = valueOf(name, text, type);
    }
    readLanguaje(query, { isDeclared: types.has('languaje'), takesLanguage });
  };
}

function valueOf(name: string, text: string, types: string[]): unknown {
  if (types.includes('array')) return listOf(name, text.trim());
  return types.includes('object') ? parseValue(name, text) : text;
}

function listOf(name: string, text: string): unknown {
  if (text.startsWith('[')) return parseValue(name, text);
  if (text.startsWith('{')) return [parseValue(name, text)];
  return text.split(',').map((one) => one.trim());
}

function parseValue(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Refusal('INVALID', { errors: { [name]: NOT_JSON }, cause });
  }
}

/** The types of each query parameter, and of each body field if the operation accepts these in the query. */
function typesInQuery(contract: Contract, operation: Operation): Map<string, string[]> {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => resolve<Parameter>(contract, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }): [string, Schema] => [name, schema]);
  const body = operation['x-fields-in-query'] && operation.requestBody?.content['application/json'];
  const fields = body ? Object.entries(propertiesOf(contract, body.schema)) : [];
  const typesByName = [...parameters, ...fields].map(([name, schema]): [string, string[]] => [
    name,
    [resolve<Schema>(contract, schema).type ?? []].flat(),
  ]);
  return new Map(typesByName);
}

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}

function parameterNames(contract: Contract, { parameters = [] }: Operation): string[] {
  return parameters.map((parameter) => resolve<Parameter>(contract, parameter).name);
}

/** The names of the fields of an operation's body. */
export function bodyFields(contract: Contract, { requestBody }: Operation): string[] {
  const schema = requestBody?.content['application/json']?.schema;
  return schema ? Object.keys(propertiesOf(contract, schema)) : [];
}

/** The properties of a schema, also those of the schemas that it consists of. */
function propertiesOf(contract: Contract, schema: object): Record<string, Schema> {
  const { properties = {}, allOf = [] } = resolve<Schema>(contract, schema as Schema);
  return Object.assign(
    {},
    ...allOf.map((part) => propertiesOf(contract, part)),
    properties,
  ) as never;
}
