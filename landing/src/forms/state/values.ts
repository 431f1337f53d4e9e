import type { Schemas } from '../../schemas.ts';

/** The name of a schema of the contract. */
export type SchemaName = keyof Schemas;

/** The value of a field: a text, whether a box is ticked, the ticked boxes of a group, or a file. */
export type Value = string | boolean | string[] | File | undefined;

/** The values of a form, by the names of its fields; a name with dots is a field of a nested object. */
export type Values = Record<string, Value>;

/** Rules by which a field is read, checked and sent. */
export interface Spec {
  kind: 'text' | 'digits' | 'decimal' | 'integer' | 'check' | 'many' | 'file';
  isRequired?: boolean;
  /** Required only while another field has a value. */
  requiredIf?: readonly [name: string, value: string];
  /** The message where it is required and empty, instead of the form's. */
  requiredMessage?: string;
  /** The most decimals of a decimal number. */
  decimals?: number;
  /** The step of the form that it belongs to. */
  step?: number;
  /** Whether people do not see it: it is never kept as a draft, and errors are not shown at it. */
  isHidden?: boolean;
}

/** The fields of a form by their names. */
export type Specs = ReadonlyMap<string, Spec>;

/** Whether a field holds nothing. */
export function isEmpty(value: Value): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) ? value.length === 0 : !value;
}

/** The values that the API has of the fields of a form, as they hold them. */
export function valuesFrom(fields: object, specs: Specs): Values {
  const present = Object.entries(fields).filter(
    ([name, value]) => value != null && specs.has(name),
  );
  return Object.fromEntries(present.map(([name, value]) => [name, valueOf(value)]));
}

function valueOf(value: unknown): Value {
  return typeof value === 'boolean' || Array.isArray(value) ? (value as Value) : String(value);
}
