import { useEffect } from 'react';

/** Gives the browser's tab the title of the page, as the top bar shows it. */
export function useDocumentTitle(): void {
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (!heading) return;
    const update = () => {
      const title = heading.textContent.trim();
      document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
    };
    const observer = new MutationObserver(update);
    observer.observe(heading, { childList: true, subtree: true, characterData: true });
    update();
    return () => {
      observer.disconnect();
      document.title = PRODUCT;
    };
  }, []);
}

const PRODUCT = 'Andén';
