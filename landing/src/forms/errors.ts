import { findUnreadableNumbers } from './values.ts';

/** Errors that are shown at a field with another name. */
const SHOWN_AT: Record<string, string> = { country: 'state', movement: 'destination.state' };

/** What a form says when its call got no readable answer: that there is no connection, or that it could not be sent. */
export function failure({ offline = '', unreachable = '' }: DOMStringMap, error: unknown): string {
  const isOffline = error instanceof TypeError || error instanceof DOMException;
  return isOffline ? offline : unreachable;
}

/** Removes all errors from the form. */
export function clearErrors(form: HTMLElement): void {
  for (const line of form.querySelectorAll<HTMLElement>('.field__error')) {
    line.hidden = true;
    line.textContent = '';
  }
  for (const input of form.querySelectorAll('[aria-invalid]'))
    input.removeAttribute('aria-invalid');
}

/** Shows each error at its field and focuses the first; returns the messages of fields that the form does not have. */
export function showErrors(form: HTMLElement, errors: Record<string, string>): string[] {
  clearErrors(form);
  const withoutField = Object.entries(errors)
    .filter(([name, text]) => !showError(form, shownAt(name), text))
    .map(([, text]) => text);
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  return withoutField;
}

/**
 * The required fields that are empty, each with its own message or else `text`. Required is an input with `required`,
 * one with `data-required-if="name=value"` while the other input has this value, and one box of `data-needs-one`.
 */
export function missing(form: HTMLElement, text: string): Record<string, string> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[required], [data-required-if]')];
  const empty = inputs.filter((input) => isEmpty(input) && isRequired(form, input));
  const groups = [...form.querySelectorAll<HTMLElement>('[data-needs-one]')];
  const unticked = groups.filter((group) => !group.querySelector(':checked'));
  return Object.fromEntries([
    ...empty.map(({ name, dataset }) => [name, dataset.required ?? text]),
    ...unticked.map(({ dataset }) => [dataset.field, text]),
  ]);
}

function isEmpty({ type, checked, value }: HTMLInputElement): boolean {
  return type === 'checkbox' ? !checked : value.trim() === '';
}

function isRequired(form: HTMLElement, { required, dataset }: HTMLInputElement): boolean {
  const [name, value] = dataset.requiredIf?.split('=') ?? [];
  return required || form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value === value;
}

/**
 * The messages for numbers that cannot be read: the probable number as a suggestion, otherwise how to write a number.
 */
export function unreadableNumbers(
  form: HTMLElement,
  { didYouMean = '', number = '' }: DOMStringMap,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(findUnreadableNumbers(form)).map(([name, offer]) => [
      name,
      offer ? didYouMean.replace('{offer}', offer) : number,
    ]),
  );
}

/** Shows an error or a warning at a field; false when the form has no such field. */
export function showError(form: HTMLElement, name: string, text: string, isWrong = true): boolean {
  const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const line = field?.querySelector<HTMLElement>('.field__error');
  if (!field || !line) return false;
  line.textContent = text;
  line.hidden = false;
  line.classList.toggle('field__error--caution', !isWrong);
  if (isWrong) markWrong(field.querySelector('input, select, textarea'));
  return true;
}

/** Marks an input as invalid, and opens the `details` element around it so that it can be focused. */
function markWrong(input: Element | null): void {
  input?.setAttribute('aria-invalid', 'true');
  input?.closest('details')?.setAttribute('open', '');
}

function shownAt(name: string): string {
  const [last = '', ...rest] = name.split('.').reverse();
  const shown = SHOWN_AT[last];
  if (!shown) return name;
  return shown.includes('.') ? shown : [...rest.reverse(), shown].join('.');
}
