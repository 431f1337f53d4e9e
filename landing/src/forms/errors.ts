import { misreadNumbers } from './values.ts';

/** Errors that belong to a field under another name. */
const SHOWN_AT: Record<string, string> = { country: 'state', movement: 'destination.state' };

/** Takes every error away. */
export function clearErrors(form: HTMLElement): void {
  for (const line of form.querySelectorAll<HTMLElement>('.field__error')) {
    line.hidden = true;
    line.textContent = '';
  }
  for (const input of form.querySelectorAll('[aria-invalid]'))
    input.removeAttribute('aria-invalid');
}

/** Tells each error beside its field, and puts the cursor into the first; answers those that have no field here. */
export function showErrors(form: HTMLElement, errors: Record<string, string>): string[] {
  clearErrors(form);
  const homeless = Object.entries(errors)
    .filter(([name, text]) => !showError(form, shownAt(name), text))
    .map(([, text]) => text);
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  return homeless;
}

/** What is required and empty, in the field's own words or else the page's. */
export function missing(form: HTMLElement, text: string): Record<string, string> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[required]')];
  const empty = inputs.filter(({ type, checked, value }) =>
    type === 'checkbox' ? !checked : value.trim() === '',
  );
  return Object.fromEntries(empty.map(({ name, dataset }) => [name, dataset.required ?? text]));
}

/** What is typed as a number and cannot be read, in the page's words: the reading to offer, or how to write one. */
export function misread(
  form: HTMLElement,
  { didYouMean = '', number = '' }: DOMStringMap,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(misreadNumbers(form)).map(([name, offer]) => [
      name,
      offer ? didYouMean.replace('{offer}', offer) : number,
    ]),
  );
}

/** Says something beside a field, an error or a warning; false where there is no such field. */
export function showError(form: HTMLElement, name: string, text: string, isWrong = true): boolean {
  const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const line = field?.querySelector<HTMLElement>('.field__error');
  if (!field || !line) return false;
  line.textContent = text;
  line.hidden = false;
  line.classList.toggle('field__error--caution', !isWrong);
  if (isWrong) field.querySelector('input, select, textarea')?.setAttribute('aria-invalid', 'true');
  return true;
}

function shownAt(name: string): string {
  const [last = '', ...rest] = name.split('.').reverse();
  const shown = SHOWN_AT[last];
  if (!shown) return name;
  return shown.includes('.') ? shown : [...rest.reverse(), shown].join('.');
}
