import type { Facts } from './facts.ts';

/** A migration, by the schema before and after it. */
export interface Step {
  /** The schema of the last release, whose processes serve while the migration runs. */
  released: Facts;
  before: Facts;
  after: Facts;
  /** Tables and columns of the release which its processes no longer use, by the migration's own word. */
  unused?: string[];
  /** The statements that ran. */
  statements?: string[];
}

/**
 * Why a migration must not run while the last release serves: it takes away what that uses, demands what it does not
 * write, or makes Postgres work through a whole table, which blocks others for as long. Empty when nothing speaks against
 * it.
 */
export function refusals(step: Step): string[] {
  return [...removals(step), ...demands(step), ...longLocks(step)];
}

function removals({ released, after, unused = [] }: Step): string[] {
  const isUsed = (name: string) => !unused.includes(name) && !unused.includes(tableOf(name));
  const relations = [...released.relations].filter((name) => !after.relations.has(name));
  const columns = [...released.columns].filter(
    ([name]) => !relations.includes(tableOf(name)) && !after.columns.has(name),
  );
  const retyped = [...released.columns].filter(
    ([name, type]) => after.columns.has(name) && after.columns.get(name) !== type,
  );
  const functions = [...released.functions].filter((name) => !after.functions.has(name));
  return [
    ...relations.filter(isUsed).map((name) => `removes or renames ${name}`),
    ...columns.filter(([name]) => isUsed(name)).map(([name]) => `removes or renames ${name}`),
    ...retyped.map(([name]) => `changes the type of ${name} to ${after.columns.get(name)}`),
    ...functions.filter(isUsed).map((name) => `removes or renames the function ${name}`),
  ];
}

/** New columns that the released version's inserts do not name. */
function demands({ released, before, after }: Step): string[] {
  const columns = [...after.demanded].filter(
    (name) => released.relations.has(tableOf(name)) && !before.demanded.has(name),
  );
  const addedColumns = columns.filter((name) => !released.columns.has(name));
  return addedColumns.map((name) => `adds ${name}, which is required and has no default`);
}

function longLocks({ released, before, after, statements = [] }: Step): string[] {
  const isOld = (table: string) => released.storage.has(table) || released.relations.has(table);
  const rewritten = [...after.storage].filter(
    ([table, file]) => isOld(table) && (before.storage.get(table) ?? file) !== file,
  );
  const indexes = [...after.indexes].filter(
    ([name, table]) => isOld(table) && !before.indexes.has(name) && !isConcurrent(name, statements),
  );
  const checks = [...after.constraints].filter(
    ([name, { table }]) => isOld(table) && !before.constraints.has(name),
  );
  const notNull = [...after.notNull].filter(
    (name) => before.columns.has(name) && isOld(tableOf(name)) && !before.notNull.has(name),
  );
  return [
    ...rewritten.map(([table]) => `writes all rows of ${table} again`),
    ...indexes.map(([name, table]) => `locks ${table} to build the index ${name}: use addIndex`),
    ...checks.map(
      ([name]) => `locks a table to check ${name}: add it not valid, validate it later`,
    ),
    ...notNull
      .filter((name) => !isKnownNotNull(before, name))
      .map((name) => `locks a table to check ${name} for null: validate a check of that first`),
  ];
}

function isConcurrent(index: string, statements: string[]): boolean {
  return statements.some((sql) => sql.includes(`index concurrently ${index} `));
}

/** Whether a checked constraint already says that the column has no null, so that Postgres need not read the rows. */
function isKnownNotNull({ constraints: checked }: Facts, name: string): boolean {
  const [table, column] = name.split('.');
  return [...checked.values()].some(
    (check) => check.table === table && check.definition === `CHECK ((${column} IS NOT NULL))`,
  );
}

function tableOf(column: string): string {
  return column.split('.')[0]!;
}
