/** A field with which something is given, as the API names it. */
export interface Field {
  name: string;
  label: string;
  kind: 'text' | 'phone' | 'moment';
  hint: string | null;
}

const TYPES = { text: 'text', phone: 'tel', moment: 'datetime-local' };

/** An input with its label, its hint and room for what is wrong with it. */
export function fieldElement({ name, label, kind, hint }: Field): HTMLElement {
  const id = `border-${name}`;
  const input = document.createElement('input');
  Object.assign(input, { id, name, type: TYPES[kind], autocomplete: 'off' });
  if (kind === 'phone') input.dataset.sent = 'digits';
  const text = document.createElement('label');
  Object.assign(text, { htmlFor: id, textContent: label });
  const hintLine = line('field__hint', id);
  const error = line('field__error', id);
  Object.assign(hintLine, { textContent: hint ?? '', hidden: !hint });
  error.hidden = true;
  input.setAttribute('aria-describedby', `${hintLine.id} ${error.id}`);
  const box = document.createElement('div');
  box.className = 'field field--wide';
  box.dataset.field = name;
  box.append(text, input, hintLine, error);
  return box;
}

function line(className: string, id: string): HTMLElement {
  return Object.assign(document.createElement('p'), { className, id: `${id}-${className}` });
}
