import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { periodOf } from './period.ts';
import { resultPolicy } from './policy.ts';
import { results } from './results.ts';

/** HTTP for the results. */
export default {
  getResults({ actor, query, now }) {
    authorize(resultPolicy.list(actor));
    const { currency = 'MXN', companyId, customerId } = query;
    const period = periodOf(actor, query, now);
    return results({ actor, period, currency, companyId, customerId, now });
  },
} satisfies Handlers;
