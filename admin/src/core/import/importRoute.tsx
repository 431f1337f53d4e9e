import { ResourceContextProvider } from 'react-admin';
import { lazyPage } from '../modules/lazyPage.ts';
import type { ModuleRoute } from '../modules/AdminModule.ts';

const ImportPage = lazyPage(async () => (await import('./ImportPage.tsx')).ImportPage);

/** The bulk upload of a resource, at `<resource>/load`. */
export function importRoute(resource: string): ModuleRoute {
  const element = (
    <ResourceContextProvider value={resource}>
      <ImportPage />
    </ResourceContextProvider>
  );
  return { path: `${resource}/load`, element };
}
