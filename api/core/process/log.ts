import pino from 'pino';
import type { Env } from './env.ts';

/** A JSON logger on stdout that leaves out credentials and the values Postgres quotes in its errors. */
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
  return stream ? pino(options, stream) : pino(options);
}

const SECRETS = ['authorization', 'cookie', 'headers', 'password', 'token', 'access_token'].flatMap(
  (name) => [name, `*.${name}`, `*.*.${name}`],
);

interface Described {
  name?: string;
  message?: string;
  stack?: string;
  at?: string[];
  code?: unknown;
  table?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

/** Without a message of its own, pino would take the error's, uncleaned. */
function logWithMessage(this: pino.Logger, args: unknown[], method: pino.LogFn): void {
  const [entry, ...message] = args as [object | string];
  const error = entry instanceof Error ? entry : (entry as { err?: unknown })?.err;
  if (error instanceof Error && !message.length)
    method.call(this, entry, describeError(error).message);
  else method.call(this, entry, ...message);
}

/** Postgres's detail, what it quotes in a data exception (class 22), and addresses may be personal data. */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, message, stack, code, table, constraint, cause }: Described = error;
  return {
    name,
    message: withoutPeople(message, String(code).startsWith('22')),
    code,
    table,
    constraint,
    at: stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: cause === undefined ? undefined : describeError(cause),
  };
}

function withoutPeople(message: string | undefined, quotes: boolean): string | undefined {
  const told = quotes ? message?.replace(/"[^"]*"/g, '"…"') : message;
  return told?.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…@…');
}
