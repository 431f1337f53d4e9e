import type { Locale } from '#languages';
import generated from './schemas.gen.json' with { type: 'json' };

type Words = Record<Locale, string>;

/** A JSON Schema of the contract, with only the keywords that forms use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: (string | number | null)[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  default?: unknown;
  examples?: unknown[];
  'x-text'?: string;
  'x-names'?: Record<string, string>;
  'x-messages'?: Record<string, Words>;
}

const schemas = generated as unknown as Record<string, Schema>;
const NAMES = new Map(
  Object.values(schemas).flatMap((schema) => Object.entries(schema['x-names'] ?? {})),
);

const AMOUNTS = new Set(Object.values(schemas).flatMap(amountsIn));

/** A schema of the contract with its references and its `allOf` followed one level. Throws on an unknown name. */
export function schema(name: string): Schema {
  const definition = schemas[name];
  if (!definition) throw new Error(`The contract has no schema ${name}`);
  return resolve(definition);
}

/** The name of a code, such as that of a state, from the `x-names` of any schema; undefined for other texts. */
export function nameOf(code: string): string | undefined {
  return NAMES.get(code);
}

/** The contract's own validation messages in one language, by the name of their schema. */
export function ownMessages(language: Locale): Record<string, string> {
  const named = Object.entries(schemas).flatMap(([name, { 'x-messages': messages }]) =>
    Object.values(messages ?? {}).map((words): [string, string] => [name, words[language]]),
  );
  return Object.fromEntries(named);
}

/** The key of a schema's own message; undefined for a schema without one. */
export function ownMessageOf(definition: Schema): string | undefined {
  return definition['x-messages'] && KEYS.get(definition['x-messages']);
}

const KEYS = new Map(
  Object.entries(schemas).map(([name, found]) => [found['x-messages'], `anden.validation.${name}`]),
);

/** Whether any schema has an amount of money with this field name. */
export function isMoney(field: string): boolean {
  return AMOUNTS.has(field);
}

/** The schema of a field, which may be nested (`origin.city`, `contacts.0.email`), and whether it is required. */
export function property(name: string, source: string): Property {
  return source
    .split('.')
    .reduce<Property>((at, step) => descend(at.schema, step, `${name}.${source}`), {
      schema: schema(name),
      isRequired: false,
    });
}

interface Property {
  schema: Schema;
  isRequired: boolean;
  /** The key of the parent schema's message for a missing required field. */
  missing?: string;
}

/** A schema with its `$ref` followed, its `allOf` joined, and the one alternative of its `oneOf` that is not null taken. */
export function resolve(node: Schema): Schema {
  if (node.$ref) return schema(node.$ref.split('/').at(-1) ?? '');
  if (node.allOf) return node.allOf.map(resolve).reduce(join, { ...node, allOf: undefined });
  const alternatives = node.oneOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = alternatives;
  return only && alternatives.length === 1 ? resolve(only) : node;
}

function amountsIn({ properties = {}, allOf = [] }: Schema): string[] {
  const amounts = Object.entries(properties).filter(([, { $ref }]) => $ref?.endsWith('/Money'));
  return [...amounts.map(([name]) => name), ...allOf.flatMap(amountsIn)];
}

function descend(parent: Schema, step: string, whole: string) {
  const child = /^\d*$/.test(step) ? parent.items : parent.properties?.[step];
  if (!child) throw new Error(`The contract has no ${whole}`);
  const isRequired = parent.required?.includes(step) ?? false;
  const missing = parent['x-messages']?.required && ownMessageOf(parent);
  return { schema: resolve(child), isRequired, missing };
}

function join(a: Schema, b: Schema): Schema {
  return {
    ...a,
    ...b,
    properties: { ...a.properties, ...b.properties },
    required: [...(a.required ?? []), ...(b.required ?? [])],
  };
}
