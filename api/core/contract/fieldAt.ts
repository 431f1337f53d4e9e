import type { Words } from '../../shared/words.ts';
import { loadContract } from './document.ts';

/** A JSON Schema of the contract, as far as fields are looked up in it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  'x-names'?: Readonly<Record<string, string>>;
  /** The schema that names the same codes. */
  'x-labels-of'?: string;
  'x-labels'?: Readonly<Record<string, Words>>;
  'x-headings'?: Readonly<Record<string, Words>>;
}

/** Returns the schema of the field at a path (`origin.city`), through references, parts and lists; undefined for none. */
export function fieldAt(start: Schema, path: string): Schema | undefined {
  return path
    .split('.')
    .reduce<Schema | undefined>((schema, step) => schema && property(schema, step), start);
}

/** Lists the properties of a schema of the contract by its name. */
export function propertiesOf(name: string): string[] {
  return Object.keys(resolveSchema({ $ref: `#/components/schemas/${name}` }).properties ?? {});
}

function property(schema: Schema, step: string): Schema | undefined {
  const target = resolveSchema(schema);
  if (target.items) return property(target.items, step);
  for (const part of partsOf(target)) {
    const field = property(part, step);
    if (field) return field;
  }
  return target.properties?.[step];
}

/** Returns the parts and alternatives of a schema. */
export function partsOf({ allOf = [], oneOf = [], anyOf = [] }: Schema): Schema[] {
  return [...allOf, ...oneOf, ...anyOf];
}

/** Follows the references of a schema. */
export function resolveSchema(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.split('/').at(-1)!;
  return resolveSchema((loadContract().components.schemas as Record<string, Schema>)[name] ?? {});
}
