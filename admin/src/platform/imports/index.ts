import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

const ImportById = lazyPage(async () => (await import('./ImportById.tsx')).ImportById);

/** The module of uploaded files, which are shown where their records are uploaded. */
export const imports = {
  name: 'imports',
  customRoutes: [{ path: 'imports/:id', page: ImportById, action: 'show' }],
  pageOf: { imports: (id: string) => `/admin/imports/${id}` },
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
