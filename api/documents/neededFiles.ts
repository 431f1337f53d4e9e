import type { NeededFiles } from '../core/files/sweep.ts';

/** The file of every version of a document is needed for good. */
export const neededDocumentFiles: NeededFiles = (db, keys) =>
  db('document_versions').whereIn('fileKey', keys).pluck('file_key');
