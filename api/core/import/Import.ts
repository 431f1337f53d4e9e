import type { Actor } from '../auth/actor.ts';
import type { Locale } from '../i18n/words.ts';
import { Entity } from '../records/Entity.ts';
import type { Format } from './reading/format.ts';

/** An uploaded file: its storage key, its format, and how many of its rows were imported. */
export class Import extends Entity {
  static override tableName = 'imports';
  static override jsonAttributes = ['actor', 'header', 'format'];

  declare resource: string;
  declare userId: string;
  /** The user who uploaded it, with the permissions at that time; the records are created in their name. */
  declare actor: Actor;
  /** The company of the user who uploaded the file. */
  declare companyId: string | null;
  /** The company that owns the created records; null for Andén's own. */
  declare targetCompanyId: string | null;
  declare fileKey: string;
  declare fileName: string;
  declare format: Format;
  /** The language of its header, which also decides the order of day and month in dates. */
  declare language: Locale;
  /** The names of the file's columns from left to right; '' for a column that is not imported. */
  declare header: string[];
  declare status: 'waiting' | 'running' | 'done' | 'failed';
  declare rowsTotal: number;
  declare rowsRead: number;
  declare rowsCreated: number;
  declare rowsFailed: number;
  declare finishedAt: string | null;
}

/** An error or a warning of a row: its field, and the message in both languages. */
export interface Finding extends Record<Locale, string> {
  field: string;
}
