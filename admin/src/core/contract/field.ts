import {
  email,
  maxLength,
  maxValue,
  minLength,
  minValue,
  regex,
  required,
  type Validator,
} from 'react-admin';
import { asRead, phoneNumber } from './asRead.ts';
import { decimalsOf, integer, number } from './number.ts';
import { ownMessageOf, property, type Schema } from './schema.ts';

/** An input's source and the validators that the contract gives it. */
export interface FieldProps {
  source: string;
  validate: Validator[];
}

const fields = new Map<string, FieldProps>();

/**
 * The contract's limits for an input: `<TextInput {...field('QuoteInput', 'comment')} />`. `prefix`
 * is where the schema lies in the form: `field('Place', 'city', 'origin.')` is `origin.city`.
 */
export function field(name: string, source: string, prefix = ''): FieldProps {
  const key = `${name} ${prefix} ${source}`;
  const props = fields.get(key) ?? { source: prefix + source, validate: validators(name, source) };
  fields.set(key, props);
  return props;
}

/** The values that the contract allows, as choices named by the key `<i18nPrefix>.<value>`. */
export function choices(name: string, source: string, i18nPrefix: string): Choice[] {
  const { schema } = property(name, source);
  const values = schema.items ? property(name, `${source}.`).schema.enum : schema.enum;
  return (values ?? [])
    .filter((value) => value !== null)
    .map((id) => ({ id, name: `${i18nPrefix}.${id}` }));
}

export interface Choice {
  id: string | number;
  name: string;
}

function validators(name: string, source: string): Validator[] {
  const { schema, isRequired, missing } = property(name, source);
  const rules = [
    isRequired && schema.type !== 'boolean' && required(missing),
    types(schema).includes('integer') && integer,
    ...limits(schema),
    schema.format === 'email' && asRead(schema['x-text'], email()),
    schema.pattern !== undefined && textOf(schema, schema.pattern),
  ];
  return rules.filter((rule) => rule !== false);
}

function limits(schema: Schema): Validator[] {
  const rules = [
    isMoreThanOne(schema.minLength) && minLength(schema.minLength),
    schema.maxLength !== undefined && maxLength(schema.maxLength),
    schema.minimum !== undefined && minValue(schema.minimum),
    schema.maximum !== undefined && maxValue(schema.maximum),
  ];
  return rules.filter((rule) => rule !== false);
}

function types({ type }: Schema): string[] {
  return [type ?? []].flat();
}

/** Whether a minimum length is more than one; one character is already checked by `required`. */
function isMoreThanOne(length?: number): length is number {
  return length !== undefined && length > 1;
}

/** A validator for the pattern of a text, as the server reads it. */
function textOf(schema: Schema, pattern: string): Validator {
  const ownMessage = ownMessageOf(schema);
  if (schema['x-text'] === 'phone' && ownMessage) return phoneNumber(ownMessage);
  return asRead(schema['x-text'], shape(pattern, ownMessage));
}

/** A validator for a pattern. Its message is the contract's own, that of decimals for other numbers, or a general one. */
function shape(pattern: string, ownMessage?: string): Validator {
  const decimals = decimalsOf(pattern);
  const message = ownMessage ?? `anden.validation.${decimals ? 'Decimal' : 'pattern'}`;
  return decimals ? number(pattern, decimals, message) : regex(new RegExp(pattern, 'u'), message);
}
