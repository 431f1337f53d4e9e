import { answerOrders } from '../../core/apart/answerOrders.ts';

/** A program that runs apart: it answers, loops for ever without hearing of anything, or takes memory for ever. */
answerOrders<{ count: number } | { spin: true } | { grow: true }>(async function* (order) {
  if ('count' in order) return yield* Array(order.count).keys();
  const kept: Buffer[] = [];
  for (;;) if ('grow' in order) kept.push(Buffer.alloc(1_000_000, 1));
});
