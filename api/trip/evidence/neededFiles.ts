import type { NeededFiles } from '../../core/files/sweep.ts';

/** Keeps every file that was sent as evidence. */
export const neededEvidenceFiles: NeededFiles = (db, keys) =>
  db('evidence_files').whereIn('fileKey', keys).whereNotNull('companyId').pluck('file_key');
