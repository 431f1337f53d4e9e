import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { bridgeWaitPolicy as may } from './policy.ts';
import { lastWaits, report } from './service.ts';

/** HTTP for the waiting times at border crossings. */
export default {
  async listBridgeWaits({ actor, now }) {
    authorize(may.list(actor));
    return lastWaits(actor, now);
  },

  async reportBridgeWait({ actor, body, now }) {
    authorize(may.report(actor));
    return report(actor, body, now);
  },
} satisfies Handlers;
