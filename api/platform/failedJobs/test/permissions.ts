import { action, call, inBulk, listing, one } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildFailedJob } from './factory.ts';
import { failedJobPolicy } from '../policy.ts';

/** The permissions for failed jobs. */
export const permissions: PermissionsByResource = {
  failed_jobs: {
    policy: failedJobPolicy,
    records: { job: () => buildFailedJob() },
    calls: [
      listing('listFailedJobs', 'list', one('failed_jobs')),
      action('retryFailedJob', 'failed_jobs', 'retry'),
      inBulk('bulkFailedJobs', 'failed_jobs', 'retry', { action: 'retry' }),
      call('getMailStatus', 'mailStatus', 'get', () => 'mail_status'),
    ],
    rows: [
      ['job', 'list retry', '+-- -- -- --', 'root alone'],
      ['none', 'mailStatus', '+++ -- -- --', "Andén's staff"],
    ],
    unseen: { 'visible anybody': 'only root may list, and root sees all' },
  },
};
