import type { Job } from '../../core/jobs/jobs.ts';

/** A job that only inserts a row, so that a test can count how often it ran. */
export const markJob: Job<{ mark: string }> = {
  name: 'test-mark',
  run: ({ trx, data }) => trx('job_marks').insert(data),
};
