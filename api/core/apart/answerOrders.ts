import { endWithParent } from './endWithParent.ts';
import type { Reply } from './reply.ts';

/** The other side of ApartProcess: lets this process, which was started apart, answer orders with what `read` yields. */
export function answerOrders<Order>(answer: (order: Order) => AsyncGenerator<unknown>): void {
  let values: AsyncGenerator<unknown> | undefined;
  process.on('message', async (message: 'next' | { order: Order }) => {
    if (message !== 'next') values = answer(message.order);
    process.send!(await next(values!));
  });
  endWithParent();
  process.send!({ value: 'ready' } satisfies Reply);
}

async function next(values: AsyncGenerator<unknown>): Promise<Reply> {
  try {
    const { done, value } = await values.next();
    return done ? { isOver: true } : { value };
  } catch (error) {
    const { message, code, words } = error as { message: string; code?: unknown; words?: unknown };
    return { error: { message, code, words } };
  }
}
