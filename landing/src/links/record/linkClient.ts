import { call, type Answer } from '../../forms/api.ts';
import { documentLocale } from '../../locale.ts';

/** Calls the API with the token of one link. */
export interface LinkClient {
  /** The part of the token that is no secret; it tells what is kept of several links apart. */
  id: string;
  /** Calls the API; a call with a key is made once, however often it is sent. */
  call: (path: string, content?: object, options?: CallOptions) => Promise<Answer>;
  /** Reads a file. */
  read: (path: string) => Promise<Response>;
  /** The headers of a call that something else makes, such as an upload. */
  headers: (key: string) => Record<string, string>;
}

interface CallOptions {
  key?: string | undefined;
  /** The version that the caller has read. */
  version?: number | undefined;
}

/** Makes the client of a link. */
export function linkClient(token: string): LinkClient {
  const link = { 'X-Link': token };
  return {
    id: token.slice(0, 22),
    call: (path, content, { key, version } = {}) =>
      call(path, content, {
        ...link,
        ...(key && { 'Idempotency-Key': key }),
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      }),
    read: (path) => fetch(path, { headers: link }),
    headers: (key) => ({ ...link, 'Idempotency-Key': key, 'Accept-Language': documentLocale() }),
  };
}

/** Whether the same call may succeed later: too many calls, the first one still runs, the server has a problem. */
export function isTemporary({ status, body }: Answer): boolean {
  return status >= 500 || status === 429 || body.code === 'IDEMPOTENCY_IN_PROGRESS';
}
