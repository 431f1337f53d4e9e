import type { Statement } from '../statement.ts';

/** The SQL that depends on the engine; each engine has one object of this type. */
export interface Dialect {
  /** Whether a statement that changes a record of any table may change every other table as well. */
  hasOneServer: boolean;
  /** The statement that selects rows, with what the engine must know of the scope that shows them. */
  withScope(rows: Statement, scope: readonly Pattern[]): Statement;
  /** SQL over rows of a table, with its marks of `sameCompany` replaced where these rows are of one company. */
  withCompany(sql: string, table: string, rows: Statement): string;
  /** SQL added to the condition of an update of rows of a table. */
  updateCondition(table: string, rows: Statement): string;
  /** The text of a statement that returns the selected row as JSON in `body`. */
  asJson(select: string): string;
}

/** A pattern of a scope, or the columns of a key. */
type Pattern = Readonly<Record<string, unknown>>;
