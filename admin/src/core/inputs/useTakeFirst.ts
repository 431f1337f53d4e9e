import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { goOn } from '../form/goOn.ts';
import { isSameText } from '../format/folded.ts';
import type { LatePress } from './useLatePress.ts';

interface Options {
  /** Whether the choices for the typed text are not listed yet. */
  isSearching?: boolean;
  /** The text of the entry that creates a record with the typed name. */
  createText?: (text: string) => string;
  /** Keeps an Enter that comes before the choices are listed, until they are; without one, forgets it. */
  keep?: (press?: LatePress) => void;
}

type InputKey = KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean };

/**
 * Returns the handlers of an option list by which Enter takes the entry chosen with the arrows, else the one with the typed
 * name, else the first, and goes on. The entry that creates a record is taken only when the arrows chose it. An Enter that
 * comes before the choices for the typed text are listed is kept until they are (see useLatePress).
 */
export function useTakeFirst({ isSearching = false, createText, keep }: Options = {}) {
  const before = useRef<string>(undefined);
  const isByArrows = useRef(false);
  const take = (event: InputKey, input: HTMLInputElement) => {
    const isSaved = event.ctrlKey || event.metaKey;
    const isChosen = isByArrows.current && input.hasAttribute('aria-activedescendant');
    if (isChosen && !isSearching) return goOn(input);
    event.defaultMuiPrevented = true;
    const isTyped = before.current !== undefined && !isSameText(input.value, before.current);
    if (!isTyped || !input.value) return;
    if (isSearching) keep?.({ input, text: input.value, isSaved });
    const option = isSearching ? undefined : optionFor(input, createText?.(input.value));
    if (option) option.click();
    else event.stopPropagation();
    if (!option || !isSaved) event.preventDefault();
    if (option && !isSaved) goOn(input);
  };
  return {
    onOpen: ({ target, type }: SyntheticEvent) => {
      const isFirst = type !== 'change' && target instanceof HTMLInputElement;
      before.current = isFirst ? target.value : '';
    },
    onClose: () => (before.current = undefined),
    onHighlightChange: (_: unknown, __: unknown, reason: string) =>
      (isByArrows.current = reason === 'keyboard'),
    onKeyDown: (event: InputKey) => {
      const { target } = event;
      const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
      if (isEnter && target instanceof HTMLInputElement) take(event, target);
      if (event.key === 'Escape') keep?.();
    },
  };
}

/** The option with the typed name, else the first; none creates a record. */
function optionFor(input: HTMLInputElement, createText?: string): HTMLElement | undefined {
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  const options = [...(list?.querySelectorAll<HTMLElement>(ENABLED) ?? [])].filter(
    ({ textContent }) => textContent !== createText,
  );
  return options.find(({ textContent }) => isSameText(textContent, input.value)) ?? options[0];
}

const ENABLED = '[role=option]:not([aria-disabled=true])';
