import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { Refusal } from './errors.ts';
import type { Job } from '../jobs/jobs.ts';

/** What a call answered, as it is remembered for its repeat. */
export interface Answer {
  status: number;
  body: unknown;
}

interface Call {
  userId: string;
  key: string;
  /** Method, path and body: what makes two calls the same. */
  content: string;
}

/** A call that is this old and has no answer was cut off; its repeat may run. */
const ABANDONED = "interval '1 minute'";

/**
 * Runs a call once for each user and key; its repeat gets the first answer, a different call under the key 422.
 * What is done is answered even where the answer could not be remembered, which `report` is told.
 */
export async function once(
  db: Knex,
  call: Call,
  run: () => Promise<Answer>,
  report: (error: unknown) => void,
): Promise<Answer> {
  const hash = createHash('sha256').update(call.content).digest('hex');
  const earlier = await claim(db, call, hash);
  if (earlier) return earlier;
  const mine = db('idempotency_keys').where({ userId: call.userId, key: call.key });
  const answer = await run().catch(async (error) => {
    await mine.clone().delete();
    throw error;
  });
  const body = JSON.stringify(answer.body);
  await mine.clone().update({ status: answer.status, body }).catch(report);
  return answer;
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

async function claim(
  db: Knex,
  { userId, key }: Omit<Call, 'content'>,
  requestHash: string,
): Promise<Answer | undefined> {
  const claimed = await db.raw(
    `insert into idempotency_keys as known (user_id, key, request_hash) values (?, ?, ?)
     on conflict (user_id, key) do update set created_at = now()
       where known.status is null and known.request_hash = excluded.request_hash
         and known.created_at < now() - ${ABANDONED}
     returning key`,
    [userId, key, requestHash],
  );
  if (claimed.rows.length > 0) return undefined;
  const known = await db('idempotency_keys').where({ userId, key }).first();
  if (!known) return claim(db, { userId, key }, requestHash);
  if (known.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_REUSED');
  if (known.status === null) throw new Refusal('IDEMPOTENCY_IN_PROGRESS');
  return { status: known.status, body: known.body };
}
