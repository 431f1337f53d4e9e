import { createHash, timingSafeEqual } from 'node:crypto';

/** The documented password of every demo account. */
export const demoPassword = 'anden';

/**
 * Whether the password is that of the demo accounts. It is not hashed, because it is public: the embedded provider has
 * only demo accounts and refuses to start in production.
 */
export function isDemoPassword(password: string): boolean {
  return timingSafeEqual(digest(password), digest(demoPassword));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
