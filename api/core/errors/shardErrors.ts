/** The fields of an error of Postgres that name the violated constraint. */
export interface PostgresError {
  code?: string;
  message?: string;
  detail?: string;
  constraint?: string;
  table?: string;
  column?: string;
}

/**
 * The error as Postgres itself reports it. Citus passes on the error of a shard without the names of table, constraint and
 * column, which then stand only in its message, the first two with the number of the shard; a repeated key in rows that it
 * copies has no code.
 */
export function withoutShard(error: PostgresError): PostgresError {
  const { message = '' } = error;
  const [, table = error.table, constraint = error.constraint] = CHECK.exec(message) ?? [];
  const [, column = error.column] = NOT_NULL.exec(message) ?? [];
  const isRepeated = error.code === 'XX000' && REPEATED.test(message);
  const code = isRepeated ? UNIQUE_VIOLATION : error.code;
  const names = { code, column, table: nameOf(table), constraint: nameOf(constraint) };
  return Object.assign(Object.create(error) as PostgresError, names);
}

const CHECK = /relation "(\w+)" violates check constraint "(\w+)"/;
const NOT_NULL = /null value in column "(\w+)"/;
const REPEATED = /duplicate key value violates unique constraint/;
const UNIQUE_VIOLATION = '23505';

/** The name of a table or constraint without the number that Citus appends in a shard: `quotes_102008`. */
function nameOf(name?: string): string | undefined {
  return name?.replace(/_\d{6,}$/, '');
}
