import pino from 'pino';
import type { Env } from './env.ts';

/**
 * A JSON logger to stdout that omits credentials and the values that Postgres quotes in its errors. Lines are written
 * together, at the latest after a tenth of a second or when the process exits; a killed process loses these last ones.
 */
export function createLogger(
  env: Pick<Env, 'logLevel'>,
  stream?: pino.DestinationStream,
): pino.Logger {
  const options: pino.LoggerOptions = {
    level: env.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    hooks: { logMethod: logWithMessage },
    redact: { paths: SECRETS, remove: true },
  };
  return pino(options, stream ?? pino.destination(BUFFERED));
}

const BUFFERED = { sync: false, minLength: 8192, periodicFlush: 100 };

const SECRETS = ['authorization', 'cookie', 'headers', 'password', 'token', 'access_token'].flatMap(
  (name) => [name, `*.${name}`, `*.*.${name}`],
);

interface ErrorDescription {
  name?: string;
  message?: string;
  stack?: string;
  at?: string[];
  code?: unknown;
  table?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

/** Passes pino the redacted message of an error, because it would log the original one when no message is given. */
function logWithMessage(this: pino.Logger, args: unknown[], method: pino.LogFn): void {
  const [entry, ...message] = args as [object | string];
  const error = entry instanceof Error ? entry : (entry as { err?: unknown })?.err;
  if (error instanceof Error && !message.length)
    method.call(this, entry, describeError(error).message);
  else method.call(this, entry, ...message);
}

/** An error for the log, without possible personal data: Postgres's detail, quoted values of class 22, e-mail addresses. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, message, stack, code, table, constraint, cause }: ErrorDescription = error;
  return {
    name,
    message: redacted(message, String(code).startsWith('22')),
    code,
    table,
    constraint,
    at: framesOf(stack, message),
    cause: cause === undefined ? undefined : describeError(cause),
  };
}

/** The frames of a stack, which begins with the message: a line of that may look like a frame. */
function framesOf(stack: string | undefined, message = ''): string[] | undefined {
  const start = stack?.indexOf(message) ?? -1;
  const frames = start < 0 ? stack : stack!.slice(start + message.length);
  return frames?.split('\n').filter((line) => /^\s+at /.test(line));
}

function redacted(message: string | undefined, hasValues: boolean): string | undefined {
  const withoutValues = hasValues ? message?.replace(/"[^"]*"/g, '"…"') : message;
  return withoutValues?.replace(WORDS, (word) => (ADDRESS.test(word) ? '…@…' : word));
}

/** Taken whole, each word is read twice at most: a pattern of the address itself is tried at each character of a long line. */
const WORDS = /[^\s<>"'(),:;]+/g;

/** An at sign with something on both sides. */
const ADDRESS = /.@./;
