import { language, linkMessages } from './messages.ts';

/** The element of the page, and the texts of all pages of links. */
export const root = document.querySelector<HTMLElement>('[data-link]')!;
export const t = linkMessages[language()];

/** The forms of the page; each sends its values with the verb of its `data-verb`. */
export const forms = [...root.querySelectorAll<HTMLFormElement>('form[data-verb]')];

/** An element of the page by its data attribute. */
export function part(name: string): HTMLElement {
  return root.querySelector<HTMLElement>(`[data-${name}]`)!;
}

/** Shows a notice above everything else; without a text removes it. */
export function announce(text = ''): void {
  const news = part('news');
  news.textContent = text;
  news.classList.toggle('note', text !== '');
}

/** Shows only those buttons outside of forms whose verb is allowed. */
export function showButtons(can: string[]): void {
  for (const one of root.querySelectorAll<HTMLButtonElement>('button[data-verb]'))
    one.hidden = !can.includes(one.dataset.verb!);
}

/** Shows how the record stands, in a title and a sentence; without a title hides it. */
export function showStanding(title = '', text = ''): void {
  part('standing').hidden = !title;
  part('standing-title').textContent = title;
  part('standing-text').textContent = text;
}
