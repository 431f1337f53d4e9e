import { useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether a field of the page, by its name, may be filled in without a person: nobody typed
 * into it, and nobody went to it since `since` changed. `at` is an element of the form.
 */
export function useUntouched(at: { current: Element | null }, since: unknown) {
  const typed = useRef(new Set<string>());
  const visited = useRef(new Set<string>());
  useEffect(() => {
    const form = at.current?.closest('form');
    const noteTyped = ({ target }: Event) => typed.current.add(nameOf(target));
    const noteVisit = ({ target }: Event) => visited.current.add(nameOf(target));
    form?.addEventListener('input', noteTyped);
    form?.addEventListener('focusin', noteVisit);
    return () => {
      form?.removeEventListener('input', noteTyped);
      form?.removeEventListener('focusin', noteVisit);
    };
  }, [at]);
  useEffect(() => {
    visited.current = new Set([nameOf(document.activeElement)]);
  }, [since]);
  return (name: string) => !typed.current.has(name) && !visited.current.has(name);
}

/** The name of the field that an element belongs to: a list's button has none itself. */
function nameOf(target: EventTarget | null): string {
  if (!(target instanceof Element)) return '';
  const control = target.closest('.MuiFormControl-root') ?? target;
  const named = target.hasAttribute('name') ? target : control.querySelector('[name]');
  return named?.getAttribute('name') ?? '';
}
