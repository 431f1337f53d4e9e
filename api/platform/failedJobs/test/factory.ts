import { saved, type Columns } from '../../../testing/base/saved.ts';
import { FailedJob } from '../FailedJob.ts';

interface Overrides extends Columns<FailedJob> {
  queue?: string;
  data?: string;
  error?: string;
  failedAt?: Date;
}

/** Inserts a failed job, a mail unless a queue is given. */
export function buildFailedJob(overrides: Overrides = {}) {
  return saved(FailedJob, {
    id: crypto.randomUUID(),
    queue: 'mail',
    data: '{}',
    error: 'Error ECONNECTION',
    attempts: 11,
    createdAt: new Date(Date.now() - 4 * 60 * 60_000),
    failedAt: new Date(),
    ...overrides,
  });
}
