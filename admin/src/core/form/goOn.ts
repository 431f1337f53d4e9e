/** The attribute of the area around a record's form, in which Enter goes on: to the next field, or to the next empty one. */
export const ENTER_AREA = 'data-enter';

/** The attribute of an input that Enter passes over in a new record: Tab reaches what few records need. */
export const SELDOM = { 'data-seldom': true } as const;

/**
 * Moves the focus from a field to the next one of its record's form, or to the save button after the last; in a new record
 * to the next one that is still empty and is not seldom needed. Elsewhere, as in filters and dialogs, the focus stays.
 * `valueOf` returns the form's value of a field by its name, which the field may not show yet.
 */
export function goOn(from: HTMLElement, valueOf?: (name: string) => unknown): void {
  const form = from.closest('form');
  const kind = from.closest(`[${ENTER_AREA}]`)?.getAttribute(ENTER_AREA);
  if (!form || !kind) return;
  // A list closes, and a dialog opens, with the press that is being handled.
  setTimeout(() => {
    if (document.activeElement !== from) return;
    const next = fieldsAfter(from, form).find((one) => kind === 'next' || isWanted(one, valueOf));
    (next ?? saveButton(form))?.focus();
    if (next instanceof HTMLInputElement && TEXTS.has(next.type)) next.select();
  });
}

/** Whether Enter goes on from a field. */
export function goesOn(from: HTMLElement): boolean {
  return from.closest('form') !== null && from.closest(`[${ENTER_AREA}]`) !== null;
}

/** Saves the form of a field, once the form is drawn again with a value that the same press has chosen. */
export function saveForm(field: Element): void {
  const form = field.closest('form');
  if (form) setTimeout(() => saveButton(form)?.click());
}

/** The button that saves a form. */
function saveButton(form: Element): HTMLButtonElement | null {
  return form.querySelector<HTMLButtonElement>('button[type=submit]:not(:disabled)');
}

/** Whether an element is a field of one line, in which a browser would submit the form at Enter. */
export function isOneLine(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && !BUTTONS.has(element.type);
}

function fieldsAfter(from: HTMLElement, form: Element): HTMLElement[] {
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(canHaveFocus);
  return fields.slice(fields.indexOf(from) + 1);
}

function canHaveFocus(field: HTMLElement): boolean {
  if (field.tabIndex < 0 || field.matches(':disabled, [readonly], [aria-disabled=true]'))
    return false;
  return field.getClientRects().length > 0 && getComputedStyle(field).visibility !== 'hidden';
}

function isWanted(field: HTMLElement, valueOf?: (name: string) => unknown): boolean {
  return isEmpty(field, valueOf) && !field.closest('[data-seldom=true]');
}

function isEmpty(field: HTMLElement, valueOf?: (name: string) => unknown): boolean {
  if (field.matches('[type=checkbox], [type=radio]')) return false;
  const valued = 'value' in field ? field : field.parentElement?.querySelector('input');
  const { value = '', name = '' } = (valued ?? {}) as Partial<HTMLInputElement>;
  return !value && !(name && valueOf?.(name));
}

const FIELDS = 'input:not([type=hidden], [type=file], [type=button]), textarea, [role=combobox]';
const BUTTONS = new Set(['button', 'submit', 'reset', 'image', 'file']);
const TEXTS = new Set(['text', 'tel', 'email', 'url', 'search', 'number']);
