import createFetchClient, { type Middleware } from 'openapi-fetch';
import { AndenError, errorOf } from './AndenError.ts';
import type { paths } from './contract.gen.ts';
import { platform } from './environment.ts';
import { rowsOf, type Get } from './pages.ts';
import { retryingFetch, type Environment, type RetryOptions } from './retries.ts';
import type { Call, Init, InitArgument, ListPath, Row } from './types.ts';

export interface ClientOptions extends RetryOptions {
  /** The address of Andén, such as `https://anden.example`. */
  url: string;
  /** An API key, `anden_key_…`. */
  key: string;
  /** The language of messages and exports; Spanish by default. */
  language?: 'es' | 'en';
  /** Replaces parts of the environment, for tests. */
  environment?: Partial<Environment>;
}

/** The calls of the API by method and path. Each throws AndenError when it is refused or gets no answer. */
export interface AndenClient {
  GET: Call<'get'>;
  POST: Call<'post'>;
  PATCH: Call<'patch'>;
  DELETE: Call<'delete'>;
  /** All rows of a list, page by page; `query.limit` is the number of rows of a page, 100 by default. */
  rows<Path extends ListPath, I extends Init<Path, 'get'>>(
    path: Path,
    ...init: InitArgument<I>
  ): AsyncGenerator<Row<Path>, void, undefined>;
}

/**
 * A client of the API: with the key and an `Idempotency-Key` for each POST, so that it can be repeated, and the repeats of
 * RetryOptions.
 */
export function createClient({
  url,
  key,
  language = 'es',
  ...options
}: ClientOptions): AndenClient {
  const { environment, ...retries } = options;
  const client = createFetchClient<paths>({
    baseUrl: `${url.replace(/\/+$/, '')}/api`,
    headers: { authorization: `Bearer ${key}`, 'accept-language': language },
    fetch: retryingFetch(retries, { ...platform, ...environment }),
  });
  client.use(idempotencyKeys, errors);
  const { GET, POST, PATCH, DELETE } = client as unknown as AndenClient;
  const get = GET as unknown as Get;
  return { GET, POST, PATCH, DELETE, rows: (path, ...init) => rowsOf(get, path, init[0]) };
}

/** Every POST that takes an API key also takes an `Idempotency-Key`. */
const idempotencyKeys: Middleware = {
  onRequest({ request }) {
    if (request.method !== 'POST' || request.headers.has('Idempotency-Key')) return;
    request.headers.set('Idempotency-Key', crypto.randomUUID());
  },
};

const errors: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await errorOf(response);
  },
  onError({ request, error }) {
    if (request.signal.aborted) return;
    const problem = { title: `No answer: ${reasonOf(error)}`, code: 'NO_ANSWER' } as const;
    return new AndenError(problem, undefined, error);
  },
};

/** The reason in the cause of fetch's error, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: Error };
  return cause?.message || message;
}
