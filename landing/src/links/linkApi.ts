import { call, type Answer } from '../forms/api.ts';

/** The token of the link that opened this page: the fragment of its address, which no server sees. */
const token = location.hash.slice(1);

/** The part of the token that is no secret; it tells the drafts of several links apart. */
export const linkId = token.slice(0, 22);

/** The headers of a call with the link's token that is made once, however often it is sent. */
export function linkHeaders(key: string): Record<string, string> {
  const language = document.documentElement.lang.slice(0, 2);
  return { 'X-Link': token, 'Idempotency-Key': key, 'Accept-Language': language };
}

/** Calls the API with the link's token; a call with a key is made once, however often it is sent. */
export function linkCall(
  path: string,
  content?: object,
  key?: string,
  version?: number,
): Promise<Answer> {
  return call(path, content, {
    'X-Link': token,
    ...(key && { 'Idempotency-Key': key }),
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
  });
}

/** Reads a file of the API with the link's token. */
export function linkFetch(path: string): Promise<Response> {
  return fetch(path, { headers: { 'X-Link': token } });
}
