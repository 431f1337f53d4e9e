import { useLayoutEffect } from 'react';
import { useLocation } from 'react-admin';
import { useListAbove } from '../navigation/useListAbove.ts';

/** The id of the heading with the title of the page, which react-admin fills. */
export const TITLE_ID = 'react-admin-title';

/**
 * Gives the browser's tab the title of the page as its heading shows it, then the list above the page and the product:
 * "C-00025 · Cotizaciones · Andén".
 */
export function DocumentTitle() {
  const { name, one } = useListAbove() ?? {};
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    const heading = document.getElementById(TITLE_ID);
    if (!heading) return;
    const update = () => {
      const title = heading.textContent.trim();
      const page = isView(pathname) ? withoutKind(title, one) : title;
      document.title = [page, name, PRODUCT].filter(Boolean).join(' · ');
    };
    const observer = new MutationObserver(update);
    observer.observe(heading, { childList: true, subtree: true, characterData: true });
    update();
    return () => {
      observer.disconnect();
      document.title = PRODUCT;
    };
  }, [name, one, pathname, search]);
  return null;
}

function isView(pathname: string): boolean {
  return /\/view\/?$/.test(pathname);
}

/** "Q-00025" of "Cotización Q-00025": the list says what it is, and a tab shows only the first letters. */
function withoutKind(title: string, kind = ''): string {
  return kind && title.startsWith(`${kind} `) ? title.slice(kind.length + 1) : title;
}

const PRODUCT = 'Andén';
