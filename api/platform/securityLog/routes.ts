import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { securityLogPolicy as may } from './policy.ts';
import * as securityLog from './service.ts';

/** HTTP for the security log. */
export default {
  async listSecurityEvents({ actor, query }) {
    authorize(may.list(actor));
    return securityLog.list(may.visible(actor), query);
  },
} satisfies Handlers;
