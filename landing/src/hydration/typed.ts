type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Remembers what the fields of an island hold, because hydration gives them the values of the first rendering. */
export function rememberTyped(island: Element): void {
  for (const field of fieldsIn(island)) {
    const isChecked = field instanceof HTMLInputElement && field.checked;
    typed.set(field, { value: field.value, isChecked });
  }
}

/** Gives the fields of a form back what they held before they were hydrated. */
export function restoreTyped(form: HTMLFormElement): void {
  for (const field of fieldsIn(form)) {
    const before = typed.get(field);
    typed.delete(field);
    if (!before || field.type === 'file') continue;
    if (field.value !== before.value) field.value = before.value;
    if (field instanceof HTMLInputElement) field.checked = before.isChecked;
  }
}

const typed = new WeakMap<Field, { value: string; isChecked: boolean }>();

function fieldsIn(element: Element): NodeListOf<Field> {
  return element.querySelectorAll<Field>('input, textarea, select');
}
