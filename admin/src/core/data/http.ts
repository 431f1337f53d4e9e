import type { fetchUtils } from 'react-admin';
import { accessToken } from '../auth/renew.ts';
import { readLanguage } from '../i18n/language.ts';
import { noteAnswer, noteConnection } from './connection.ts';
import { problemError, unreachableError } from './problem.ts';
import { serverClock } from './serverClock.ts';

/** An answer of the API with its parsed JSON body. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/**
 * Calls the API as the signed-in user, in the interface's language. Refusals become HttpError with
 * `body.errors` by field; without an answer, one of status 0 with a message that says what to do.
 */
export async function http(url: string, options: fetchUtils.Options = {}): Promise<HttpAnswer> {
  const response = await openResponse(url, options);
  const body = await reach(response.text());
  return { status: response.status, headers: response.headers, body, json: parse(body) };
}

/** The headers of a change to the version of a record that was read, named by its ETag; none without one. */
export function ifMatch(etag: unknown): Headers {
  return new Headers(typeof etag === 'string' ? { 'If-Match': etag } : {});
}

/**
 * The same call, with the body not yet read, for large files. Without the header `Range` that ra-data-simple-rest adds,
 * because Chromium then takes no compressed answer; the range is in the query too.
 */
export async function openResponse(
  url: string,
  options: fetchUtils.Options = {},
): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.delete('Range');
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  headers.set('Accept-Language', readLanguage());
  headers.set('Authorization', `Bearer ${await reach(accessToken(), false)}`);
  if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
  const response = await reach(fetch(url, { ...options, headers }));
  serverClock.note(response.headers.get('Date'));
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** The error for a refused call, with the time that the API asks to wait. */
async function errorOf(response: Response): Promise<Error> {
  const error = problemError(response.status, parse(await reach(response.text())));
  return Object.assign(error, { retryAfter: response.headers.get('Retry-After') });
}

async function reach<T>(promise: Promise<T>, isAnswer = true): Promise<T> {
  try {
    const answer = await promise;
    if (isAnswer) noteAnswer();
    return answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteConnection(false);
    throw unreachableError();
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
