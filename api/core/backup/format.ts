import type { Origin } from '../../../db/backup/target.ts';

/** The first entry of a backup, `backup.json`: what a database needs before it receives the rows. */
export interface Opening extends Origin {
  format: typeof FORMAT;
  /** The version of the product that wrote it, and of its Postgres. */
  product: string;
  postgres: string;
  createdAt: string;
}

/** The last entry, `manifest.json`: without it, a backup is incomplete. */
export interface Closing {
  /** The number of rows by table. */
  rows: Record<string, number>;
  files: number;
  /** Files that were in the snapshot and could not be read. */
  missingFiles: string[];
  /** The SHA-256 of each list in `checksums/`. */
  checksums: Record<string, string>;
}

/** The layout of the archive; a reader refuses another number. */
export const FORMAT = 1;

export const OPENING = 'backup.json';
export const CLOSING = 'manifest.json';

/** The directory of the lists of checksums, each for the entries since the last one, as `sha256sum` writes them. */
export const CHECKSUMS = 'checksums/';

/** The directories of the rows, by table, and of the stored files. */
export const TABLES = 'tables/';
export const FILES = 'files/';
