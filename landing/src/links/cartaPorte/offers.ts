import type { Choice } from './shown.ts';

const PAUSE_MS = 250;

/**
 * The list of keys that the browser offers below an input, looked up as the person types. Browsers only offer what
 * contains the typed text, so a key that was found by another word has the typed one behind its name.
 */
export function offersFor(
  input: HTMLInputElement | HTMLSelectElement,
  lookUp: (q: string) => Promise<Choice[]>,
): HTMLDataListElement {
  const list = document.createElement('datalist');
  list.id = `${input.id}-offers`;
  input.setAttribute('list', list.id);
  let timer: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(), PAUSE_MS);
  });
  async function show() {
    const q = input.value.trim();
    if (q.length < 2) return;
    const found = await lookUp(q).catch(() => []);
    if (input.value.trim() === q) list.replaceChildren(...found.map((one) => optionOf(one, q)));
  }
  return list;
}

function optionOf({ key, name }: Choice, typed: string): HTMLOptionElement {
  const option = document.createElement('option');
  option.value = key;
  option.label = `${key} ${name}`.toLowerCase().includes(typed.toLowerCase())
    ? name
    : `${name} (${typed})`;
  return option;
}
