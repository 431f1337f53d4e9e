/**
 * Whether an error says that the database cannot be reached or used now: by the code of the system's or of Postgres's error,
 * or by the message, where pg, knex and its pool have no code.
 */
export function isUnreachable(error: unknown): boolean {
  const { code, name, message = '', errors } = error as PlainError;
  return (
    name === 'KnexTimeoutError' ||
    (typeof code === 'string' && CODES.test(code)) ||
    MESSAGES.some((pattern) => pattern.test(withoutStatement(message))) ||
    (Array.isArray(errors) && errors.length > 0 && errors.every(isUnreachable))
  );
}

/** Knex writes the statement and a hyphen in front of pg's message. */
function withoutStatement(message: string): string {
  return message.split(' - ').at(-1)!;
}

interface PlainError {
  code?: unknown;
  name?: string;
  message?: string;
  /** Of an AggregateError: a host with several addresses has one error for each. */
  errors?: unknown[];
}

/**
 * man 7 errno, Node's errors of a stream that has ended, and https://www.postgresql.org/docs/current/errcodes-appendix.html:
 * connection exceptions (08), memory or connections used up (53), the server or the session ended (57P).
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|EPIPE|ERR_STREAM_DESTROYED|ERR_STREAM_WRITE_AFTER_END|ERR_SOCKET_CLOSED|08...|53[234]00|57P0[1-5]|25P0[34])$/;

const MESSAGES = [
  // pg: client.js, connection.js
  /^Connection terminated/,
  /is not queryable$/,
  /^timeout expired$/,
  /^Query read timeout$/,
  /^There was an error establishing an SSL connection$/,
  // knex and its pool tarn, while they are closed
  /^Unable to acquire a connection$/,
  /^aborted$/,
  // Citus
  /failure on connection marked as essential/,
];
