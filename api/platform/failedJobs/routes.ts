import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { bulk } from '../../core/records/writing/bulk.ts';
import { failedJobPolicy as may } from './policy.ts';
import * as failedJobs from './service.ts';

/** HTTP for failed jobs. */
export default {
  async listFailedJobs({ actor, query }) {
    authorize(may.list(actor));
    return failedJobs.list(may.visible(actor), query);
  },

  async retryFailedJob({ actor, params }) {
    authorize(may.retry(actor));
    return failedJobs.retry(params.id);
  },

  async bulkFailedJobs({ actor, body, locale }) {
    authorize(may.retry(actor));
    return bulk(body.ids, locale, (id) => failedJobs.retry(id));
  },

  async getMailStatus({ actor }) {
    authorize(may.mailStatus(actor));
    return failedJobs.mailStatus();
  },
} satisfies Handlers;
