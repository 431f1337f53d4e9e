import type { Transaction } from 'objection';
import type { Quote } from '../../../quoting/quotes/index.ts';

/**
 * The cost of the legs of a quote that have a carrier: their rates, each converted once to the quote's currency at its own
 * exchange rate and rounded to the cent, and then added; null where none has one.
 */
export async function costOfLegs(
  trx: Transaction,
  { id: wholeId, companyId, currency, exchangeRate }: Quote,
): Promise<string | null> {
  const { rows } = await trx.raw(COST, { wholeId, companyId, currency, exchangeRate });
  return rows[0].cost;
}

const COST = `
  select sum(comparable_amount(agreed.total, agreed.currency, :currency::text, :exchangeRate::numeric))::text as cost
  from quotes leg
    join invitations winner on winner.company_id = leg.company_id and winner.quote_id = leg.id
    join rates agreed on agreed.company_id = winner.company_id and agreed.invitation_id = winner.id
  where leg.company_id = :companyId and leg.whole_id = :wholeId
    and winner.status = 'assigned' and not agreed.late
    and not exists (select from rates newer
      where newer.company_id = agreed.company_id and newer.invitation_id = agreed.invitation_id
        and not newer.late and newer.version > agreed.version)`;
