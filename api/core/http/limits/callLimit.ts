import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { type CallsLeft, count, tooMany } from './rateLimit.ts';

const SECONDS = 60;
const BLOCKS = 20;
const REMEMBERED = 10_000;

/** Calls that a caller may still make in this process until a time, before the next block is taken. */
interface Block {
  remaining: number;
  until: Date;
  isLast: boolean;
  /** The number of calls that no process had taken when this block was. */
  untaken: number;
}

/**
 * Returns a function that counts a call of a user or an API key and throws 429 with `Retry-After` above `perMinute`; 0 is
 * no limit. Each process takes calls in blocks of a twentieth from the count in Postgres, so that few calls wait for it;
 * the calls that it says are left are those known to this process.
 */
export function createCallLimit(db: Knex, perMinute: number) {
  const blocks = new LRUCache<string, Block | Promise<Block>>({ max: REMEMBERED });

  async function take(callerId: string, now: Date): Promise<Block> {
    const size = Math.ceil(perMinute / BLOCKS);
    const window = await count(db, { name: 'calls', who: callerId, now }, SECONDS, size);
    const remaining = Math.max(0, Math.min(size, perMinute - (window.count - size)));
    const untaken = Math.max(0, perMinute - window.count);
    return { remaining, until: window.endsAt, isLast: untaken === 0, untaken };
  }

  return (callerId: string, now: Date): CallsLeft | undefined | Promise<CallsLeft> => {
    if (perMinute === 0) return undefined;
    const block = blocks.get(callerId);
    const callsLeft = block && !(block instanceof Promise) && takeOne(block, now);
    return callsLeft || waitForOne(callerId, now);
  };

  /** Takes calls in blocks until one has a call for this caller. */
  async function waitForOne(callerId: string, now: Date): Promise<CallsLeft> {
    for (;;) {
      const pending = blocks.get(callerId);
      const block = await pending;
      const callsLeft = block && takeOne(block, now);
      if (callsLeft) return callsLeft;
      if (blocks.get(callerId) === pending) blocks.set(callerId, takeBlock(callerId, now));
    }
  }

  /** Takes a call of a block and returns what is left; undefined when it has none or is over, 429 when it was the last. */
  function takeOne(block: Block, now: Date): CallsLeft | undefined {
    if (now >= block.until) return undefined;
    if (block.remaining-- > 0) return leftOf(block);
    if (block.isLast) throw tooMany(leftOf(block), now);
    return undefined;
  }

  function leftOf({ remaining, untaken, until: endsAt }: Block): CallsLeft {
    return {
      limit: perMinute,
      seconds: SECONDS,
      remaining: Math.max(0, remaining) + untaken,
      endsAt,
    };
  }

  /** The next block, which is remembered once it is known, and forgotten if it could not be taken. */
  function takeBlock(callerId: string, now: Date): Promise<Block> {
    const taking = take(callerId, now);
    taking.then(
      (block) => blocks.set(callerId, block),
      () => blocks.delete(callerId),
    );
    return taking;
  }
}
