import { answerOrders } from '../../apart/answerOrders.ts';
import { chunks, type ChunkRange } from './chunks.ts';
import type { Sought } from './header.ts';
import type { Limits } from './limits.ts';
import { survey } from './survey.ts';

/** Which file to read, and how. */
export type Order = { limits: Limits } & (
  { survey: string; sought: Sought } | { chunks: ChunkRange }
);

/**
 * csv-parse creates an error object for every row with fewer or more cells than the header, though they are allowed;
 * without stack traces this takes a third of the time.
 */
Error.stackTraceLimit = 0;

answerOrders<Order>(async function* (order) {
  if ('survey' in order) yield await survey(order.survey, order.limits, order.sought);
  else yield* chunks(order.chunks, order.limits);
});
