import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { runStatement } from '../../list/statement.ts';
import { hasNoErrors } from '../create.ts';
import type { Finding } from '../Import.ts';
import type { Row, Sheet, SheetContext } from '../sheet.ts';

/** What would become of a row, or has become of it. */
export type Outcome = 'new' | 'archived' | 'existing' | 'failed' | 'created' | 'updated';

const STAGE = `
  insert into import_staging (import_id, row, id, outcome, existing_id, values, keys, errors, warnings)
  select $1::uuid, number, id, outcome, existing_id, values, keys, errors, warnings
  from json_to_recordset($2::json) as row (number int, id uuid, outcome text, existing_id uuid, values json,
    keys json, errors jsonb, warnings jsonb)`;

/** Keeps checked rows of a file until they are written. */
export async function stage<Values>(
  importId: string,
  sheet: Sheet<Values>,
  rows: Row<Values>[],
  context: SheetContext,
  trx: Transaction,
): Promise<void> {
  const staged = rows.map((row) => {
    const isValid = hasNoErrors(row);
    const keys = isValid ? keysIn(sheet.keysOf(row.values, context)) : undefined;
    return {
      ...{ number: row.number, id: row.id, outcome: outcomeOf(row), keys },
      ...(isValid && { values: row.values, existing_id: row.existing?.id }),
      ...findingsIn(row),
    };
  });
  await runStatement(trx, { text: STAGE, values: [importId, JSON.stringify(staged)] });
}

/** The next staged rows after the row with this number, as they were checked. */
export async function stagedRows(
  importId: string,
  after: number,
  size: number,
  trx: Transaction,
): Promise<Row[]> {
  const text = `select row, id, values, errors, warnings from import_staging
    where import_id = $1 and row > $2 order by row limit $3`;
  const found = await runStatement<Staged>(trx, { text, values: [importId, after, size] });
  return found.map(({ row, id, values, errors, warnings }) => ({
    ...{ number: row, id, values: values ?? {}, isComplete: values !== null },
    errors: Object.fromEntries((errors ?? []).map(({ field, es, en }) => [field, { es, en }])),
    warnings: (warnings ?? []).map(({ field, es, en }) => ({ field, message: { es, en } })),
  }));
}

interface Staged {
  row: number;
  id: string;
  values: object | null;
  errors: Finding[] | null;
  warnings: Finding[] | null;
}

/** Whether the staged rows from a row on are those that were read, and were not lost in a crash of the database. */
export async function isStaged(importId: string, rows: number, db: Knex): Promise<boolean> {
  const [staged] = await db('import_staging').where({ importId }).count('* as count');
  return Number(staged!.count) === rows;
}

/** Deletes the staged rows of imports that have ended. */
export async function unstage(importIds: string[], trx: Knex): Promise<void> {
  await trx('import_staging').whereIn('importId', importIds).delete();
}

/** What would become of a row. */
function outcomeOf(row: Row<unknown>): Outcome {
  if (!hasNoErrors(row)) return 'failed';
  if (!row.existing) return 'new';
  return row.existing.isArchived ? 'archived' : 'existing';
}

/** The errors and warnings of a row as they are stored. */
export function findingsIn({ errors, warnings }: Row<unknown>) {
  const found = Object.entries(errors).map(([field, words]) => ({ field, ...words }));
  return {
    ...(found.length > 0 && { errors: found satisfies Finding[] }),
    ...(warnings.length > 0 && {
      warnings: warnings.map(({ field, message }) => ({ field, ...message })),
    }),
  };
}

function keysIn(keys: Record<string, string | null | undefined>) {
  const given = Object.entries(keys).filter(([, value]) => value);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
