import type { Dialect } from './Dialect.ts';
import { marksOf } from './sameCompany.ts';

/**
 * Citus, which keeps the rows of each company on one server. It sends a subquery that compares with a column of the outer
 * row to every shard, one that compares with a value to the shard of that value; the same for an update.
 */
export const distributed: Dialect = {
  hasOneServer: false,
  withScope(rows, scope) {
    const company = companyOf(scope);
    const at = rows.values.indexOf(company);
    return company === undefined || at < 0 ? rows : { ...rows, company: `$${at + 1}` };
  },
  withCompany(sql, table, { company }) {
    if (!company) return sql;
    return sql.replaceAll(marksOf(table), (_, other) => `and ${other}.company_id = ${company}`);
  },
  updateCondition: (table, { company }) =>
    company ? ` and "${table}"."company_id" = ${company}` : '',
  /** Citus loses the names of the columns of a subquery that Postgres merges, as it does not a `with`. */
  asJson: (select) =>
    `with found as materialized (${select}) select to_json(found) as body from found`,
};

/** The company of all records that the scope shows; undefined where they may be of several, or of none. */
function companyOf(scope: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  const id = scope[0]?.companyId;
  const isOne = typeof id === 'string' && scope.every(({ companyId }) => companyId === id);
  return isOne ? id : undefined;
}
