import '@fontsource-variable/inter';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApp } from './App.tsx';
import { keepFresh } from './core/auth/renew.ts';
import { followOtherTabs } from './core/auth/session.ts';
import { followLive } from './core/live/followLive.ts';
import { modules } from './modules.ts';
import { followConnection } from './core/data/connection.ts';
import { keepForOffline } from './core/data/keepForOffline.ts';
import { readLanguage, writeLanguage } from './core/i18n/language.ts';

writeLanguage(readLanguage());
keepFresh();
followConnection();
followLive(modules);
keepForOffline();
followOtherTabs(
  () => window.location.assign('/'),
  () => window.location.reload(),
);

void render();

/** Without `await` at the top of the file: the English texts come in a file that waits for this one to end. */
async function render() {
  const App = await createApp();
  const router = createBrowserRouter([{ path: '*', element: <App /> }]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<RouterProvider router={router} />);
}
