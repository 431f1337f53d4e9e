import type { Transaction } from 'objection';
import type { Actor } from '../../auth/actor.ts';
import type { Rule } from '../../auth/policy.ts';
import type { Entity } from '../../sql/Entity.ts';
import type { Locale, Words } from '../../../shared/words.ts';
import type { Warning } from '../../records/warnings.ts';
import type { CellParser, DateOrder } from './cells.ts';
import type { Apart } from '../../records/writing/insertMany.ts';

/** A column of a template: the input field that it fills, its heading, and how its cells are parsed. */
export interface Column {
  /** A path in the input: `origin.city`, `addressList.0.city`. */
  name: string;
  heading: Words;
  required?: boolean;
  /** Whether the template got it after a release, so that files from the earlier template lack it. */
  isLater?: boolean;
  /** Other headings under which it is found. */
  also?: readonly string[];
  read: CellParser;
  /** Completes the input once all cells of a row are parsed; throws an UnreadableCell for this column. */
  finish?(input: object): void;
  /** The value that a TRUE in this column adds to the list at `to`. */
  adds?: { to: string; value: string };
}

/** The user who imports a file or a list, the company, and the time. */
export interface SheetContext {
  actor: Actor;
  companyId: string | null;
  now: Date;
  /** The details that the upload gave for the whole file. */
  details?: Details;
}

/** The details that an upload gives for its whole file, by name. */
export type Details = Readonly<Record<string, string>>;

/** A row of a file before it becomes a record. */
export interface Row<Values = object> {
  /** The number of the row as Excel shows it; the header is mostly in row 1. */
  number: number;
  /** The id of the record to create. */
  id: string;
  values: Values;
  errors: Record<string, Words>;
  warnings: Pick<Warning, 'field' | 'message'>[];
  /** Whether the values are complete, though some cells may have errors. */
  isComplete: boolean;
  /** The record that the row names, when it exists already. */
  existing?: Existing;
  /** The further rows of its record, where it takes several. */
  parts?: Row[];
  /** The inputs of all its rows, where it takes several. */
  inputs?: object[];
  /** Whether it goes on with the record of a row above, and is none of its own. */
  isPart?: boolean;
}

/** The values by which a record is recognized, by field. */
export type Keys = Record<string, string>;

/** A record that a row of a file names. */
export interface Existing {
  id: string;
  /** Whether it is archived; the row then becomes a new record, with a warning. */
  isArchived?: boolean;
  /** Whether it only seems to be the same, so that another one may be created. */
  isLikely?: boolean;
  /** The errors by field if a second record of this kind may not be created. */
  refusal?: Record<string, Words>;
}

/** How one record may take several rows of a file, one below the other. */
export interface SeveralRows {
  /** Whether a row goes on with the record of the rows above it, of which these are the inputs. */
  goesOn(above: object[], input: object): boolean;
  /** Makes one input of those of all rows, with errors by row; undefined for a row that is a whole record. */
  join(inputs: object[]): { input: object; errors: Row['errors'][] } | undefined;
  /** The row, from 0, and the column in which a field of the one input stands. */
  placeOf(field: string, inputs: object[]): { row: number; field: string };
  /** What is shown of the further rows, by column. */
  inWords?(values: object, locale: Locale): { column: string; value: string }[];
}

/** The rules by which a module imports its records from files: the template, and those of its POST. */
export type Sheet<Values = object> = SheetParts<Values> & Updates<Values>;

interface SheetParts<Values> {
  /** The resource of the imported records. */
  resource: string;
  model: typeof Entity;
  /** The contract's schema of one record's input. */
  schema: string;
  /** The columns of the template from left to right; they may depend on the user, and on what was said of the file. */
  columns(actor: Actor, companyId?: string | null, details?: Details): Promise<Column[]>;
  /**
   * For files that others publish: lines may stand above the header, which is recognized by its required columns; columns
   * that are not in the template are ignored, optional ones may be missing; and the order of day and month is known.
   */
  published?: { dateOrder: DateOrder };
  /** Whether this user may import them. */
  load: Rule;
  /** The company that will own the records, given the requested one; throws 403 or 422. */
  targetCompany(actor: Actor, companyId: string | null | undefined): Promise<string | null>;
  /** Converts a valid input to the values to store, with warnings; throws a Refusal with errors by field. */
  toValues(input: object, context: SheetContext): { values: Values; warnings: Warning[] };
  /**
   * The values by which a record is recognized, by field. Two rows of a file with the same ones are the same record; where
   * `isUnique`, the second is refused unless it is the same in all fields.
   */
  keysOf(values: Values, context: SheetContext): Record<string, string | null | undefined>;
  isUnique?: boolean;
  /** Compares rows with existing records: adds errors, and the record that each names. */
  compare(rows: Row<Values>[], context: SheetContext, trx: Transaction): Promise<void>;
  /**
   * SQL over a row `staged` of the staging table: whether `compare` may find a record that is like it. Other rows are
   * written without being compared again.
   */
  alike?: string;
  /** How a record may take several rows; without it each row is a record. */
  severalRows?: SeveralRows;
  /** Adds warnings about unusual values to compared rows of a file; called once, when the file is read. */
  warn?(rows: Row<Values>[], trx: Transaction): Promise<void>;
  /** Columns stored in other tables, and writes before and after the insert. */
  write?: Writing<Values>;
}

/** The ways to change the existing records of rows: one by one, or all of a chunk in one statement. */
type Updates<Values> =
  | {
      /** Changes an existing record to the values of a row, like a PATCH; throws a Refusal. Returns whether it changed. */
      update(id: string, values: Values, context: SheetContext): Promise<boolean>;
      updateMany?: undefined;
    }
  | {
      update?: undefined;
      /** Changes the existing records of these rows; returns the rows whose records changed. */
      updateMany(
        rows: Row<Values>[],
        context: SheetContext,
        trx: Transaction,
      ): Promise<Set<Row<Values>>>;
    };

interface Writing<Values> extends Apart {
  /** Completes the values before the insert, in the chunk's transaction. */
  before?(rows: Row<Values>[], context: SheetContext, trx: Transaction): Promise<void>;
  after?(rows: Row<Values>[], context: SheetContext, trx: Transaction): Promise<void>;
}
