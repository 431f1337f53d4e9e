import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import type { Job } from '../jobs/jobs.ts';
import { inTransaction } from '../sql/transaction.ts';
import { callerId } from '../auth/actor.ts';
import { Refusal } from '../errors/errors.ts';
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
  const undo = async () => exchange.file?.undoKeep();
  return answerOnce(application.db, call, async () => json(await run()), undo);
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

/** Another call committed the key after our look-up began and before it got the lock, so that this one was rolled back. */
class Overtaken extends Error {}

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
      .where('createdAt', '<', new Date(now.getTime() - DAY))
      .delete(),
};

const DAY = 24 * 60 * 60_000;

/**
 * Takes the key's lock, which is released with the transaction, and finds the stored answer. After a wait it looks in a
 * statement of its own, because the one that waited does not see what was committed meanwhile.
 */
async function lockAndFind(trx: Transaction, call: KeyedCall) {
  const attempt = await tryLockAndFind(trx, call);
  if (attempt.isLocked) return storedAnswer(call, attempt);
  await waitForLock(trx, call);
  return storedAnswer(call, await tryLockAndFind(trx, call));
}

function storedAnswer({ hash }: KeyedCall, { isLocked: _, requestHash, ...answer }: Found) {
  if (requestHash === null) return undefined;
  if (requestHash !== hash) throw new Refusal('IDEMPOTENCY_REUSED');
  return answer as Answer;
}

async function tryLockAndFind(trx: Transaction, { callerId: userId, key }: KeyedCall) {
  const { rows } = await trx.raw(LOCK_AND_FIND, { userId, key });
  return rows[0] as Found;
}

async function waitForLock(trx: Transaction, { callerId: userId, key }: KeyedCall): Promise<void> {
  try {
    await trx.raw(WAIT_FOR_LOCK, { userId, key });
  } catch (error) {
    throw (error as { code?: string }).code === LOCK_NOT_AVAILABLE ? inProgress() : error;
  }
}

/** The SQLSTATE of a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

interface Found extends Answer {
  isLocked: boolean;
  requestHash: string | null;
}

const LOCK = `hashtextextended(:userId || ' ' || :key, 0)`;
const WAIT_FOR_LOCK = `select pg_advisory_xact_lock(${LOCK})`;
const LOCK_AND_FIND = `
  with lock as materialized (select pg_try_advisory_xact_lock(${LOCK}) as is_locked)
  select lock.is_locked as "isLocked", request_hash as "requestHash", status, headers, body
  from lock left join idempotency_keys on user_id = :userId::uuid and key = :key`;

/** Stores the answer; throws Overtaken when there is one already. */
async function store(
  trx: Transaction,
  { callerId: userId, key, hash, shownOnce }: KeyedCall,
  answer: Answer,
): Promise<void> {
  const answerToStore = shownOnce ? withoutField(answer, shownOnce) : answer;
  const made = await trx('idempotency_keys')
    .insert({ userId, key, requestHash: hash, ...answerToStore })
    .onConflict(['user_id', 'key'])
    .ignore()
    .returning('key');
  if (made.length === 0) throw new Overtaken();
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
