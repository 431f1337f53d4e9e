import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import type { Job } from '../jobs/jobs.ts';
import { inTransaction } from '../records/transaction.ts';
import { callerId } from '../auth/actor.ts';
import { Refusal } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Answer, Reply } from './send.ts';

/** A call with an `Idempotency-Key`; `hash` is equal for two calls with the same method, path, query and body. */
interface KeyedCall {
  callerId: string;
  key: string;
  hash: string;
  /** The field of the answer that is not stored. */
  shownOnce?: string | undefined;
}

/**
 * Runs the POST of a caller who is signed in or has a link, with an `Idempotency-Key` once, in one transaction with the key and the answer; runs
 * any other call directly.
 */
export function withIdempotency(exchange: Exchange, run: () => Promise<Reply>): Promise<Reply> {
  const { ctx, actor, application } = exchange;
  const key = ctx.get('Idempotency-Key');
  if (!actor || !key || ctx.method !== 'POST') return run();
  const shownOnce = exchange.operation['x-shown-once'];
  const call = { callerId: callerId(actor), key, hash: hashOf(exchange), shownOnce };
  return answerOnce(application.db, call, async () => json(await run()));
}

/**
 * Runs a call and stores its answer in the same transaction, so that after a crash both exist or neither. A repeat gets
 * the stored answer, 409 with Retry-After while the first call is running, or 422 when the key belongs to another
 * call. A refused call is rolled back and its answer is not stored.
 */
export function answerOnce(db: Knex, call: KeyedCall, run: () => Promise<Answer>): Promise<Answer> {
  return inTransaction(db, async (trx) => {
    const known = await lockAndFind(trx, call);
    if (known) return known;
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
      .where('createdAt', '<', new Date(now.getTime() - DAY))
      .delete(),
};

const DAY = 24 * 60 * 60_000;

/** Takes the key's lock without waiting (else 409) and finds the stored answer; the lock is released with the transaction. */
async function lockAndFind(trx: Transaction, { callerId: userId, key, hash }: KeyedCall) {
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

/** Stores the answer; throws 409 when another call committed the key after our look-up began and before it got the lock. */
async function store(
  trx: Transaction,
  { callerId: userId, key, hash, shownOnce }: KeyedCall,
  answer: Answer,
) {
  const kept = shownOnce ? withoutField(answer, shownOnce) : answer;
  const made = await trx('idempotency_keys')
    .insert({ userId, key, requestHash: hash, ...kept })
    .onConflict(['user_id', 'key'])
    .ignore()
    .returning('key');
  if (made.length === 0) throw inProgress();
}

function withoutField({ body, ...answer }: Answer, field: string): Answer {
  const { [field]: _, ...kept } = JSON.parse(body) as Record<string, unknown>;
  return { ...answer, body: JSON.stringify(kept) };
}

function json(reply: Reply): Answer {
  if ('body' in reply) return reply;
  throw new Error('A POST must answer JSON: a file cannot be stored as its answer.');
}

function inProgress() {
  return new Refusal('IDEMPOTENCY_IN_PROGRESS', { headers: { 'Retry-After': '1' } });
}

/** SHA-256 of a call's method, path, query and body; of a file, its checksum and name. */
function hashOf({ ctx, body, file }: Exchange): string {
  const content = file ? { checksum: file.checksum, name: file.fileName } : body;
  const call = JSON.stringify([ctx.method, ctx.path, ctx.query, content]);
  return createHash('sha256').update(call).digest('hex');
}
