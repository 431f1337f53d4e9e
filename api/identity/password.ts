import { createHash, timingSafeEqual } from 'node:crypto';

/** The password of every demo account: documented, so it is no secret. */
export const demoPassword = 'anden';

/**
 * Whether the password is the demo accounts' one. It is stored nowhere and so needs no hash: the
 * embedded provider knows demo accounts only, and refuses to load in production.
 */
export function isDemoPassword(password: string): boolean {
  return timingSafeEqual(digest(password), digest(demoPassword));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
