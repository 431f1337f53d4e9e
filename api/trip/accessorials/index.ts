import type { NeededFiles } from '../../core/files/sweep.ts';
import { accessorialNotices } from './noticeRows.ts';
import { accessorialPolicy } from './policy.ts';
import handlers from './routes.ts';
import { WITH_SHIPMENT } from '../shipments/index.ts';

export { Accessorial } from './Accessorial.ts';

/** Keeps every file that proves an accessorial. */
const neededFiles: NeededFiles = (db, keys) =>
  db('accessorial_files').whereIn('fileKey', keys).whereNotNull('companyId').pluck('file_key');

/** Accessorials: additional charges of a load, asked for by its carrier and decided by its broker. */
export const accessorials = {
  name: 'accessorials',
  policy: accessorialPolicy,
  seenWith: WITH_SHIPMENT,
  handlers,
  neededFiles,
  notices: accessorialNotices,
};
