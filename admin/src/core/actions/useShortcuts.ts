import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';

/** The act of each key now; a key without an act does nothing. */
export type Shortcuts = Record<string, (() => void) | undefined>;

/**
 * Keys that act on the page as it is, one press each: not while somebody types, holds a modifier, or looks at a dialog
 * or a menu; and not for whoever has turned them off (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [isOn] = useShortcutsChoice();
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const act = isFree(event) ? current.current[event.key.toLowerCase()] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** Whether the person wants keys of one press, and how to change it. */
export function useShortcutsChoice() {
  return useStore('shortcuts', true);
}

function isFree({ altKey, ctrlKey, metaKey, repeat, target }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat || !(target instanceof Element)) return false;
  if (document.querySelector('[role=dialog], [role=menu], [role=listbox]')) return false;
  return !target.closest(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]',
  );
}
