import type { Schemas } from '../../core/contract/types.ts';
import type { Page } from '../../core/list/page.ts';
import { runStatement } from '../../core/sql/statement.ts';
import { mailsOf } from '../../platform/links/index.ts';
import { comparableAmount, percentAbove } from '../quotes/index.ts';
import { Invitation } from './Invitation.ts';

type Row = Schemas['Invitation'];
type Comparison = Pick<Row, 'id' | 'place' | 'percentAboveBest'>;

/**
 * Adds to each invitation of a page the mails with its link, its place among the valid rates of its quote, and how far it lies above the best. The
 * rates of each quote are read once, not once for every row: a page of a quote with 2,000 invitations took 15 s.
 */
export async function withComparisons(page: Page<Row>): Promise<Page<Row>> {
  if (page.length === 0) return page;
  const ids = (JSON.parse(page.json) as Row[]).map(({ id }) => id);
  const rows = await runStatement<Comparison>(Invitation.knex(), { text: QUERY, values: [ids] });
  const comparisons = new Map(rows.map((comparison) => [comparison.id, comparison]));
  const mails = await mailsOf(Invitation.knex(), 'answer', ids);
  return page.map((row) => ({
    ...row,
    ...comparisons.get(row.id),
    mails: mails.get(row.id) ?? [],
  }));
}

const QUERY = `
  with asked as materialized (
    select company_id, id, quote_id from invitations where id = any($1)
  ), valid as materialized (
    select answers.company_id, answers.quote_id, answers.invitation_id, answers.amount,
      rank() over (partition by answers.company_id, answers.quote_id order by answers.amount)::int as place
    from (select distinct company_id, quote_id from asked) as compared
      join quote_answers answers on answers.company_id = compared.company_id
        and answers.quote_id = compared.quote_id and answers.is_valid and answers.amount is not null
  ), best as (
    select company_id, quote_id, min(amount) as amount from valid group by company_id, quote_id
  ), shown as materialized (
    select distinct on (rates.company_id, rates.invitation_id) rates.company_id, rates.invitation_id,
      ${comparableAmount} as amount
    from asked
      join rates on rates.company_id = asked.company_id and rates.invitation_id = asked.id
      join quotes on quotes.company_id = asked.company_id and quotes.id = asked.quote_id
    order by rates.company_id, rates.invitation_id, rates.late, rates.version desc
  )
  select invitations.id, valid.place, ${percentAbove('shown.amount', 'best.amount')}::text as "percentAboveBest"
  from asked as invitations
    left join valid on valid.company_id = invitations.company_id and valid.invitation_id = invitations.id
    left join shown on shown.company_id = invitations.company_id and shown.invitation_id = invitations.id
    left join best on best.company_id = invitations.company_id and best.quote_id = invitations.quote_id`;
