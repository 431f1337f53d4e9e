import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import type { Scope } from '../auth/policy.ts';
import { Refusal } from '../errors/errors.ts';
import { dialect } from '../sql/dialect/index.ts';
import { runStatement, type Statement } from '../sql/statement.ts';
import type { View } from '../sql/view.ts';
import { rowsOf, type ListRules } from './narrow.ts';
import type { Related } from './related.ts';
import { selected } from './selection.ts';

/**
 * One record as its view shows it, which may read the join of `rules`; throws 404 when it does not exist or the scope does
 * not show it.
 */
export async function find<Row>(
  view: View<Row>,
  scope: Scope,
  id: string,
  trx?: Transaction,
  rules?: ListRules,
): Promise<Row> {
  return findBy(trx ?? view.model.knex(), finding(view, scope, rules), id);
}

/** One record as its view shows it, with the related records that the call asks for; throws 404 as `find`. */
export async function findRelated<Row>(
  view: View<Row>,
  scope: Scope,
  id: string,
  related: Related | undefined,
): Promise<Row> {
  if (!related) return find(view, scope, id);
  const { columns, rows } = selected(view, rowsOf(view, scope), { related });
  return findBy(view.model.knex(), newFinding(columns, rows), id);
}

async function findBy<Row>(db: Knex, statement: Statement, id: string): Promise<Row> {
  const values = [...statement.values, id];
  const [row] = await runStatement<{ body: Row }>(db, { ...statement, values });
  if (!row) throw new Refusal('NOT_FOUND');
  return row.body;
}

/** The statement that finds a record within the scope by its id, the last value; made once, because the texts are long. */
function finding<Row>(view: View<Row>, scope: Scope, rules?: ListRules): Statement {
  const rows = rowsOf(view, scope, undefined, rules);
  const statement = findings.get(rows) ?? newFinding(view, rows);
  findings.set(rows, statement);
  return statement;
}

const findings = new WeakMap<Statement, Statement>();

function newFinding<Row>({ model, sql }: View<Row>, rows: Statement): Statement {
  const fields = dialect().withCompany(sql, model.tableName, rows);
  const select = `select ${fields} ${rows.text} and "${model.tableName}"."id" = $${rows.values.length + 1}`;
  return { ...rows, text: dialect().asJson(select) };
}
