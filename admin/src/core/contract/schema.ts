import generated from './schemas.gen.json' with { type: 'json' };

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
  'x-labels'?: Record<string, { es: string; en: string }>;
}

const schemas = generated as unknown as Record<string, Schema>;
const NAMES = new Map(
  Object.values(schemas).flatMap((schema) => Object.entries(schema['x-names'] ?? {})),
);

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

/** What the contract says of a field, which may lie deeper (`origin.city`, `contacts.0.email`). */
export function property(name: string, source: string): { schema: Schema; isRequired: boolean } {
  return source
    .split('.')
    .reduce<{ schema: Schema; isRequired: boolean }>(
      (at, step) => descend(at.schema, step, `${name}.${source}`),
      { schema: schema(name), isRequired: false },
    );
}

function descend(parent: Schema, step: string, whole: string) {
  const child = /^\d*$/.test(step) ? parent.items : parent.properties?.[step];
  if (!child) throw new Error(`The contract has no ${whole}`);
  return { schema: resolve(child), isRequired: parent.required?.includes(step) ?? false };
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
