import { createHash, randomBytes } from 'node:crypto';

/** The beginning of every secret, which tells it from access tokens, and by which scanners find leaked ones. */
const MARK = 'anden_key_';

const PREFIX_LENGTH = MARK.length + 6;

/** A new secret of 256 random bits, its hash, and its first characters, by which people recognize it. */
export function newSecret() {
  const secret = MARK + randomBytes(32).toString('base64url');
  return { secret, secretHash: hashOf(secret), prefix: secret.slice(0, PREFIX_LENGTH) };
}

/** SHA-256 of a secret, which is too long to be guessed from it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The secret of a key, known or not, in an `Authorization` header; undefined for any other token. */
export function secretIn(header: string): string | undefined {
  if (!header.startsWith(MARK, 'Bearer '.length)) return undefined;
  return /^Bearer (\S+)$/i.exec(header)?.[1];
}
