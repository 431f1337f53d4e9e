import { useEffect, useRef } from 'react';
import { useLocation } from 'react-admin';

const KEY = 'previousRoute';

/** The path, with its query, that this tab showed before the present one; null at the first. */
export function previousRoute(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Remembers the previous route on every navigation. Used once, by the layout. */
export function useRememberRoute(): void {
  const { pathname, search } = useLocation();
  const present = useRef<string>(null);
  useEffect(() => {
    const path = pathname + search;
    if (present.current && present.current !== path) sessionStorage.setItem(KEY, present.current);
    present.current = path;
  }, [pathname, search]);
}
