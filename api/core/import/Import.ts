import type { Actor } from '../auth/actor.ts';
import type { Locale } from '../i18n/words.ts';
import { Entity } from '../records/Entity.ts';

/** A file that somebody loaded: where it is kept, how it is read, how far its rows have become records. */
export class Import extends Entity {
  static override tableName = 'imports';
  static override jsonAttributes = ['actor', 'header'];

  declare resource: string;
  declare userId: string;
  /** Who loaded it, with the rights of that moment: the rows become records in their name. */
  declare actor: Actor;
  /** Whose file it is. */
  declare companyId: string | null;
  /** The company that the records belong to; null where they are Andén's own. */
  declare targetCompanyId: string | null;
  declare fileKey: string;
  declare fileName: string;
  declare encoding: Encoding;
  declare delimiter: Delimiter;
  /** The language of its header, in which its days are written. */
  declare language: Locale;
  /** The file's columns from left to right, by name. */
  declare header: string[];
  declare status: 'waiting' | 'running' | 'done' | 'failed';
  declare rowsTotal: number;
  declare rowsRead: number;
  declare rowsCreated: number;
  declare rowsFailed: number;
  declare finishedAt: string | null;
}

export type Encoding = 'utf-8' | 'windows-1252';
export type Delimiter = ',' | ';';

/** An error or a warning of a row: its field, and the message in both languages. */
export interface Finding extends Record<Locale, string> {
  field: string;
}
