import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Job } from '../jobs/jobs.ts';
import { inTransaction } from '../sql/transaction.ts';
import { callerId } from '../auth/actor.ts';
import type { Exchange } from './exchange.ts';
import type { Answer, Reply } from './send.ts';
import { inProgress, type KeyedCall, lockAndFind, Overtaken, store } from './keyedAnswers.ts';
import { DAY_MS } from '../../shared/localTime.ts';

/**
 * Runs the POST of a caller who is signed in or has a link, with an `Idempotency-Key`, once, in one transaction with the key
 * and the answer; runs any other call directly.
 */
export function withIdempotency(exchange: Exchange, work: () => Promise<Reply>): Promise<Reply> {
  const { ctx, actor, application } = exchange;
  const key = ctx.get('Idempotency-Key');
  if (!actor || !key || ctx.method !== 'POST') return work();
  const shownOnce = exchange.operation['x-shown-once'];
  const call = { callerId: callerId(actor), key, hash: hashOf(exchange), shownOnce };
  const undo = async () => exchange.file?.undoKeep();
  return answerOnce(application.db, call, async () => json(await work()), undo);
}

/**
 * Runs a call and stores its answer in the same transaction, so that after a crash both exist or neither. A repeat waits
 * for the first call, at most for the lock timeout (then 409 with Retry-After), and gets the stored answer, or runs when
 * there is none; 422 when the key belongs to another call. A refused call is rolled back and its answer is not stored.
 */
export async function answerOnce(
  db: Knex,
  call: KeyedCall,
  run: () => Promise<Answer>,
  undo?: () => Promise<unknown>,
): Promise<Answer> {
  try {
    return await answerIn(db, call, run);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    await undo?.();
    return answerIn(db, call, () => Promise.reject(inProgress()));
  }
}

function answerIn(db: Knex, call: KeyedCall, run: () => Promise<Answer>): Promise<Answer> {
  return inTransaction(db, async (trx) => {
    const earlierAnswer = await lockAndFind(trx, call);
    if (earlierAnswer) return earlierAnswer;
    const answer = await run();
    await store(trx, call, answer);
    return answer;
  });
}

/** Job that deletes stored answers older than one day. */
export const deleteOldAnswers: Job = {
  name: 'forget-answers',
  everyMinutes: 60,
  run: ({ trx, now }) =>
    trx('idempotency_keys')
      .where('createdAt', '<', new Date(now.getTime() - DAY_MS))
      .delete(),
};

function json(reply: Reply): Answer {
  if ('body' in reply) return reply;
  throw new Error('A POST must answer JSON: a file cannot be stored as its answer.');
}

/** SHA-256 of a call's method, path, query and body; of a file, its checksum and name. */
function hashOf({ ctx, body, file }: Exchange): string {
  const content = file ? { checksum: file.checksum, name: file.fileName } : body;
  const call = JSON.stringify([ctx.method, ctx.path, ctx.query, content]);
  return createHash('sha256').update(call).digest('hex');
}
