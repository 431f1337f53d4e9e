/** The token of the link that opened the page, or what a mail program has done to it. */
export type TokenReading =
  { token: string; problem?: undefined } | { token?: undefined; problem: 'missing' | 'cut' };

/** A token has this alphabet and length, so whatever follows it was appended by a mail program. */
const TOKEN = /^[\w-]{65}/;

/** Reads the token from the fragment of an address, without the signs around it. */
export function readToken(hash: string): TokenReading {
  const text = decoded(hash.replace(/^#/, '')).replace(/^[^\w-]+/, '');
  const [token] = TOKEN.exec(text) ?? [];
  if (token) return { token };
  return { problem: text === '' ? 'missing' : 'cut' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
