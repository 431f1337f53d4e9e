import { CssBaseline } from '@mui/material';
import { AdminContext, AdminUI, type DashboardComponent } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { AuthCallback } from './auth/AuthCallback.tsx';
import { AuthErrorPage } from './auth/AuthErrorPage.tsx';
import { authProvider } from './auth/authProvider.ts';
import { dataProvider } from './data/dataProvider.ts';
import { createI18nProvider } from './i18n/i18nProvider.ts';
import { AccessDenied } from './screens/AccessDenied.tsx';
import { BrokenPage } from './screens/ErrorBoundary.tsx';
import { Home } from './navigation/Home.tsx';
import { Layout } from './layout/Layout.tsx';
import { LoadingScreen } from './screens/LoadingScreen.tsx';
import { NotFound } from './screens/NotFound.tsx';
import { Notifications } from './layout/Notifications.tsx';
import { Unreachable } from './screens/Unreachable.tsx';
import { queryClient } from './data/queryClient.ts';
import { customRoutesOf, resourcesOf } from './modules/resources.tsx';
import { preloadPages } from './modules/preload.ts';
import { type Product, ProductContext } from './modules/product.ts';
import { routerProvider } from './modules/routerProvider.tsx';
import { createStore } from './data/store.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

/**
 * Creates the admin application of a product: session, data provider, texts, theme and layout around the pages of its
 * modules.
 */
export async function createAdmin(product: Product) {
  const { modules, messages } = product;
  preloadPages(product);
  const store = createStore();
  const texts = [messages, ...modules.map((module) => module.messages)];
  const i18nProvider = await createI18nProvider(texts);
  const pages = [...resourcesOf(modules), customRoutesOf(modules)];
  const rootPages = modules.flatMap(({ rootPage }) => rootPage ?? []);

  return function Admin() {
    return (
      <ProductContext.Provider value={product}>
        <AdminContext
          basename="/admin"
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          routerProvider={routerProvider}
          store={store}
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
      </ProductContext.Provider>
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
