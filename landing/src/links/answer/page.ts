import { answerMessages } from './messages.ts';

/** The elements of the page, and its texts. */
export const root = document.querySelector<HTMLElement>('[data-answer]')!;
export const rateForm = root.querySelector<HTMLFormElement>('#rate')!;
export const declineForm = root.querySelector<HTMLFormElement>('#decline')!;
export const t = answerMessages[document.documentElement.lang.startsWith('en') ? 'en' : 'es'];

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
