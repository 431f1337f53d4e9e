import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { type CallsLeft, count, tooMany } from './rateLimit.ts';

const SECONDS = 60;
const BLOCKS = 20;
const REMEMBERED = 10_000;

/** Calls that a caller may still make in this process until a time, before the next block is taken. */
interface Block {
  left: number;
  until: Date;
  isLast: boolean;
  /** How many calls no process had taken when this block was. */
  untaken: number;
}

/**
 * Returns a function that counts a call of a user or an API key and throws 429 with `Retry-After` above `perMinute`; 0 is
 * no limit. Each process takes calls in blocks of a twentieth from the count in Postgres, so that few calls wait for it;
 * the calls that it says are left are those known to this process.
 */
export function createCallLimit(db: Knex, perMinute: number) {
  const blocks = new LRUCache<string, Promise<Block>>({ max: REMEMBERED });

  async function take(callerId: string, now: Date): Promise<Block> {
    const size = Math.ceil(perMinute / BLOCKS);
    const used = await count(db, { name: 'calls', who: callerId, now }, SECONDS, size);
    const left = Math.max(0, Math.min(size, perMinute - (used.count - size)));
    const untaken = Math.max(0, perMinute - used.count);
    return { left, until: used.endsAt, isLast: untaken === 0, untaken };
  }

  return async (callerId: string, now: Date): Promise<CallsLeft | undefined> => {
    while (perMinute > 0) {
      const known = blocks.get(callerId);
      const block = await known;
      if (block && now < block.until) {
        if (block.left-- > 0) return leftOf(block);
        if (block.isLast) throw tooMany(leftOf(block), now);
      }
      if (blocks.get(callerId) === known)
        blocks.set(callerId, forgetIfFailed(take(callerId, now), callerId));
    }
    return undefined;
  };

  function leftOf({ left, untaken, until: endsAt }: Block): CallsLeft {
    return { limit: perMinute, seconds: SECONDS, left: Math.max(0, left) + untaken, endsAt };
  }

  function forgetIfFailed(taken: Promise<Block>, callerId: string): Promise<Block> {
    taken.catch(() => blocks.delete(callerId));
    return taken;
  }
}
