import { importUpkeep, neededImportFiles } from '../../core/import/upkeep.ts';
import { importNotices } from './noticeRows.ts';
import { tellOfImport } from './notices.ts';
import { importPolicy } from './policy.ts';
import handlers, { presentFile } from './routes.ts';

export { tellOfImport };

/** Imports: the progress of each file and the result of its rows. */
export const imports = {
  name: 'imports',
  policy: importPolicy,
  handlers,
  jobs: [importUpkeep(tellOfImport)],
  neededFiles: neededImportFiles,
  notices: importNotices,
};

/** Returns an import as the API presents it, for modules that start imports. */
export const shownImport = presentFile;
