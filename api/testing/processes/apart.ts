import { existsSync, writeFileSync } from 'node:fs';
import { answerOrders } from '../../core/apart/answerOrders.ts';

interface CrashOnce {
  /** The path of a file that says that it has crashed before. */
  crashOnce: string;
}

/**
 * A program that runs apart: it answers, crashes once, loops for ever without hearing of anything, or takes memory for
 * ever.
 */
answerOrders<{ count: number } | { spin: true } | { grow: true } | CrashOnce>(
  async function* (order) {
    if ('count' in order) return yield* Array(order.count).keys();
    if ('crashOnce' in order) {
      if (existsSync(order.crashOnce)) return yield 'answered';
      writeFileSync(order.crashOnce, '');
      process.exit(1);
    }
    const kept: Buffer[] = [];
    for (;;) if ('grow' in order) kept.push(Buffer.alloc(1_000_000, 1));
  },
);
