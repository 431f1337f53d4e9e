import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { count, tooMany } from './rateLimit.ts';

const SECONDS = 60;
const BLOCKS = 20;
const REMEMBERED = 10_000;

/** Calls that a user may still make in this process until a time, before the next block is taken. */
interface Block {
  left: number;
  until: Date;
  isLast: boolean;
}

/**
 * Returns a function that counts a call of a user and throws 429 with `Retry-After` above `perMinute`; 0 is no limit.
 * Each process takes calls in blocks of a twentieth from the count in Postgres, so that few calls wait for it.
 */
export function createCallLimit(db: Knex, perMinute: number) {
  const blocks = new LRUCache<string, Promise<Block>>({ max: REMEMBERED });

  async function take(userId: string, now: Date): Promise<Block> {
    const size = Math.ceil(perMinute / BLOCKS);
    const used = await count(db, { name: 'calls', who: userId, now }, SECONDS, size);
    const left = Math.min(size, perMinute - (used.count - size));
    return { left: Math.max(0, left), until: used.endsAt, isLast: used.count >= perMinute };
  }

  return async (userId: string, now: Date): Promise<void> => {
    while (perMinute > 0) {
      const known = blocks.get(userId);
      const block = await known;
      if (block && now < block.until) {
        if (block.left-- > 0) return;
        if (block.isLast) throw tooMany(block.until, now);
      }
      if (blocks.get(userId) === known)
        blocks.set(userId, forgetIfFailed(take(userId, now), userId));
    }
  };

  function forgetIfFailed(taken: Promise<Block>, userId: string): Promise<Block> {
    taken.catch(() => blocks.delete(userId));
    return taken;
  }
}
