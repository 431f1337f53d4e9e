import type { NeededFiles } from '../../core/files/sweep.ts';

/** Keeps the file of every document version. */
export const neededDocumentFiles: NeededFiles = (db, keys) =>
  db('document_versions').whereIn('fileKey', keys).pluck('file_key');
