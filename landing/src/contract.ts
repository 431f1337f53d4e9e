import contract from '#contract.json?raw';
import type { Locale } from './locale.ts';

interface Schema {
  type?: string | string[];
  enum?: string[];
  maxLength?: number;
  pattern?: string;
  'x-max-bytes'?: number;
  $ref?: string;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  'x-names'?: Record<string, string>;
  'x-messages'?: Record<string, Record<Locale, string>>;
}

interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, FormBody | undefined> };
}

interface FormBody {
  schema: Schema;
  encoding?: { file: { contentType: string } };
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const {
  paths,
  components: { schemas },
} = JSON.parse(contract) as Contract;

/** The message that the contract gives for a violated JSON Schema keyword of a named schema. */
export function message(schema: string, keyword: string, locale: Locale): string {
  return schemas[schema]!['x-messages']![keyword]![locale];
}

/** The `maxLength` of a field of a schema. */
function maxLength(schema: string, field: string): number | undefined {
  const fieldSchema = find(schemas[schema]!, field.split('.'));
  return fieldSchema && resolveSchema(fieldSchema).maxLength;
}

/** The most decimals that a number of a schema may have. */
function decimals(schema: string, field: string): number | undefined {
  const { pattern = '' } = resolveSchema(find(schemas[schema]!, field.split('.')) ?? {});
  const [, most] = /\(\\\.\\d\{1,(\d)\}\)\?\$$/.exec(pattern) ?? [];
  return most ? Number(most) : undefined;
}

/** The limits of a field in the contract. */
export interface FieldLimits {
  maxLength?: number | undefined;
  decimals?: number | undefined;
}

/** The limits of all fields of a schema, by their names with dots; a module `*.static.ts` gives them to the browser. */
export function limitsOf(schema: string): Record<string, FieldLimits> {
  const names = namesIn(schemas[schema]!);
  return Object.fromEntries(
    names.map((name) => [
      name,
      { maxLength: maxLength(schema, name), decimals: decimals(schema, name) },
    ]),
  );
}

function namesIn(schema: Schema): string[] {
  const { properties = {}, allOf = [] } = resolveSchema(schema);
  const ownNames = Object.entries(properties).flatMap(([name, part]) => {
    const inside = namesIn(part);
    return inside.length > 0 ? inside.map((path) => `${name}.${path}`) : [name];
  });
  return [...ownNames, ...allOf.flatMap(namesIn)];
}

/** The most bytes and the media types of the file that an operation takes. */
export function fileLimits(operation: string): { maxBytes: number; accept: string } {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  const definition = all.find(({ operationId }) => operationId === operation);
  const { schema, encoding } = definition!.requestBody!.content['multipart/form-data']!;
  return {
    maxBytes: resolveSchema(schema).properties!.file!['x-max-bytes']!,
    accept: encoding!.file.contentType,
  };
}

/** The states of a country in the contract, sorted by name. */
export function statesOf(country: 'MX' | 'US'): { code: string; name: string }[] {
  return Object.entries(schemas.StateCode!['x-names']!)
    .filter(([code]) => code.startsWith(country))
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

function find(schema: Schema, [name, ...rest]: string[]): Schema | undefined {
  if (name === undefined) return schema;
  const { properties = {}, allOf = [] } = resolveSchema(schema);
  const property = properties[name];
  if (property) return find(property, rest);
  return allOf.map((part) => find(part, [name, ...rest])).find(Boolean);
}

function resolveSchema(schema: Schema): Schema {
  return schema.$ref ? resolveSchema(schemas[schema.$ref.split('/').at(-1)!]!) : schema;
}
