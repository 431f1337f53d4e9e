import { discardToken } from '../forms/token.ts';
import { keepToken } from './keptToken.ts';
import { back, button, form, partOf, showLink } from './page.ts';

/** The number of the last step, the terms. */
export const LAST = 5;

/** The state of the registration on the page: the open step, and its token once it has begun. */
export const progress: { step: number; token?: string } = { step: 1 };

/** Shows a step and hides the others. */
export function showStep(to: number): void {
  progress.step = to;
  for (const part of form.querySelectorAll<HTMLElement>('[data-step]')) {
    part.hidden = Number(part.dataset.step) !== to;
  }
  const { begin, next, finish } = button.dataset;
  button.textContent = (!progress.token ? begin : to === LAST ? finish : next) ?? '';
  back.hidden = to === 1;
  partOf(to).focus();
}

/** Stores the token in the address and on the device, so that the page opens the registration again. */
export function storeToken(token: string): void {
  progress.token = token;
  form.dataset.record = token;
  history.replaceState(null, '', `#${token}`);
  keepToken(token);
  discardToken();
  showLink();
}
