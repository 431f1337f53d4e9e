/**
 * SQL: the place of the rate of the row of `invitations` outside among the valid rates of its quote (those that the
 * quote's `bestRate` considers), 1 for the lowest; equal amounts share a place. Null for a rate that is not valid.
 */
export const place = `(
  select (1 + count(*) filter (where valid.amount < mine.amount))::int
  from quote_answers mine join quote_answers valid
    on valid.company_id = mine.company_id and valid.quote_id = mine.quote_id and valid.is_valid
  where mine.company_id = invitations.company_id and mine.quote_id = invitations.quote_id
    and mine.invitation_id = invitations.id and mine.is_valid and mine.amount is not null
  group by mine.amount)`;
