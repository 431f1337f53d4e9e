import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** The random bytes of one id. */
const LENGTH = 16;

const pool = new Uint8Array(LENGTH * 512);
let usedCount = pool.length;
let msecs = 0;
let seq = 0;

/**
 * A UUIDv7 above the one before, so that rows keep the order of their file. Its random bytes are drawn for many ids
 * together, because each draw by itself takes longer than the checks of a row.
 */
export function newId(): string {
  const random = randomBytes();
  const now = Date.now();
  seq = now > msecs ? (random[0]! << 16) | (random[1]! << 8) | random[2]! : seq + 1;
  msecs = Math.max(now, msecs);
  return v7({ random, msecs, seq });
}

function randomBytes(): Uint8Array {
  if (usedCount === pool.length) {
    randomFillSync(pool);
    usedCount = 0;
  }
  usedCount += LENGTH;
  return pool.slice(usedCount - LENGTH, usedCount);
}
