import type { Transaction } from 'objection';
import type { Actor } from '../auth/actor.ts';
import type { Entity } from '../records/Entity.ts';
import type { Words } from '../i18n/words.ts';
import type { Warning } from '../records/warnings.ts';
import type { Read } from './cells.ts';

/** A column of a template: where its value goes in the input, what it is called, and what may be written in it. */
export interface Column {
  /** A path in the input: `origin.city`, `addressList.0.city`. */
  name: string;
  heading: Words;
  required?: boolean;
  read: Read;
  /** TRUE adds this value to the list at this path, instead of being the value itself. */
  adds?: { to: string; value: string };
}

/** Who loads a file or a list, for which company, and when. */
export interface SheetContext {
  actor: Actor;
  companyId: string | null;
  now: Date;
  /** The rows of the same file that these records came from, if they did. */
  rowsOf?(ids: string[], trx: Transaction): Promise<Map<string, number>>;
}

/** A row on its way to a record. */
export interface Row<Values = object> {
  /** The first below the head is 1. */
  number: number;
  /** The id its record gets. */
  id: string;
  values: Values;
  errors: Record<string, Words>;
  warnings: Warning[];
  /** Whether its record was there already, so that nothing is written. */
  isUnchanged?: boolean;
}

/** How a module loads its records from files: the template, and the rules that its POST has. */
export interface Sheet<Values = object> {
  /** The list that it loads into. */
  resource: string;
  model: typeof Entity;
  /** The contract's schema of one record. */
  schema: string;
  /** The template from left to right; what differs by the person follows from who they are. */
  columns(actor: Actor, companyId?: string | null): Promise<Column[]>;
  /** The company that the records will belong to, from the one asked for; refuses with 403 or 422. */
  targetCompany(actor: Actor, companyId: string | null | undefined): Promise<string | null>;
  /** The values that are stored for a checked input, and its warnings; throws a Refusal that names its fields. */
  toValues(input: object, context: SheetContext): { values: Values; warnings: Warning[] };
  /** Adds what is wrong with rows beside each other and beside what is known, and marks rows as unchanged. */
  compare(rows: Row<Values>[], context: SheetContext, trx: Transaction): Promise<void>;
  /** What is written with the records: their columns, fields of other tables for their changes, and those tables' rows. */
  write?: Writing<Values>;
}

interface Writing<Values> {
  /** Completes the values under the chunk's lock. */
  before?(rows: Row<Values>[], context: SheetContext, trx: Transaction): Promise<void>;
  /** Fields that lie in tables of their own: in the record's changes, not among the columns. */
  lists?: string[];
  /** Fields that are records of their own, with their own changes: neither among the columns nor in this record's changes. */
  records?: string[];
  after?(rows: Row<Values>[], context: SheetContext, trx: Transaction): Promise<void>;
}
