import type { Schemas } from '../../core/contract/types.ts';
import { namedStatement, runStatement } from '../../core/sql/statement.ts';
import { marginFields, Quote } from '../../quoting/quotes/index.ts';

type Margin = Pick<Schemas['WholeOffer'], 'margin' | 'marginPercent'>;

/** Tells the margin at each of these costs; null without a sale value. */
export async function marginsOf(
  saleValue: string | null,
  costs: string[],
): Promise<(cost: string) => Margin> {
  if (saleValue === null || costs.length === 0) return () => WITHOUT;
  const statement = namedStatement(QUERY, { saleValue, costs: [...new Set(costs)] });
  const rows = await runStatement<Margin & { cost: string }>(Quote.knex(), statement);
  const margins = new Map(rows.map(({ cost, ...margin }) => [cost, margin]));
  return (cost) => margins.get(cost)!;
}

const WITHOUT: Margin = { margin: null, marginPercent: null };

const QUERY = `
  select cost, ${marginFields.margin} as margin, ${marginFields.marginPercent} as "marginPercent"
  from (select cost, :saleValue::numeric as sale_value, cost::numeric as purchase_cost
    from unnest(:costs::text[]) as cost) as sales`;
