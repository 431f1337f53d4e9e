import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv';
import { plainKey } from '../../shared/reading/plainText.ts';
import { readCode } from '../../shared/reading/readCode.ts';
import { readEmails } from '../../shared/reading/readEmails.ts';
import type { Words } from '../../shared/words.ts';
import { phoneOf } from './phoneOf.ts';

/**
 * The contract's `x-text`: puts a text in the form of its kind before its length, pattern and format are checked. A `code`
 * loses what no format allows (entities, a full stop behind it), a `key` the joiners, an `email` its name and capitals; a
 * `phone` is read by the country of the record that it stands in.
 */
export const textKeyword: FuncKeywordDefinition = {
  keyword: 'x-text',
  type: 'string',
  before: 'maxLength',
  modifying: true,
  errors: true,
  validate: readText,
};

type Read = (text: string, parent: Record<string, unknown>) => string | { problem: Words };

const READERS: Record<string, Read> = {
  code: readCode,
  key: plainKey,
  email: (text) => only(readEmails(text), text),
  phone: phoneOf,
};

function readText(...[kind, text, , at]: Parameters<SchemaValidateFunction>): boolean {
  const parent = at!.parentData as Record<string, unknown>;
  const value = READERS[kind as string]!(text as string, parent);
  if (typeof value === 'string') parent[at!.parentDataProperty] = value;
  else (readText as SchemaValidateFunction).errors = [{ keyword: 'x-text', params: value }];
  return typeof value === 'string';
}

function only([first, second]: string[], text: string): ReturnType<Read> {
  if (second === undefined) return first ?? text;
  return {
    problem: {
      es: `Hay más de un correo: deje uno aquí y agregue ${second} como otro`,
      en: `There is more than one e-mail: keep one here and add ${second} as another`,
    },
  };
}
