/**
 * SQL: a table's rows are of the company of the row outside. The mark, a comment, is where an engine that keeps each
 * company on a server of its own also names the company as a value.
 */
export function sameCompany(table: string, outside: string): string {
  return `${table}.company_id = ${outside}.company_id /*${table} as ${outside}*/`;
}

/** Matches the marks of comparisons with a row outside, and in them the table. */
export function marksOf(outside: string): RegExp {
  return new RegExp(`/\\*(\\w+) as ${outside}\\*/`, 'g');
}
