import { Refusal } from './errors.ts';
import { EMAIL_EXISTS, MISSING, REQUIRED } from '../i18n/messages.ts';
import type { Words } from '../../shared/words.ts';
import { isUnreachable } from './unreachable.ts';
import { type PostgresError, withoutShard } from './shardErrors.ts';

/** Turns an error of Postgres or the connection pool into a Refusal with a clear message; returns any other error unchanged. */
export function fromDatabase(error: unknown): unknown {
  const { code, nativeError } = error as { code?: string; nativeError?: unknown };
  if (nativeError) return fromDatabase(nativeError);
  if (isUnreachable(error)) return unavailable(error);
  if (!code) return error;
  const databaseError = withoutShard(error as PostgresError);
  const explain = BY_SQLSTATE[databaseError.code!];
  return explain ? explain(databaseError) : error;
}

const DUPLICATED: Words = {
  es: 'Ya existe otro registro con este valor.',
  en: 'Another record already has this value.',
};
/** The specification's messages of what must not be duplicated, by field (section 5). */
const DUPLICATED_BY_FIELD: Record<string, Words> = {
  email: EMAIL_EXISTS,
  phone: { es: 'El teléfono ya existe', en: 'Phone already exists' },
  identifier: { es: 'El identificador ya existe', en: 'Identifier already exists' },
  rfc: { es: 'El RFC ya existe', en: 'RFC already exists' },
  code: { es: 'El código ya existe', en: 'Code already exists' },
};
const OUTSIDE: Words = {
  es: 'El valor no cumple las reglas de este campo.',
  en: 'The value breaks the rules of this field.',
};

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const BY_SQLSTATE: Record<string, (error: PostgresError) => Refusal> = {
  '23505': duplicated,
  '23503': (error) =>
    error.detail?.includes('still referenced')
      ? new Refusal('IN_USE', { cause: error })
      : new Refusal('INVALID', { errors: { [keyField(error)]: MISSING }, cause: error }),
  '23502': (error) =>
    new Refusal('INVALID', { errors: { [camel(error.column ?? '')]: REQUIRED }, cause: error }),
  '23514': (error) =>
    new Refusal('INVALID', { errors: { [checkField(error)]: OUTSIDE }, cause: error }),
  '22003': unreadable,
  '22007': unreadable,
  '22008': unreadable,
  '22009': unreadable,
  '22021': unreadable,
  '22P02': unreadable,
  '22P05': unreadable,
  '40001': unavailable,
  '40P01': unavailable,
  /** A statement or a wait for a lock took longer than the timeouts of the role allow. */
  '55P03': unavailable,
  '57014': unavailable,
};

function duplicated(error: PostgresError) {
  const field = keyField(error);
  const errors = { [field]: DUPLICATED_BY_FIELD[field] ?? DUPLICATED };
  return new Refusal('CONFLICT', { errors, cause: error });
}

function unavailable(cause: unknown) {
  return new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '1' }, cause });
}

/** A value that passed the contract's checks but does not fit the column's type. */
function unreadable(error: PostgresError) {
  return new Refusal('INVALID', { errors: { '': OUTSIDE }, cause: error });
}

/** The field in `Key (company_id, rfc)=(…) already exists.`: the last column, which is the one that the user entered. */
function keyField({ detail = '' }: PostgresError) {
  const columns = /^Key \((.+?)\)=/.exec(detail)?.[1] ?? '';
  return camel(columns.split(',').at(-1)!.trim());
}

function checkField({ constraint = '', table = '' }: PostgresError) {
  const name = constraint.replace(`${table}_`, '');
  return camel(name.replace(/_check\d*$/, ''));
}

function camel(name: string) {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
