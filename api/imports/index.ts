import { importUpkeep, neededImportFiles } from '../core/import/upkeep.ts';
import { importPolicy } from './policy.ts';
import handlers, { shown } from './routes.ts';

/** Loaded files: how far each is, and what became of its rows. */
export const imports = {
  name: 'imports',
  policy: importPolicy,
  handlers,
  jobs: [importUpkeep],
  neededFiles: neededImportFiles,
};

/** A loaded file, for the modules whose records it holds. */
export const shownImport = shown;
