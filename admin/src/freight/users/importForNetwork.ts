import { lazyPage } from '../../core/modules/lazyPage.ts';

/** The page of the bulk upload of records of a network. */
export const ImportForNetwork = lazyPage(
  async () => (await import('./NetworkImport.tsx')).NetworkImport,
);
