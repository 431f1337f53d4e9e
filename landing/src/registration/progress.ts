import { forgetToken } from '../forms/token.ts';
import { back, button, form, partOf, showLink } from './page.ts';

/** The last step: the terms. */
export const LAST = 5;

/** How far the registration is: the step that is open, and the token that names it once it has begun. */
export const progress: { step: number; token?: string } = { step: 1 };

/** Opens a step. */
export function go(to: number): void {
  progress.step = to;
  for (const part of form.querySelectorAll<HTMLElement>('[data-step]')) {
    part.hidden = Number(part.dataset.step) !== to;
  }
  const { begin, next, finish } = button.dataset;
  button.textContent = (!progress.token ? begin : to === LAST ? finish : next) ?? '';
  back.hidden = to === 1;
  partOf(to).focus();
}

/** Keeps the token in the address, so that the page can be reloaded and its link kept. */
export function hold(token: string): void {
  progress.token = token;
  history.replaceState(null, '', `#${token}`);
  forgetToken();
  showLink();
}
