import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
/**
 * SQL: the rank of an invitation's rate among the valid rates of its quote (the same that `bestRateOf` uses), 1 for the
 * lowest; equal amounts have the same rank. Null for a rate that is not valid. Refers to the outer row of
 * `invitations`.
 */
export const place = `(
  select (1 + count(*) filter (where valid.amount < mine.amount))::int
  from valid_amounts mine join valid_amounts valid
    on valid.company_id = mine.company_id and valid.quote_id = mine.quote_id
  where ${sameCompany('mine', 'invitations')} and mine.quote_id = invitations.quote_id
    and mine.invitation_id = invitations.id and mine.amount is not null
  group by mine.amount)`;
