import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { runStatement } from '../../sql/statement.ts';
import { hasNoErrors } from '../records/create.ts';
import type { Finding } from '../file/Import.ts';
import type { Keys, Row, Sheet, SheetContext } from '../sheet/sheet.ts';

/** The expected outcome of a row, or the one that it has had. */
export type Outcome = 'new' | 'archived' | 'existing' | 'failed' | 'created' | 'updated';

const STAGE = `
  insert into import_staging (import_id, row, id, outcome, existing_id, values, keys, errors, warnings, fields)
  select $1::uuid, number, id, outcome, existing_id, values, keys, errors, warnings, $3::text[]
  from json_to_recordset($2::json) as row (number int, id uuid, outcome text, existing_id uuid, values json,
    keys json, errors jsonb, warnings jsonb)`;

/** Keeps checked rows of a file until they are written; returns the keys of those without errors. */
export async function stage<Values>(
  importId: string,
  sheet: Sheet<Values>,
  rows: Row<Values>[],
  context: SheetContext,
  trx: Transaction,
): Promise<Keys[]> {
  const fields = new Set<string>();
  const allKeys: Keys[] = [];
  const staged = rows.map((row) => {
    const { number, id, values, existing } = row;
    const { errors, warnings } = findingsIn(row);
    const outcome = outcomeOf(row);
    if (errors) return { number, id, outcome, errors, warnings };
    if (row.isPart) return { number, id, outcome, warnings, existing_id: existing?.id };
    if (outcome === 'new') addFields(values as object, fields);
    const keys = keysIn(sheet.keysOf(values, context));
    if (keys) allKeys.push(keys);
    return { number, id, outcome, warnings, values, keys, existing_id: existing?.id };
  });
  const all = [importId, JSON.stringify(staged), [...fields]];
  await runStatement(trx, { text: STAGE, values: all });
  return allKeys;
}

function addFields(values: object, fields: Set<string>): void {
  for (const field in values)
    if ((values as Record<string, unknown>)[field] !== undefined) fields.add(field);
}

/** The part of a file's rows that are written together: those of some Excel rows, or the repeats among them. */
export interface Part {
  first: number;
  last: number;
  /** The number of its rows, where they were counted. */
  rows?: number;
  /** Whether it has the rows that repeat an earlier row of the file, which are written after all others. */
  isOfRepeats?: boolean;
}

/** The staged rows of a part as they were checked, without refused ones. */
export async function stagedRows(importId: string, part: Part, trx: Transaction): Promise<Row[]> {
  const text = `select row, id, values, warnings from import_staging staged
    where ${IN_PART} and outcome <> 'failed' and values is not null order by row`;
  const staged = await runStatement<Staged>(trx, { text, values: partValues(importId, part) });
  return staged.map(({ row, id, values, warnings }) => ({
    number: row,
    id,
    values,
    isComplete: true,
    errors: {},
    warnings: (warnings ?? []).map(({ field, es, en }) => ({ field, message: { es, en } })),
  }));
}

/** SQL for the rows of the table `staged` that are in the part `$2` to `$3` of the import `$1`, and are not written. */
export const IN_PART = `staged.import_id = $1::uuid and staged.row between $2::int and $3::int
  and (staged.outcome = 'existing' and staged.existing_id is null) = $4::boolean
  and staged.row not in (select row from import_rows where import_id = $1::uuid and row between $2::int and $3::int)`;

/** The values of `IN_PART`. */
export function partValues(
  importId: string,
  { first, last, isOfRepeats = false }: Part,
): unknown[] {
  return [importId, first, last, isOfRepeats];
}

interface Staged {
  row: number;
  id: string;
  values: object;
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

/** The expected outcome of a row. */
function outcomeOf(row: Row<unknown>): Outcome {
  if (!hasNoErrors(row)) return 'failed';
  if (!row.existing) return 'new';
  return row.existing.isArchived ? 'archived' : 'existing';
}

/** The errors and warnings of a row as they are stored. */
export function findingsIn(row: Row<unknown>): { errors?: Finding[]; warnings?: Finding[] } {
  const findings: ReturnType<typeof findingsIn> = {};
  const { errors, warnings } = row;
  if (!hasNoErrors(row))
    findings.errors = Object.entries(errors).map(([field, words]) => ({ field, ...words }));
  if (warnings.length > 0)
    findings.warnings = warnings.map(({ field, message }) => ({ field, ...message }));
  return findings;
}

function keysIn(keys: Record<string, string | null | undefined>): Keys | undefined {
  let filledKeys: Keys | undefined;
  for (const field in keys) if (keys[field]) (filledKeys ??= {})[field] = keys[field];
  return filledKeys;
}
