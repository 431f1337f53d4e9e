import { loadContract } from '../core/contract/document.ts';
import { once } from './base/once.ts';
import { exchange } from './exchange.ts';
import { responseCheck } from './operations/responses.ts';
import { testServer } from './server.ts';
import { accessToken } from './tokens.ts';

export { accessToken };

/** An answer of the API; `body` is parsed JSON, text for other types, undefined if empty. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** `body` is sent as JSON; text, bytes and forms are sent unchanged. */
export interface RequestOptions {
  query?: Record<string, string | number | boolean | string[]>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** An HTTP client of the test server; each answer is validated against the contract. */
export type Client = ReturnType<typeof clientOf>;

/** A client that is not signed in. */
export const anonymous: Client = clientOf(async () => ({}));

/** A client that is signed in as the user with this e-mail and the password `anden`. */
export function as(user: string | { email: string }): Client {
  const email = typeof user === 'string' ? user : user.email;
  return clientOf(async () => ({ authorization: `Bearer ${await accessToken(email)}` }));
}

/** A client with the token of a public link and without an account. */
export function byLink(token: string): Client {
  return clientOf(async () => ({ 'x-link': token }));
}

/** A client with this bearer token. */
export function bearing(token: string): Client {
  return clientOf(async () => ({ authorization: `Bearer ${token}` }));
}

function clientOf(credentials: () => Promise<Record<string, string>>) {
  const call = async <T>(method: string, path: string, options: RequestOptions) =>
    send<T>(method, path, {
      ...options,
      headers: { 'accept-language': 'es', ...(await credentials()), ...options.headers },
    });
  return {
    get: <T>(path: string, options: RequestOptions = {}) => call<T>('GET', path, options),
    delete: <T>(path: string, options: RequestOptions = {}) => call<T>('DELETE', path, options),
    post: <T>(path: string, body?: unknown, options: RequestOptions = {}) =>
      call<T>('POST', path, { ...options, body }),
    patch: <T>(path: string, body?: unknown, options: RequestOptions = {}) =>
      call<T>('PATCH', path, { ...options, body }),
    put: <T>(path: string, body?: unknown, options: RequestOptions = {}) =>
      call<T>('PUT', path, { ...options, body }),
  };
}

async function send<T>(method: string, path: string, options: RequestOptions): Promise<Answer<T>> {
  const { origin, pathname, search } = new URL((await testServer()).url + path + queryOf(options));
  const sent = { method, path: pathname + search, ...(await payload(options)) };
  const { status, headers, text } = await exchange(origin, sent);
  const body = parsed(text.replace(/^\uFEFF/, ''), headers);
  (await check())({ method, path, status, headers, body });
  return { status, headers, body: body as T };
}

async function payload({ body, headers }: RequestOptions) {
  if (body === undefined) return { headers: { ...headers } };
  if (body instanceof FormData) return multipart(body, headers);
  if (body instanceof Uint8Array) return { body, headers: { ...headers } };
  const [type, text] = typeof body === 'string' ? [TEXT, body] : [JSON_TYPE, JSON.stringify(body)];
  return { body: text, headers: { 'content-type': type, ...headers } };
}

async function multipart(form: FormData, headers: RequestOptions['headers']) {
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type')!;
  const body = new Uint8Array(await encoded.arrayBuffer());
  return { body, headers: { 'content-type': type, ...headers } };
}

const TEXT = 'text/plain;charset=UTF-8';
const JSON_TYPE = 'application/json';

function queryOf({ query = {} }: RequestOptions): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}

function parsed(text: string, headers: Headers): unknown {
  if (text === '') return undefined;
  return /\bjson\b/.test(headers.get('content-type') ?? '') ? JSON.parse(text) : text;
}

const check = once(async () => responseCheck({ ...loadContract() }));
