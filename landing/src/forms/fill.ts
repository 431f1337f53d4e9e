type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills values into the form by the names of its inputs, and opens the `details` elements in which a box is ticked. */
export function fill(form: HTMLElement, fields: Record<string, unknown>): void {
  for (const input of form.querySelectorAll<Named>('[name]')) {
    const value = fields[input.name];
    if (value === undefined || value === null) continue;
    if (input instanceof HTMLInputElement && input.type === 'checkbox') {
      input.checked = Array.isArray(value) ? value.includes(input.value) : Boolean(value);
      const list = input.closest('details');
      if (list && input.checked) list.open = true;
    } else if (isPossible(input, String(value))) input.value = String(value);
  }
}

/** A select box takes only its options, and those of the API arrive later. */
function isPossible(input: Named, value: string): boolean {
  if (!(input instanceof HTMLSelectElement)) return true;
  return [...input.options].some((option) => option.value === value);
}
