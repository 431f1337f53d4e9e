import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { byMinute } from '../core/list/byMinute.ts';
import { expiringDocuments } from './documents.ts';
import { ofCarrier } from './ofCarrier.ts';
import { ofQuotes } from './ofQuotes.ts';
import type { Period } from './period.ts';

/** Whose results are asked for, and of what. */
export interface Asked {
  actor: Actor;
  period: Period;
  currency: Schemas['Results']['currency'];
  /** Only the quotes of this broker. */
  companyId?: string | undefined;
  /** Only the quotes for this customer. */
  customerId?: string | undefined;
  now: Date;
}

/** The results of a period. Users who see the same records share the answer of a minute. */
export const results = byMinute(
  ({ actor, period, currency, companyId, customerId }: Asked) => {
    const whose = [actor.type, actor.companyId, actor.carrierId];
    return [whose, period, currency, companyId, customerId];
  },
  async (asked): Promise<Schemas['Results']> => {
    const { actor, period, currency } = asked;
    const [sections, documents] = await Promise.all([
      actor.type === 'carrier' ? ofCarrier(asked) : ofQuotes(asked),
      expiringDocuments(actor),
    ]);
    const { from, to, unit } = period;
    return { from, to, unit, currency, ...sections, ...documents };
  },
);
