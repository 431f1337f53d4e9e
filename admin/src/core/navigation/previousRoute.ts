import { useEffect } from 'react';
import { useLocation } from 'react-admin';

/** A page that this tab showed. */
interface Route {
  /** With its query. */
  path: string;
  /** Its index in the browser's history, counted from the first page since the product was loaded. */
  place: number;
}

/** The page that this tab showed before the present one, also after reloads and signing in; null on the first page. */
export function previousRoute(): Route | null {
  return readRoute(PREVIOUS);
}

/** The index of the present page in the browser's history. */
export function presentPlace(): number {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}

/** The page that this tab shows, or showed before one that is not stored; null before the first. */
export function presentRoute(): Route | null {
  return readRoute(PRESENT);
}

/**
 * Stores the previous route on every navigation, except /admin, which only redirects, and the page that waits for a
 * connection. Used once, by the layout.
 */
export function useRememberRoute(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (/^\/admin\/?(authentication-error)?$/.test(pathname)) return;
    const path = pathname + search;
    const before = readRoute(PRESENT);
    if (before && before.path !== path) sessionStorage.setItem(PREVIOUS, JSON.stringify(before));
    sessionStorage.setItem(PRESENT, JSON.stringify({ path, place: presentPlace() }));
  }, [pathname, search]);
}

/** Deletes the stored routes of this tab, so that the next user does not get them. */
export function forgetRoutes(): void {
  for (const key of [PREVIOUS, PRESENT]) sessionStorage.removeItem(key);
}

function readRoute(key: string): Route | null {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Route | null;
}

const PREVIOUS = 'previousRoute';
const PRESENT = 'presentRoute';
