import { importUpkeep, neededImportFiles } from '../core/import/upkeep.ts';
import { importPolicy } from './policy.ts';
import handlers, { shown } from './routes.ts';

/** Imports: the progress of each file and the result of its rows. */
export const imports = {
  name: 'imports',
  policy: importPolicy,
  handlers,
  jobs: [importUpkeep],
  neededFiles: neededImportFiles,
};

/** Presents an import, for the modules that start one. */
export const shownImport = shown;
