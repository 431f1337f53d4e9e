import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus back to where it was when a frame takes it by itself, as a viewer of PDF does once it has loaded.
 * Whoever points at the frame or tabs into it has it.
 */
export function useFocusOutside(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let before: Element | null = document.activeElement;
    let isTabbing = false;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== frame.current) before = target;
    };
    const onKey = ({ key }: KeyboardEvent) => (isTabbing = key === 'Tab');
    const onBlur = () => {
      const isTaken = document.activeElement === frame.current && !isTabbing;
      if (!isTaken || frame.current?.matches(':hover')) return;
      frame.current?.blur();
      if (before instanceof HTMLElement) before.focus();
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey, true);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey, true);
      window.removeEventListener('blur', onBlur);
    };
  }, [frame]);
}
