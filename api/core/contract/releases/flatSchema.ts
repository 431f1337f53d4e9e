import { resolve, type Contract } from '../openapi.ts';

/** A schema with its references resolved and its `allOf` joined, one level deep. */
export interface Flat extends Announced {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, object>;
  required?: string[];
  items?: object;
  oneOf?: object[];
  anyOf?: object[];
  additionalProperties?: unknown;
  unevaluatedProperties?: unknown;
  pattern?: string;
  format?: string;
  [limit: string]: unknown;
}

/** The announcement that something goes after a day. */
export interface Announced {
  'x-deprecated'?: { until: string };
}

/** A schema with its references resolved and its parts joined. */
export function flat(contract: Contract, schema: object): Flat {
  const { allOf = [], ...own } = resolve<Flat & { allOf?: object[] }>(contract, schema as Flat);
  const parts = [...allOf.map((part) => flat(contract, part)), own as Flat];
  return parts.reduce((mergedSchema, part) => ({
    ...mergedSchema,
    ...part,
    properties: { ...mergedSchema.properties, ...part.properties },
    required: [...(mergedSchema.required ?? []), ...(part.required ?? [])],
  }));
}

/** The types that the first schema allows and the second does not. */
export function typesLost(some: Flat, others: Flat): string[] {
  const allowedTypes = typesOf(others);
  if (allowedTypes.length === 0) return [];
  const covers = (type: string) =>
    allowedTypes.includes(type) || (type === 'integer' && allowedTypes.includes('number'));
  const types = typesOf(some);
  return types.length > 0 ? types.filter((type) => !covers(type)) : ['anything'];
}

function typesOf({ type = [] }: Flat): string[] {
  return [type].flat();
}

/** The values that the first schema allows and the second does not. */
export function valuesLost(before: Flat, after: Flat): unknown[] {
  const allowedValues = 'const' in after ? [after.const] : after.enum;
  if (!allowedValues) return [];
  const values = 'const' in before ? [before.const] : before.enum;
  return values ? values.filter((value) => !allowedValues.includes(value)) : ['any other value'];
}

/** The names of the limits by which the second schema allows less than the first. */
export function limitsTightened(before: Flat, after: Flat): string[] {
  const at = (schema: Flat, name: string, other: number) =>
    ((schema[name] ?? schema[OF_FILES[name]!]) as number | undefined) ?? other;
  return [
    ...UPPER.filter((name) => at(after, name, Infinity) < at(before, name, Infinity)),
    ...LOWER.filter((name) => at(after, name, -Infinity) > at(before, name, -Infinity)),
    ...EXACT.filter((name) => after[name] !== undefined && after[name] !== before[name]),
  ];
}

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** The limits of files that are not keywords of JSON Schema, by the keyword that released contracts have for them. */
const OF_FILES: Record<string, string> = { maxLength: 'x-max-bytes' };

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const EXACT = ['pattern', 'format', 'multipleOf', 'uniqueItems'];
