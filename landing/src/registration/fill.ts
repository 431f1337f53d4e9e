type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts what was kept back into the form's inputs, and opens the lists in which something is chosen. */
export function fill(form: HTMLElement, fields: Record<string, unknown>): void {
  for (const input of form.querySelectorAll<Named>('[name]')) {
    const value = fields[input.name];
    if (value === undefined || value === null) continue;
    if (input instanceof HTMLInputElement && input.type === 'checkbox') {
      input.checked = Array.isArray(value) ? value.includes(input.value) : Boolean(value);
      const list = input.closest('details');
      if (list && input.checked) list.open = true;
    } else input.value = String(value);
  }
}
