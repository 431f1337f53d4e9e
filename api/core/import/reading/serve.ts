import { parentPort, type MessagePort } from 'node:worker_threads';
import type { Words } from '../../i18n/words.ts';
import { chunks, type Wanted } from './chunks.ts';
import type { Sought } from './header.ts';
import type { Limits } from './limits.ts';
import { survey } from './survey.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** A request to the thread; each `next` message on the port that comes with it is answered by one Reply. */
export type Order = { limits: Limits } & ({ survey: string; sought: Sought } | { chunks: Wanted });

/** An answer from the thread. */
export type Reply =
  | { value: unknown }
  | { isOver: true }
  | { unreadable: Words }
  | { error: { message: string; code?: string } };

/**
 * csv-parse creates an error object for every row with fewer or more cells than the header, though they are allowed;
 * without stack traces this takes a third of the time.
 */
Error.stackTraceLimit = 0;

parentPort!.on('message', ({ order, port }: { order: Order; port: MessagePort }) => {
  const values = read(order);
  port.on('message', async () => port.postMessage(await next(values)));
  port.on('close', () => void values.return(undefined));
});

async function* read(order: Order): AsyncGenerator<unknown, undefined> {
  if ('survey' in order) yield await survey(order.survey, order.limits, order.sought);
  else yield* chunks(order.chunks, order.limits);
}

async function next(values: AsyncGenerator<unknown>): Promise<Reply> {
  try {
    const { done, value } = await values.next();
    return done ? { isOver: true } : { value };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.words };
    const { message, code } = error as NodeJS.ErrnoException;
    return { error: { message, code } };
  }
}
