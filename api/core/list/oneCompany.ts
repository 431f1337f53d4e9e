import type { Scope } from '../auth/policy.ts';
import type { Statement } from '../sql/statement.ts';

/** The company of all records that the scope shows; undefined where they may be of several, or of none. */
export function companyOf(scope: Scope): string | undefined {
  const [first] = scope;
  const id = first?.companyId;
  const isOne = typeof id === 'string' && scope.every(({ companyId }) => companyId === id);
  return isOne ? id : undefined;
}

/** The statement with the placeholder of the company that its records are of. */
export function notingCompany(statement: Statement, company: string | undefined): Statement {
  const at = statement.values.indexOf(company);
  return company === undefined || at < 0 ? statement : { ...statement, company: `$${at + 1}` };
}

/**
 * SQL that compares the company of another table with the company of each row, and with its value as well where all rows
 * are of one company. Citus sends a subquery that compares with a column of the outer row to every shard, one that compares
 * with a value to the shard of that value.
 */
export function inCompany(sql: string, table: string, { company }: Statement): string {
  if (!company) return sql;
  const comparison = new RegExp(`([\\w."]+) = ${table}\\.company_id\\b`, 'g');
  return sql.replaceAll(comparison, (found, other) => `(${found} and ${other} = ${company})`);
}
