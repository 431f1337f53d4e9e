import { ResourceContextProvider } from 'react-admin';
import { lazyPage } from '../lazyPage.ts';
import type { RoomRoute } from '../room.ts';

const LoadPage = lazyPage(() => import('./LoadPage.tsx'), 'LoadPage');

/** The bulk upload of a resource, at `<resource>/load`. */
export function loadRoute(resource: string): RoomRoute {
  const element = (
    <ResourceContextProvider value={resource}>
      <LoadPage />
    </ResourceContextProvider>
  );
  return { path: `${resource}/load`, element };
}
