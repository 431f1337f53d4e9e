import type { CompanyKey } from '../../../core/sql/Entity.ts';
import type { Transaction } from 'objection';

/** A rated invitation among the rates of its quote: the cheapest ranks first. */
export interface Standing {
  invitationId: string;
  /** In the quote's currency, at its exchange rate. */
  amount: string;
  rank: number;
  /** Distance from the winning rate in whole percents, so that nobody computes the winning amount; null without a winner. */
  distancePercent: string | null;
}

/** Ranks the last valid rates of a quote, with the distance from the winning rate if there is one. */
export async function standings(
  trx: Transaction,
  { id: quoteId, companyId }: CompanyKey,
  winnerId: string | null = null,
): Promise<Standing[]> {
  const { rows } = await trx.raw(QUERY, { quoteId, companyId, winnerId, furthest: MAX_DISTANCE });
  return rows;
}

/** The limit of the column. A rate typed in the wrong currency can exceed it and must not make the award fail. */
const MAX_DISTANCE = 99_999;

const QUERY = `
  with rated as (
    select invitation_id as id, amount from quote_answers
    where company_id = :companyId and quote_id = :quoteId and status = 'rated' and amount is not null
  ), winner as (
    select nullif(amount, 0) as amount from rated where id = :winnerId::uuid
  )
  select rated.id as "invitationId", rated.amount, (rank() over (order by rated.amount))::int as rank,
    case when winner.amount is not null
      then least(round((rated.amount / winner.amount - 1) * 100), :furthest) end as "distancePercent"
  from rated left join winner on true`;
