import type { Transaction } from 'objection';
import type { Schemas } from '../../../core/contract/types.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { PRICE } from './facts.ts';

/**
 * The terms that the company of a load last used for such a movement; undefined before the first. The detention rate is the
 * one last used with a price in the currency of this load's, because it is an amount in that currency; null where there is none.
 */
export async function lastTerms(
  trx: Transaction,
  { id, companyId }: CompanyKey,
): Promise<Schemas['RateConfirmationTerms'] | undefined> {
  const { rows } = await trx.raw(LAST_TERMS, { id, companyId });
  return rows[0]?.terms;
}

const LAST_TERMS = `
  with load as (
    select shipments.movement, (${PRICE})->>'currency' as currency from shipments
    where shipments.company_id = :companyId and shipments.id = :id)
  select latest.terms || jsonb_build_object('detentionRate', in_currency.terms->'detentionRate') as terms
  from load
    cross join lateral (${lastOf("content->>'movement' = load.movement")}) latest
    left join lateral (${lastOf("content->>'movement' = load.movement and content->'price'->>'currency' = load.currency")}) in_currency
      on true`;

/** SQL: the terms of the last confirmation of the company that fulfils the condition. */
function lastOf(condition: string): string {
  return `select content->'terms' as terms from rate_confirmations
    where rate_confirmations.company_id = :companyId and ${condition}
    order by rate_confirmations.issued_at desc limit 1`;
}
