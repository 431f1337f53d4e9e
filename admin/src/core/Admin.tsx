import { CssBaseline } from '@mui/material';
import { AdminContext, AdminUI, type DashboardComponent } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { AuthCallback } from './auth/AuthCallback.tsx';
import { AuthErrorPage } from './auth/AuthErrorPage.tsx';
import { authProvider } from './authProvider.ts';
import { BuiltPaths, builtPathsOf } from './builtPaths.ts';
import { dataProvider } from './dataProvider.ts';
import { createI18nProvider } from './i18n/i18nProvider.ts';
import { AccessDenied } from './layout/AccessDenied.tsx';
import { BrokenPage } from './layout/ErrorBoundary.tsx';
import { Home } from './layout/Home.tsx';
import { Layout } from './layout/Layout.tsx';
import { LoadingScreen } from './layout/LoadingScreen.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Notifications } from './layout/Notifications.tsx';
import { Unreachable } from './layout/Unreachable.tsx';
import { queryClient } from './queryClient.ts';
import { customRoutesOf, resourcesOf } from './resources.tsx';
import type { Room } from './room.ts';
import { routerProvider, SpecifiedResources } from './routerProvider.tsx';
import { createStore } from './store.ts';
import { darkTheme, lightTheme } from './theme.ts';

/** The admin of these rooms: session, data, texts, theme and layout around their pages. */
export function createAdmin(rooms: readonly Room[]) {
  const store = createStore();
  const i18nProvider = createI18nProvider(rooms.map(({ messages }) => messages));
  const built = builtPathsOf(rooms);
  const pages = [...resourcesOf(rooms), customRoutesOf(rooms)];
  const rootPages = rooms.flatMap(({ rootPage }) => rootPage ?? []);

  return function Admin() {
    return (
      <SpecifiedResources.Provider value={rooms}>
        <BuiltPaths.Provider value={built}>
          <AdminContext
            basename="/admin"
            {...{ authProvider, dataProvider, i18nProvider, queryClient, routerProvider, store }}
            theme={lightTheme}
            darkTheme={darkTheme}
          >
            <CssBaseline enableColorScheme />
            <Routes>
              <Route path="/admin/auth-callback" element={<AuthCallback />} />
              <Route path="/admin/error" element={<AuthErrorPage />} />
              <Route path="/admin/*" element={<AdminUI {...SCREENS}>{pages}</AdminUI>} />
              {rootPages.map(({ path, page }) => (
                <Route
                  key={path}
                  path={`/${path}/*`}
                  element={
                    <AdminUI {...SCREENS} dashboard={page as DashboardComponent}>
                      {pages}
                    </AdminUI>
                  }
                />
              ))}
              <Route path="*" element={<NotFound />} />
            </Routes>
          </AdminContext>
        </BuiltPaths.Provider>
      </SpecifiedResources.Provider>
    );
  };
}

const SCREENS = {
  title: 'Andén',
  requireAuth: true,
  disableTelemetry: true,
  loginPage: false,
  authCallbackPage: false,
  layout: Layout,
  dashboard: Home,
  loading: LoadingScreen,
  ready: LoadingScreen,
  catchAll: NotFound,
  notification: Notifications,
  error: BrokenPage,
  accessDenied: AccessDenied,
  authenticationError: Unreachable,
} as const;
