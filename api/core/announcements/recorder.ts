import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { beforeCommit, isInTransaction } from '../sql/transaction.ts';

/** The columns of a record on which depends who may see it, as text. */
export type Owners = Readonly<Record<string, string | null>>;

/** A change of a record, with its owners before and after as far as they are known. */
export interface Recorded {
  action?: 'created' | 'updated' | 'archived';
  before?: Owners | undefined;
  after?: Owners | undefined;
}

/** A change of one record of a table. */
export interface ChangeNote extends Recorded {
  table: string;
  id: string;
}

/** A change that its own statement records: the names of the rows before, if there was one, and after it. */
export interface RecordedRows {
  before?: string;
  after: string;
  action: NonNullable<Recorded['action']>;
}

interface Recorder {
  /** The columns of a table's owners; undefined when its changes are not recorded. */
  columnsOf: (table: string) => readonly string[] | undefined;
  /** Whether records of a table are parts of others, whose change is recorded with theirs. */
  hasParts: (table: string) => boolean;
  record: (trx: Transaction, notes: ChangeNote[]) => Promise<void>;
  /** SQL that records a change as a part of its own statement; undefined where changes of the table are not recorded. */
  recording: (table: string, rows: RecordedRows) => string | undefined;
}

let recorder: Recorder | undefined;

/** Names who records changes in their own transactions. */
export function recordChangesWith(one: Recorder): void {
  recorder = one;
}

/** The columns of a table's owners that a change returns; undefined when nobody asks for them. */
export function ownerColumns(table: string): readonly string[] | undefined {
  return recorder?.columnsOf(table);
}

/** Whether a change of a record of the table may have to be recorded as one of another record too. */
export function hasParts(table: string): boolean {
  return recorder?.hasParts(table) ?? false;
}

/** SQL that records a change as a part of its own statement; undefined when nobody records changes of the table. */
export function recordingSql(table: string, rows: RecordedRows): string | undefined {
  return recorder?.recording(table, rows);
}

/** Records changes before the commit of the current transaction, or at once in another one. */
export async function recordChanges(
  db: Knex,
  table: string,
  ids: readonly string[],
  recorded: Recorded,
): Promise<void> {
  if (!recorder?.columnsOf(table) || ids.length === 0) return;
  const notes = ids.map((id) => ({ table, id, ...recorded }));
  if (isInTransaction()) beforeCommit(recorder.record, notes);
  else await recorder.record(db as Transaction, notes);
}
