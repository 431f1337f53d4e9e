import type { Transaction } from 'objection';
import { runStatement } from '../../sql/statement.ts';
import { REPEATED } from '../records/findRepeats.ts';
import type { Keys } from '../sheet/sheet.ts';

const REPEATS = `
  with keyed as materialized (
    select row, field, value from import_staging, json_each_text(keys) as key (field, value)
    where import_id = $1 and outcome <> 'failed'),
  repeated as (
    select field, value, min(row) as first from keyed group by field, value having count(*) > 1),
  repeats as (
    select distinct on (keyed.row) keyed.row, first, field,
      $2 and own.values::text <> earlier.values::text as is_refused
    from keyed join repeated using (field, value)
      join import_staging own on own.import_id = $1 and own.row = keyed.row
      join import_staging earlier on earlier.import_id = $1 and earlier.row = first
    where keyed.row <> first order by keyed.row, is_refused desc, first),
  messages as (
    select row, is_refused, jsonb_build_array(jsonb_build_object('field', field,
      'es', replace($3, '#', first::text), 'en', replace($4, '#', first::text))) as found
    from repeats)
  update import_staging staged set outcome = case when is_refused then 'failed' else 'existing' end,
    errors = case when is_refused then found end,
    warnings = case when is_refused then warnings else coalesce(warnings, '[]') || found end
  from messages where import_id = $1 and staged.row = messages.row`;

/** Finds out, while a file is read from its first row, whether two of its rows may name the same record. */
export class SeenKeys {
  /** Also true of a file with more keys than are remembered. */
  mayRepeat = false;
  readonly #values = new Map<string, Set<string>>();
  #count = 0;

  see(keys: Keys): void {
    for (const field in keys) {
      if (this.mayRepeat) break;
      const values = this.#values.get(field) ?? new Set();
      this.mayRepeat = values.has(keys[field]!) || this.#count === MAX_SEEN;
      this.#values.set(field, values.add(keys[field]!));
      this.#count += 1;
    }
    if (this.mayRepeat) this.#values.clear();
  }
}

/** The most keys that are remembered, so that memory does not grow with the file. */
const MAX_SEEN = 100_000;

/**
 * Marks the staged rows that name the same record as an earlier one: as existing, or, where a record `isUnique`, as
 * refused when another field differs.
 */
export async function markRepeats(
  importId: string,
  isUnique: boolean,
  trx: Transaction,
): Promise<void> {
  const { es, en } = REPEATED;
  await runStatement(trx, { text: REPEATS, values: [importId, isUnique, es, en] });
}
