import { equipments } from '../forms/api.ts';
import type { Schemas } from '../schemas.ts';

/** The form of the registration, and its two buttons. */
export const form = document.querySelector<HTMLFormElement>('form[data-registration]')!;
export const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
export const back = form.querySelector<HTMLButtonElement>('[data-back]')!;

/** The fieldset of a step. */
export function partOf(step: number): HTMLElement {
  return form.querySelector<HTMLElement>(`[data-step="${step}"]`)!;
}

/** Shows a problem above the buttons; without a text hides it. */
export function showProblem(text = ''): void {
  form.querySelector('[data-problem]')!.textContent = text;
}

/** Shows a notice above the form; without a text hides it. */
export function announce(text = ''): void {
  const news = form.querySelector<HTMLElement>('[data-news]')!;
  news.textContent = text;
  news.hidden = text === '';
}

/** Shows the link for continuing later, which is the page's own address. */
export function showLink(): void {
  const line = form.querySelector<HTMLElement>('[data-link]')!;
  const link = line.querySelector('a')!;
  link.href = location.href;
  link.textContent = location.href;
  line.hidden = false;
}

/** Replaces the form by the API's message about the finished registration. */
export function showDone({ message = '' }: Schemas['Registration']): void {
  const panel = document.createElement('div');
  panel.className = 'sent';
  panel.tabIndex = -1;
  panel.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.className = 'sent__message';
  text.textContent = message;
  panel.append(text);
  form.replaceWith(panel);
  panel.focus();
}

/** Reads the types of equipment from the API and adds a checkbox for each. */
export async function fillEquipment(): Promise<void> {
  const boxes = form.querySelector<HTMLElement>('[data-boxes=equipmentList]')!;
  for (const { id, name } of await equipments()) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'checkbox', name: 'equipmentList', value: id });
    input.dataset.many = '';
    const text = document.createElement('span');
    text.textContent = name;
    label.append(input, text);
    boxes.append(label);
  }
}
