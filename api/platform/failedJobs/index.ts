import { failedJobPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Background jobs that failed at every attempt, mails among them, and whether mail works. */
export const failedJobs = { name: 'failed_jobs', policy: failedJobPolicy, handlers };
