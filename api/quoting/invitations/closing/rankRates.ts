import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { sameCompany } from '../../../core/sql/dialect/sameCompany.ts';
import { MOST_PERCENT } from '../../../shared/amounts.ts';
import type { Transaction } from 'objection';

/** A rated invitation among the rates of its quote: the cheapest ranks first. */
export interface RankedRate {
  invitationId: string;
  /** In the quote's currency, at its exchange rate. */
  amount: string;
  rank: number;
  /** Distance from the winning rate in whole percents, so that nobody computes the winning amount, and at most 999; null without a winner. */
  distancePercent: string | null;
}

/** Ranks the last valid rates of a quote, with the distance from the winning rate if there is one. */
export async function rankRates(
  trx: Transaction,
  { id: quoteId, companyId }: CompanyKey,
  winnerId: string | null = null,
): Promise<RankedRate[]> {
  const { rows } = await trx.raw(QUERY, { quoteId, companyId, winnerId, furthest: MOST_PERCENT });
  return rows;
}

/** With fewer rates a loser would learn from its distance what its only competitor asked. */
const FEWEST_RATES = 3;

/** The rank that a carrier that lost may know: its rank, and its distance from the winner among three rates or more. */
export function rankForLoser({ rank, distancePercent }: Partial<RankedRate>, rates: number) {
  const tellsDistance = distancePercent && rates >= FEWEST_RATES;
  return { ...(rank && { rank }), ...(tellsDistance && { distancePercent }) };
}

/** SQL: whether the carrier of the row of `invitations` may read its distance from the winner. */
export const tellsDistance = `(select count(*) from invitations others
  where ${sameCompany('others', 'invitations')} and others.quote_id = invitations.quote_id
    and others.rank is not null) >= ${FEWEST_RATES}`;

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
