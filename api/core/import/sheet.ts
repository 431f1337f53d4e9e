import type { Transaction } from 'objection';
import type { Actor } from '../auth/actor.ts';
import type { Entity } from '../records/Entity.ts';
import type { Words } from '../i18n/words.ts';
import type { Warning } from '../records/warnings.ts';
import type { CellParser } from './cells.ts';

/** A column of a template: the input field that it fills, its heading, and how its cells are parsed. */
export interface Column {
  /** A path in the input: `origin.city`, `addressList.0.city`. */
  name: string;
  heading: Words;
  required?: boolean;
  read: CellParser;
  /** The value that a TRUE in this column adds to the list at `to`. */
  adds?: { to: string; value: string };
}

/** The user who imports a file or a list, the company, and the time. */
export interface SheetContext {
  actor: Actor;
  companyId: string | null;
  now: Date;
  /** For records that come from the same file: their row numbers. */
  rowsOf?(ids: string[], trx: Transaction): Promise<Map<string, number>>;
}

/** A row of a file before it becomes a record. */
export interface Row<Values = object> {
  /** The number of the row as Excel shows it; the header is mostly in row 1. */
  number: number;
  /** The id of the record to create. */
  id: string;
  values: Values;
  errors: Record<string, Words>;
  warnings: Warning[];
  /** Whether the record exists already, so that nothing is written. */
  isUnchanged?: boolean;
}

/** How a module imports its records from files: the template, and the rules of its POST. */
export interface Sheet<Values = object> {
  /** The resource of the imported records. */
  resource: string;
  model: typeof Entity;
  /** The contract's schema of one record's input. */
  schema: string;
  /** The columns of the template from left to right; they may depend on the user. */
  columns(actor: Actor, companyId?: string | null): Promise<Column[]>;
  /** The company that will own the records, given the requested one; throws 403 or 422. */
  targetCompany(actor: Actor, companyId: string | null | undefined): Promise<string | null>;
  /** Converts a valid input to the values to store, with warnings; throws a Refusal with errors by field. */
  toValues(input: object, context: SheetContext): { values: Values; warnings: Warning[] };
  /** Compares rows with each other and with existing records: adds errors, and marks unchanged rows. */
  compare(rows: Row<Values>[], context: SheetContext, trx: Transaction): Promise<void>;
  /** Columns stored in other tables, and writes before and after the insert. */
  write?: Writing<Values>;
}

interface Writing<Values> {
  /** Completes the values before the insert, under the chunk's lock. */
  before?(rows: Row<Values>[], context: SheetContext, trx: Transaction): Promise<void>;
  /** Fields that are stored in other tables: recorded in the record's change, but not columns of its table. */
  lists?: string[];
  /** Fields that are records of their own with their own changes: neither columns nor in this record's change. */
  records?: string[];
  after?(rows: Row<Values>[], context: SheetContext, trx: Transaction): Promise<void>;
}
