import generated from './schemas.gen.json' with { type: 'json' };

type Words = Record<'es' | 'en', string>;

/** A JSON Schema as openapi.yaml writes them: only the words that forms ask about. */
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
  'x-names'?: Record<string, string>;
  'x-labels'?: Record<string, Words>;
  'x-messages'?: Record<string, Words>;
}

const schemas = generated as unknown as Record<string, Schema>;
const NAMES = new Map(
  Object.values(schemas).flatMap((schema) => Object.entries(schema['x-names'] ?? {})),
);

const AMOUNTS = new Set(Object.values(schemas).flatMap(amountsIn));

/** A schema of the contract with its references and its `allOf` followed one level. Throws on an unknown name. */
export function schema(name: string): Schema {
  const found = schemas[name];
  if (!found) throw new Error(`The contract has no schema ${name}`);
  return resolve(found);
}

/** The name that some schema's `x-names` gives a code, such as a state's; nothing for other texts. */
export function nameOf(code: string): string | undefined {
  return NAMES.get(code);
}

/** The contract's own messages of mistakes in one language, by the name of the schema that has one. */
export function ownMessages(language: 'es' | 'en'): Record<string, string> {
  const named = Object.entries(schemas).flatMap(([name, { 'x-messages': messages }]) =>
    Object.values(messages ?? {}).map((words): [string, string] => [name, words[language]]),
  );
  return Object.fromEntries(named);
}

/** The key of a schema's own message; nothing for a schema that has none. */
export function ownMessageOf(found: Schema): string | undefined {
  return found['x-messages'] && KEYS.get(found['x-messages']);
}

const KEYS = new Map(
  Object.entries(schemas).map(([name, found]) => [found['x-messages'], `anden.validation.${name}`]),
);

/** Whether some schema holds an amount of money under this name. */
export function isMoney(field: string): boolean {
  return AMOUNTS.has(field);
}

/** What the contract says of a field, which may lie deeper (`origin.city`, `contacts.0.email`). */
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
  /** The key of what the schema around it says where a required field of its is missing. */
  missing?: string;
}

function amountsIn({ properties = {}, allOf = [] }: Schema): string[] {
  const own = Object.entries(properties).filter(([, { $ref }]) => $ref?.endsWith('/Money'));
  return [...own.map(([name]) => name), ...allOf.flatMap(amountsIn)];
}

function descend(parent: Schema, step: string, whole: string) {
  const child = /^\d*$/.test(step) ? parent.items : parent.properties?.[step];
  if (!child) throw new Error(`The contract has no ${whole}`);
  const isRequired = parent.required?.includes(step) ?? false;
  const missing = parent['x-messages']?.required && ownMessageOf(parent);
  return { schema: resolve(child), isRequired, missing };
}

/** Follows `$ref`, joins `allOf`, and takes the one alternative of `oneOf` that is not null. */
function resolve(given: Schema): Schema {
  if (given.$ref) return schema(given.$ref.split('/').at(-1) ?? '');
  if (given.allOf) return given.allOf.map(resolve).reduce(join, { ...given, allOf: undefined });
  const alternatives = given.oneOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = alternatives;
  return only && alternatives.length === 1 ? resolve(only) : given;
}

function join(a: Schema, b: Schema): Schema {
  return {
    ...a,
    ...b,
    properties: { ...a.properties, ...b.properties },
    required: [...(a.required ?? []), ...(b.required ?? [])],
  };
}
