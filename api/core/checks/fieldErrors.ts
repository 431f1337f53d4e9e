import type { ErrorObject } from 'ajv';
import { REQUIRED } from '../i18n/messages.ts';
import { shortened } from '../i18n/withValue.ts';
import type { Words } from '../../shared/words.ts';

/** Ajv's errors as `{ field: message }` in both languages; the path of a nested field is joined with dots. */
export function fieldErrors(errors: ErrorObject[]): Record<string, Words> {
  const messages: Record<string, Words> = {};
  for (const error of errors) {
    if (COMPOUND.includes(error.keyword)) continue;
    messages[fieldOf(error)] ??= ownMessage(error) ?? messageOf(error);
  }
  return Object.keys(messages).length > 0 ? messages : { '': wrong() };
}

/** The contract's own message for this error, from `x-messages` of the schema; `{value}` in it is what was sent. */
function ownMessage({ keyword, parentSchema, data }: ErrorObject): Words | undefined {
  const words = (parentSchema?.['x-messages'] as Record<string, Words> | undefined)?.[keyword];
  const fill = (text: string) => text.replace('{value}', () => shortened(String(data)));
  return words && { es: fill(words.es), en: fill(words.en) };
}

function messageOf(error: ErrorObject): Words {
  return (MESSAGES[error.keyword] ?? wrong)(error.params, error);
}

type Message = (params: Record<string, unknown>, error: ErrorObject) => Words;

/** Keywords whose error only repeats the error of a keyword inside them. */
const COMPOUND = ['allOf', 'anyOf', 'oneOf', 'if', '$ref'];

const MESSAGES: Record<string, Message> = {
  required: () => REQUIRED,
  maxLength: ({ limit }) => ({
    es: `Máximo ${limit} caracteres`,
    en: `At most ${limit} characters`,
  }),
  minLength: () => REQUIRED,
  maximum: ({ limit }) => ({ es: `Máximo ${limit}`, en: `At most ${limit}` }),
  minimum: ({ limit }) => ({ es: `Mínimo ${limit}`, en: `At least ${limit}` }),
  maxItems: ({ limit }) => ({ es: `Máximo ${limit} elementos`, en: `At most ${limit} items` }),
  minItems: ({ limit }) => ({ es: `Elija al menos ${limit}`, en: `Choose at least ${limit}` }),
  uniqueItems: () => ({ es: 'Hay elementos repetidos', en: 'Some items are repeated' }),
  enum: ({ allowedValues }) => ({
    es: `Debe ser uno de: ${valuesIn(allowedValues)}`,
    en: `Must be one of: ${valuesIn(allowedValues)}`,
  }),
  'x-text': ({ problem }) => problem as Words,
  format: ({ format }) => FORMATS[format as string] ?? wrong(),
  additionalProperties: () => UNKNOWN,
  unevaluatedProperties: () => UNKNOWN,
};

/** The values that can be chosen; null and the empty text stand for none. */
function valuesIn(values: unknown): string {
  return (values as unknown[]).filter((value) => value !== null && value !== '').join(', ');
}

const UNKNOWN: Words = { es: 'Este campo no existe', en: 'There is no such field' };

const FORMATS: Record<string, Words> = {
  email: {
    es: 'El correo debe ser válido, por ejemplo usuario@dominio',
    en: 'E-mail must be valid, for example user@domain',
  },
  date: { es: 'Escriba una fecha válida (AAAA-MM-DD)', en: 'Enter a valid date (YYYY-MM-DD)' },
  uuid: { es: 'No es un identificador válido', en: 'Not a valid id' },
};

function wrong(): Words {
  return { es: 'El valor no es válido', en: 'The value is not valid' };
}

function fieldOf({ instancePath, keyword, params }: ErrorObject) {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(params.missingProperty as string);
  const extra = params.additionalProperty ?? params.unevaluatedProperty;
  if (extra !== undefined) path.push(extra as string);
  return path.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}
