import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { readSession } from '../auth/session.ts';
import { readPermissions } from '../auth/permissions.ts';
import type { AdminModule } from './AdminModule.ts';
import type { Product } from './product.ts';

/**
 * Begins at once what the first page needs, its code and the user's permissions; then loads the code of a page as soon as
 * the pointer or the focus is on a link to it, unless the user asked the browser to save data.
 */
export function preloadPages({ modules, homeOf }: Pick<Product, 'modules' | 'homeOf'>): void {
  const session = readSession();
  if (!session) return;
  const { pathname } = window.location;
  preloadAt(modules, /^\/admin\/?$/.test(pathname) ? homeOf(session.user) : pathname);
  readPermissions().catch(() => undefined);
  if (savesData()) return;
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, ({ target }) => preloadAt(modules, pathUnder(target)), {
      passive: true,
    });
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** The path that a link leads to, or the first link of the row; '' elsewhere. */
function pathUnder(target: EventTarget | null): string {
  const at = target instanceof Element ? target : undefined;
  const link = at?.closest('a') ?? at?.closest('tr')?.querySelector('a');
  return link?.origin === window.location.origin ? link.pathname : '';
}

/** Does nothing without a network, because a browser does not load a module again that failed once. */
function preloadAt(modules: readonly AdminModule[], path: string): void {
  if (!path || !navigator.onLine) return;
  const match = modules.flatMap(pagesOf).find((page) => matchPath(`/admin/${page.path}`, path));
  void (match?.page as { preload?: () => Promise<unknown> } | undefined)
    ?.preload?.()
    .catch(() => undefined);
}

interface Page {
  path: string;
  page: ComponentType | undefined;
}

function pagesOf({ name, listPath = name, ...module }: AdminModule): Page[] {
  return [
    { path: listPath, page: module.list },
    { path: `${name}/new`, page: module.create },
    { path: `${name}/:id/edit/*`, page: module.edit },
    { path: `${name}/:id/view/*`, page: module.show },
    ...(module.customRoutes ?? []),
  ];
}
