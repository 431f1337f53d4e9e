import type { Job } from '../../core/jobs/jobs.ts';

/** A job whose whole effect is one row more, so that a test can count how often it happened. */
export const markJob: Job<{ mark: string }> = {
  name: 'test-mark',
  run: ({ trx, data }) => trx('job_marks').insert(data),
};
