import { loadContract } from '../core/contract/document.ts';
import { signIn } from '../identity/signIn.ts';
import { once } from './base/once.ts';
import { responseCheck } from './responses.ts';
import { testServer } from './server.ts';

/** An answer of the API; `body` is parsed JSON, other types as text, undefined if empty. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** `body` is sent as JSON, but text, bytes and forms as they are. */
export interface RequestOptions {
  query?: Record<string, string | number | boolean | string[]>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** HTTP against the test server; each answer is checked against the contract. */
export type Client = ReturnType<typeof clientOf>;

/** The API as someone who has not signed in sees it. */
export const anonymous: Client = clientOf(async () => ({}));

/** The API as the user with this e-mail sees it, signed in with the password `anden`. */
export function as(user: string | { email: string }): Client {
  const email = typeof user === 'string' ? user : user.email;
  return clientOf(async () => ({ authorization: `Bearer ${await accessToken(email)}` }));
}

/** A valid access token of a user, through the real sign-in; kept for eight of its ten minutes. */
export async function accessToken(email: string): Promise<string> {
  const known = tokens.get(email);
  if (known && Date.now() - known.since < 8 * 60_000) return known.token;
  const token = signInTo(await testServer(), email);
  tokens.set(email, { token, since: Date.now() });
  token.catch(() => tokens.delete(email));
  return token;
}

const tokens = new Map<string, { token: Promise<string>; since: number }>();

async function signInTo(server: Awaited<ReturnType<typeof testServer>>, email: string) {
  const { issuer, clientId, audience } = server.env.oidc;
  const redirectUri = `${server.url}/admin/auth-callback`;
  const options = { issuer, clientId, audience, redirectUri, email, password: 'anden' };
  return (await signIn(options)).accessToken;
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
  const { url } = await testServer();
  const response = await fetch(url + path + queryOf(options), {
    method,
    redirect: 'manual',
    ...payload(options),
  });
  const { status, headers } = response;
  const body = parsed(await response.text(), headers);
  (await check())({ method, path, status, headers, body });
  return { status, headers, body: body as T };
}

function payload({ body, headers }: RequestOptions): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return { headers };
  if (isSentAsItIs(body)) return { body, headers };
  const type = { 'content-type': 'application/json' };
  return { body: JSON.stringify(body), headers: { ...type, ...headers } };
}

function isSentAsItIs(body: unknown): body is string | FormData | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;
}

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
