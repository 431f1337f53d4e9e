import createFetchClient, { type Middleware } from 'openapi-fetch';
import { AndenError, errorOf } from './AndenError.ts';
import { changePages, type ChangesInit, type GetChanges } from './changes.ts';
import type { paths } from './contract.gen.ts';
import { platform } from './environment.ts';
import { rowsOf, type Get } from './pages.ts';
import { retryingFetch, type Environment, type RetryOptions } from './retries.ts';
import type { Call, Init, InitArgument, ListPath, Row, Schemas } from './types.ts';

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
  /**
   * The changes since a cursor, page by page up to this moment; keep each page's cursor once its work is done. Without a
   * cursor it is one page without changes, whose cursor is this moment's. Throws `CURSOR_GONE` for one older than 30 days.
   */
  changes(init?: ChangesInit): AsyncGenerator<Schemas['ChangePage'], void, undefined>;
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
  return {
    GET,
    POST,
    PATCH,
    DELETE,
    rows: (path, ...init) => rowsOf(GET as unknown as Get, path, init[0]),
    changes: (init) => changePages(GET as unknown as GetChanges, init),
  };
}

/** Every POST that takes an API key also takes an `Idempotency-Key`; those of SHOWN_ONCE are not repeated. */
const idempotencyKeys: Middleware = {
  onRequest({ request, schemaPath }) {
    if (request.method !== 'POST' || request.headers.has('Idempotency-Key')) return;
    if (!SHOWN_ONCE.includes(schemaPath))
      request.headers.set('Idempotency-Key', crypto.randomUUID());
  },
};

/** The calls whose answer has a secret that a repeat has no more. */
export const SHOWN_ONCE = ['/webhooks', '/webhooks/{id}/rotate'];

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
