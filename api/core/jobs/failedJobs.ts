import type { Transaction } from 'objection';
import { enqueue } from './jobs.ts';

/** A job that failed at its last attempt, as pg-boss returns it with metadata. */
interface LastAttempt {
  id: string;
  name: string;
  data: object | null;
  createdOn: Date;
}

/** Keeps a job that will not be tried again, without the message of its error, which may contain personal data. */
export async function keepFailedJob(
  trx: Transaction,
  { id, name, data, createdOn }: LastAttempt,
  { error, attempts, now }: { error: string; attempts: number; now: Date },
): Promise<void> {
  await trx('failed_jobs').insert({
    id,
    queue: name,
    data: JSON.stringify(data ?? {}),
    error,
    attempts,
    createdAt: createdOn,
    failedAt: now,
  });
}

/** Adds a failed job to its queue again, with all its attempts; returns whether it was still kept. */
export async function retryFailedJob(trx: Transaction, id: string): Promise<boolean> {
  const [job] = await trx('failed_jobs').where({ id }).delete().returning(['queue', 'data']);
  if (!job) return false;
  await enqueue(trx, { name: job.queue }, job.data);
  return true;
}
