import type { Actor } from '../../auth/actor.ts';
import type { Locale } from '../../../shared/words.ts';
import { Entity } from '../../sql/Entity.ts';
import type { DateOrder } from '../sheet/dateOrder.ts';
import type { Details } from '../sheet/sheet.ts';
import type { Format } from '../reading/format.ts';

/** An uploaded file: its storage key, its format, and how far its rows were checked and written. */
export class Import extends Entity {
  static override tableName = 'imports';
  static override jsonAttributes = ['actor', 'header', 'format', 'details'];

  declare resource: string;
  declare userId: string;
  /** The user who uploaded it, with the permissions at that time; the records are created in their name. */
  declare actor: Actor;
  /** The company of the user who uploaded the file. */
  declare companyId: string | null;
  /** The company that owns the created records; null for Andén's own. */
  declare targetCompanyId: string | null;
  /** The details that the upload gave for the whole file; null where none are asked. */
  declare details: Details | null;
  declare fileKey: string;
  declare fileName: string;
  declare format: Format;
  /** The language of its header. */
  declare language: Locale;
  /** The order of day and month in its dates; null where the header's language decides. */
  declare dateOrder: DateOrder | null;
  /** A date with two readings, until somebody has chosen one. */
  declare openDate: string | null;
  /** The names of the file's columns from left to right; '' for a column that is not imported. */
  declare header: string[];
  /** It is read, waits for its confirmation, is written, and has ended. */
  declare status: 'reading' | 'ready' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired';
  /** Whether its rows are written as soon as they are checked, because the upload asked for it. */
  declare isConfirmed: boolean;
  declare existing: ExistingRows;
  declare rowsTotal: number;
  declare rowsRead: number;
  /** Of the rows read, those that would be created, and among them those that are like an archived record. */
  declare rowsNew: number;
  declare rowsArchived: number;
  /** Those whose record exists already. */
  declare rowsExisting: number;
  declare rowsFailed: number;
  declare rowsWritten: number;
  /** The number of the last row that was written. */
  declare lastWritten: number;
  declare rowsCreated: number;
  declare rowsUpdated: number;
  declare rowsUnchanged: number;
  declare finishedAt: string | null;
}

/** The treatment of rows whose record exists already. */
export type ExistingRows = 'skip' | 'update' | 'create';

/** An error or a warning of a row: its field, and the message in both languages. */
export interface Finding extends Record<Locale, string> {
  field: string;
}
