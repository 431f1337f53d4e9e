import type { Tokens } from '../platform/identity/signIn.ts';

const LEFT_MS = 5 * 60_000;

/**
 * Returns a function that gives an Authorization header with an access token: the last one, or of another sign-in when it
 * would expire within five minutes, which is longer than a round of requests.
 */
export function renewingHeader(
  signIn: () => Promise<Pick<Tokens, 'accessToken' | 'expiresIn'>>,
  now: () => number = Date.now,
): () => Promise<string> {
  let header = '';
  let expiresAt = -Infinity;
  return async () => {
    if (expiresAt - now() > LEFT_MS) return header;
    const askedAt = now();
    const { accessToken, expiresIn } = await signIn();
    expiresAt = askedAt + expiresIn * 1000;
    header = `Bearer ${accessToken}`;
    return header;
  };
}
