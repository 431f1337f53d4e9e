import { language } from '../messages.ts';
import { element, fieldElement } from './fields.ts';
import { cartaPorteMessages } from './messages.ts';
import type { Choice, Field, Shown, Values } from './shown.ts';
import { addEntry, put, removeEntry, valueAt } from './values.ts';

const t = cartaPorteMessages[language()];

/** Looks keys of a large catalog up. */
type LookUp = (field: Field, q: string, within: unknown) => Promise<Choice[]>;

/** Draws the form of the party's part; each change is written into `values` and told. */
export function drawForm(
  form: HTMLElement,
  { parts: [part], findings, catalogs }: Shown,
  values: Values,
  onChange: () => void,
  lookUp: LookUp,
): void {
  const focused = document.activeElement?.id;
  const drawn = part.sections.map(({ title, list, index, fields }) => {
    const section = element('section');
    section.append(element('h2', title));
    const boxes = fields.map((field) =>
      fieldElement(field, {
        value: valueAt(values, field.path),
        choices: catalogs[field.catalog ?? ''] ?? [],
        lookUp: (q) => lookUp(field, q, field.within && valueAt(values, field.within)),
        finding: findings.find(({ party, path }) => party === part.party && path === field.path),
        onChange: (value) => {
          put(values, field.path, value);
          onChange();
        },
      }),
    );
    section.append(...boxes);
    if (list && typeof index === 'number')
      section.append(
        button(`${t.remove}: ${title}`, () => removeEntry(values, list, index), onChange),
      );
    return section;
  });
  const adders = part.lists.map(({ list, label }) =>
    button(label, () => addEntry(values, list), onChange),
  );
  form.replaceChildren(...drawn, ...adders);
  if (focused) document.getElementById(focused)?.focus();
}

function button(label: string, act: () => void, onChange: () => void): HTMLButtonElement {
  const made = element('button', label);
  made.type = 'button';
  made.className = 'button button--quiet';
  made.addEventListener('click', () => {
    act();
    onChange();
  });
  return made;
}
