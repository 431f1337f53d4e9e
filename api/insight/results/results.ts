import type { Schemas } from '../../core/contract/types.ts';
import { byMinute } from '../../core/list/byMinute.ts';
import type { ResultsRequest } from './asked.ts';
import { expiringDocuments } from './documents.ts';
import { carrierResults } from './carrierResults.ts';
import { quoteResults } from './quoteResults.ts';

/** The results of a period. Users who see the same records share the answer of a minute. */
export const results = byMinute(
  ({ actor, period, currency, companyId, customerId }: ResultsRequest) => {
    const whose = [actor.type, actor.companyId, actor.carrierId];
    return [whose, period, currency, companyId, customerId];
  },
  async (request): Promise<Schemas['Results']> => {
    const { actor, period, currency } = request;
    const [sections, documents] = await Promise.all([
      actor.type === 'carrier' ? carrierResults(request) : quoteResults(request),
      expiringDocuments(actor),
    ]);
    const { from, to, unit } = period;
    return { from, to, unit, currency, ...sections, ...documents };
  },
);
