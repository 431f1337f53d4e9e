import type { Transaction } from 'objection';
import { Refusal } from '../errors/errors.ts';
import type { Answer } from './send.ts';

/** A call with an `Idempotency-Key`; `hash` is equal for two calls with the same method, path, query and body. */
export interface KeyedCall {
  callerId: string;
  key: string;
  hash: string;
  /** The field of the answer that is not stored. */
  shownOnce?: string | undefined;
}

/**
 * Takes the key's lock, which is released with the transaction, and finds the stored answer; throws 422 when the key
 * belongs to another call. After a wait it looks in a statement of its own, because the one that waited does not see what
 * was committed meanwhile.
 */
export async function lockAndFind(trx: Transaction, call: KeyedCall): Promise<Answer | undefined> {
  const attempt = await tryLockAndFind(trx, call);
  if (attempt.isLocked) return storedAnswer(call, attempt);
  await waitForLock(trx, call);
  return storedAnswer(call, await tryLockAndFind(trx, call));
}

function storedAnswer({ hash }: KeyedCall, { isLocked: _, requestHash, ...answer }: KeyedRow) {
  if (requestHash === null) return undefined;
  if (requestHash !== hash) throw new Refusal('IDEMPOTENCY_REUSED');
  return answer as Answer;
}

async function tryLockAndFind(trx: Transaction, { callerId: userId, key }: KeyedCall) {
  const { rows } = await trx.raw(LOCK_AND_FIND, { userId, key });
  return rows[0] as KeyedRow;
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

interface KeyedRow extends Answer {
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
export async function store(
  trx: Transaction,
  { callerId: userId, key, hash, shownOnce }: KeyedCall,
  answer: Answer,
): Promise<void> {
  const answerToStore = shownOnce ? withoutField(answer, shownOnce) : answer;
  const insertedKeys = await trx('idempotency_keys')
    .insert({ userId, key, requestHash: hash, ...answerToStore })
    .onConflict(['user_id', 'key'])
    .ignore()
    .returning('key');
  if (insertedKeys.length === 0) throw new Overtaken();
}

function withoutField({ body, ...answer }: Answer, field: string): Answer {
  const { [field]: _, ...rest } = JSON.parse(body) as Record<string, unknown>;
  return { ...answer, body: JSON.stringify(rest) };
}

/** Another call committed the key after our look-up began and before it got the lock, so that this one was rolled back. */
export class Overtaken extends Error {}

/** The refusal of a call whose key another one still holds. */
export function inProgress(): Refusal {
  return new Refusal('IDEMPOTENCY_IN_PROGRESS', { headers: { 'Retry-After': '1' } });
}
