import { existsSync, writeFileSync } from 'node:fs';
import { answerOrders } from '../../core/apart/answerOrders.ts';

interface CrashOnce {
  /** The path of a file that says that it has crashed before. */
  crashOnce: string;
}

interface Leave {
  /** The megabytes that an order leaves behind; it is answered when no order did so before. */
  leave: number;
}

const left: Buffer[] = [];

/**
 * A program that runs apart: it answers, crashes once, leaves memory behind, loops for ever without hearing of anything, or
 * takes memory for ever.
 */
answerOrders<{ count: number } | { spin: true } | { grow: true } | CrashOnce | Leave>(
  async function* (order) {
    if ('count' in order) return yield* Array(order.count).keys();
    if ('crashOnce' in order) {
      if (existsSync(order.crashOnce)) return yield 'answered';
      writeFileSync(order.crashOnce, '');
      process.exit(1);
    }
    if ('leave' in order) {
      left.push(Buffer.alloc(order.leave * 2 ** 20, 1));
      if (left.length === 1) return yield process.pid;
      return await new Promise(() => {});
    }
    const kept: Buffer[] = [];
    for (;;) if ('grow' in order) kept.push(Buffer.alloc(1_000_000, 1));
  },
);
