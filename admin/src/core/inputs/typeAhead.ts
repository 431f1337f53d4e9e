import { goOn, saveForm } from '../form/goOn.ts';

/** Holds the keys typed after an Enter that waits, until the field that they are meant for has the focus. */
export interface HeldTyping {
  /** Lets the input be typed into again and returns what was held: texts, and Enter, Tab and Ctrl-Enter as characters. */
  end: () => string;
}

const ENTER = '\n';
const TAB = '\t';
const SAVE = '\r';

/**
 * Holds back what is typed into an input. Before the first character, Tab and keys that edit reach it, so that a person can
 * go elsewhere or change its text; a second Enter does nothing more than the first.
 */
export function holdTyping(input: HTMLInputElement): HeldTyping {
  let held = '';
  const holdText = (event: InputEvent) => {
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (!event.cancelable || !event.inputType.startsWith('insert') || !text) return;
    event.preventDefault();
    held += text;
  };
  const holdKey = (event: KeyboardEvent) => {
    const key = keyOf(event, held !== '');
    if (key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    held = key === null ? held.slice(0, -1) : held + key;
  };
  input.addEventListener('beforeinput', holdText);
  input.addEventListener('keydown', holdKey);
  return {
    end: () => {
      input.removeEventListener('beforeinput', holdText);
      input.removeEventListener('keydown', holdKey);
      return held;
    },
  };
}

/** Returns the text that a key adds to the held text, null where it takes its last character away; undefined for one that is not held. */
function keyOf({ key, ctrlKey, metaKey }: KeyboardEvent, hasText: boolean) {
  if (key === 'Enter') return ctrlKey || metaKey ? SAVE : hasText ? ENTER : '';
  if (!hasText) return undefined;
  if (key === 'Backspace') return null;
  return key === 'Tab' ? TAB : undefined;
}

/** Types what was held into the field that has the focus, and from there on as its keys go on. */
export function typeHeld(held: string): void {
  const [text = ''] = held.split(/[\n\t\r]/);
  const key = held[text.length];
  // The browser does as if a person had typed it; inputs have no other way to say so.
  if (text) document.execCommand('insertText', false, text);
  if (!key) return;
  setTimeout(() => {
    press(key);
    setTimeout(() => typeHeld(held.slice(text.length + 1)));
  });
}

function press(key: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement)) return;
  if (key === TAB) return goOn(field);
  if (key === SAVE) return saveForm(field);
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}
