import { type RefObject, useEffect } from 'react';

/** Keeps what has the focus clear of the bars at the top of the page and at the bottom of its form, of which it is given a part. */
export function useRoomAtBars(part: RefObject<Element | null>): void {
  useEffect(() => {
    const bar = part.current?.closest('[role=toolbar]');
    if (!bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingTop = `${BAR + ROOM}px`;
      style.scrollPaddingBottom = `${bar.getBoundingClientRect().height + ROOM}px`;
    });
    observer.observe(bar);
    const form = bar.closest('form');
    form?.addEventListener('focusin', showWhole);
    return () => {
      observer.disconnect();
      form?.removeEventListener('focusin', showWhole);
      style.scrollPaddingTop = '';
      style.scrollPaddingBottom = '';
    };
  }, [part]);
}

/** Scrolls to all of a text of several lines: the browser is content when the line with the cursor is in view. */
function showWhole({ target }: FocusEvent) {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/** The height of the top bar, and the room for a label above and an error below the field. */
const BAR = 64;
const ROOM = 24;
