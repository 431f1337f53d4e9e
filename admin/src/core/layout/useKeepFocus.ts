import { useEffect } from 'react';

/**
 * Moves the focus to the nearest section of the page that is still there when the element that had it is removed, as a
 * button is once its action is done. Without this the focus is lost, and Tab begins at the top of the page again.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let path: Element[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main')) path = ancestorsOf(target);
    };
    const observer = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && path[0]?.isConnected === false;
      if (isLost) focusOn(path.find((element) => element.isConnected && element.matches(SECTIONS)));
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
}

const SECTIONS = 'section, form, [role=group], main';

/** The element and those around it, the nearest first. */
function ancestorsOf(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement ? [element, ...ancestorsOf(parentElement)] : [element];
}

function focusOn(section: Element | undefined) {
  if (!(section instanceof HTMLElement)) return;
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
