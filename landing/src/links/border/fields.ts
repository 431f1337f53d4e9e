import type { Schemas } from '../../schemas.ts';
import { language } from '../messages.ts';
import { borderMessages } from './messages.ts';

type Field = Schemas['BorderField'];

/** The value of a choice that says that none of its own is meant, and another one is typed. */
export const OTHER = 'other';

const TYPES = { text: 'text', phone: 'tel', moment: 'datetime-local' };
const t = borderMessages[language()];

/** The fields below the name of the crossing or of the leg that they belong to; without a name where all belong to the crossing. */
export function groupElements(fields: Field[]): HTMLElement[] {
  const groups = [...new Set(fields.map(({ group }) => group))];
  if (groups.length < 2 && !fields.some(({ name }) => name.includes('.')))
    return fields.map(fieldElement);
  return groups.map((group) => {
    const box = document.createElement('fieldset');
    box.className = 'form__group';
    const legend = document.createElement('legend');
    legend.textContent = group;
    box.append(legend, ...fields.filter((field) => field.group === group).map(fieldElement));
    return box;
  });
}

/** An input with its label, its hint and room for what is wrong with it. */
function fieldElement(field: Field): HTMLElement {
  const { name, label, hint, insteadOf } = field;
  const id = `border-${name}`;
  const input = Object.assign(inputOf(field), { id, name });
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
  if (insteadOf) box.dataset.insteadOf = insteadOf;
  box.append(text, input, hintLine, error);
  return box;
}

/** Shows what is typed instead of a choice only where another one is meant; what is hidden is emptied. */
export function showAlternatives(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLElement>('[data-instead-of]')) {
    const choice = form.querySelector<HTMLSelectElement>(
      `[name="${CSS.escape(box.dataset.insteadOf!)}"]`,
    );
    box.hidden = choice?.value !== OTHER;
    if (box.hidden) box.querySelector('input')!.value = '';
  }
}

function inputOf({ kind, choices }: Field): HTMLInputElement | HTMLSelectElement {
  if (kind === 'choice') {
    const select = document.createElement('select');
    select.append(
      new Option(t.choose, ''),
      ...choices.map(({ id, name }) => new Option(name, id)),
      new Option(t.other, OTHER),
    );
    return select;
  }
  const input = document.createElement('input');
  Object.assign(input, { type: TYPES[kind], autocomplete: 'off' });
  if (kind === 'phone') input.dataset.sent = 'digits';
  return input;
}

function line(className: string, id: string): HTMLElement {
  return Object.assign(document.createElement('p'), { className, id: `${id}-${className}` });
}
