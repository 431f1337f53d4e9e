import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import type { Job } from '../jobs/jobs.ts';
import { inTransaction } from '../records/transaction.ts';
import { Refusal } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Answer, Reply } from './send.ts';

/** A call under an `Idempotency-Key`; `hash` is the same for two calls that ask for the same. */
interface KeyedCall {
  userId: string;
  key: string;
  hash: string;
}

/**
 * Answers a signed-in caller's POST with an `Idempotency-Key` once; any other call just runs. What the handler does
 * joins one transaction with the key and the answer.
 */
export function repeatable(exchange: Exchange, run: () => Promise<Reply>): Promise<Reply> {
  const { ctx, actor, application } = exchange;
  const key = ctx.get('Idempotency-Key');
  if (!actor || !key || ctx.method !== 'POST') return run();
  const call = { userId: actor.userId, key, hash: hashOf(exchange) };
  return answerOnce(application.db, call, async () => json(await run()));
}

/**
 * Runs a call and remembers its answer in one transaction, so that after a crash either both are there or none. A
 * repeat gets the first answer; while the first is under way, 409 with Retry-After; under the key of another call,
 * 422. A refusal undoes everything and is not remembered.
 */
export function answerOnce(db: Knex, call: KeyedCall, run: () => Promise<Answer>): Promise<Answer> {
  return inTransaction(db, async (trx) => {
    const known = await lockAndFind(trx, call);
    if (known) return known;
    const answer = await run();
    await remember(trx, call, answer);
    return answer;
  });
}

/** Forgets answers after a day: by then nobody repeats the call. */
export const forgetAnswers: Job = {
  name: 'forget-answers',
  everyMinutes: 60,
  run: ({ trx, now }) =>
    trx('idempotency_keys')
      .where('createdAt', '<', new Date(now.getTime() - DAY))
      .delete(),
};

const DAY = 24 * 60 * 60_000;

/** The lock is the transaction's and does not wait; it goes when the process dies. */
async function lockAndFind(trx: Transaction, { userId, key, hash }: KeyedCall) {
  const { rows } = await trx.raw(LOCK_AND_FIND, { userId, key });
  const [{ isLocked, requestHash, ...answer }] = rows as [Found];
  if (!isLocked) throw inProgress();
  if (requestHash === null) return undefined;
  if (requestHash !== hash) throw new Refusal('IDEMPOTENCY_REUSED');
  return answer;
}

interface Found extends Answer {
  isLocked: boolean;
  requestHash: string | null;
}

const LOCK_AND_FIND = `
  with lock as materialized (
    select pg_try_advisory_xact_lock(hashtextextended(:userId || ' ' || :key, 0)) as is_locked)
  select lock.is_locked as "isLocked", request_hash as "requestHash", status, headers, body
  from lock left join idempotency_keys on user_id = :userId::uuid and key = :key`;

/** The key is taken only where the first call was committed between the statement's start and its lock. */
async function remember(trx: Transaction, { userId, key, hash }: KeyedCall, answer: Answer) {
  const made = await trx('idempotency_keys')
    .insert({ userId, key, requestHash: hash, ...answer })
    .onConflict(['user_id', 'key'])
    .ignore()
    .returning('key');
  if (made.length === 0) throw inProgress();
}

function json(reply: Reply): Answer {
  if ('body' in reply) return reply;
  throw new Error('A POST answers JSON: a file cannot be remembered.');
}

function inProgress() {
  return new Refusal('IDEMPOTENCY_IN_PROGRESS', { headers: { 'Retry-After': '1' } });
}

/** Two calls are the same if their method, path, query and body are; of a file its content and name count. */
function hashOf({ ctx, body, file }: Exchange): string {
  const content = file ? { checksum: file.checksum, name: file.fileName } : body;
  const call = JSON.stringify([ctx.method, ctx.path, ctx.query, content]);
  return createHash('sha256').update(call).digest('hex');
}
