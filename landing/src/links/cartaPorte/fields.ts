import { language } from '../messages.ts';
import { offersFor } from './offers.ts';
import { cartaPorteMessages } from './messages.ts';
import type { Choice, Field, Finding } from './shown.ts';

const t = cartaPorteMessages[language()];

/** What a field needs beside its description. */
interface FieldParts {
  value: unknown;
  choices: Choice[];
  finding: Finding | undefined;
  onChange: (value: unknown) => void;
  /** The keys of its large catalog that fit a text. */
  lookUp: (q: string) => Promise<Choice[]>;
}

/** A field of the form with its label, its hint and what is wrong with it. */
export function fieldElement(field: Field, parts: FieldParts) {
  const { value, choices, finding, onChange, lookUp } = parts;
  if (field.kind === 'choices') return choicesElement(field, parts);
  const input = inputOf(field, value, choices);
  input.id = field.path;
  input.addEventListener('change', () => onChange(read(field, input.value)));
  const label = element('label', labelOf(field));
  label.htmlFor = field.path;
  const offers = field.search ? [offersFor(input, lookUp)] : [];
  const box = element('div');
  box.className = 'field field--wide';
  box.append(label, input, ...offers, ...notes(field, finding, input));
  return box;
}

function choicesElement(field: Field, { value, choices, finding, onChange }: FieldParts) {
  const box = element('fieldset');
  box.className = 'choices field--wide';
  box.append(element('legend', labelOf(field)));
  const chosen = new Set((value as string[] | undefined) ?? []);
  for (const { key, name } of choices) {
    const [label, input] = [element('label', ` ${key} · ${name}`), element('input')];
    Object.assign(input, { type: 'checkbox', checked: chosen.has(key) });
    input.addEventListener('change', () => {
      chosen[input.checked ? 'add' : 'delete'](key);
      onChange([...chosen]);
    });
    label.className = 'parts__choice';
    label.prepend(input);
    box.append(label);
  }
  box.append(...notes(field, finding, box));
  return box;
}

function inputOf(field: Field, value: unknown, choices: Choice[]) {
  if (field.kind === 'choice') return selectOf(choicesWith(choices, value), value);
  if (field.kind === 'yesNo') return selectOf(YES_NO, value === undefined ? '' : String(value));
  const input = element('input');
  input.value = value === undefined || value === null ? '' : String(value);
  input.autocomplete = 'off';
  if (field.kind === 'moment') input.type = 'datetime-local';
  if (field.kind === 'decimal') input.inputMode = 'decimal';
  if (field.kind === 'whole') input.inputMode = 'numeric';
  return input;
}

const YES_NO = [
  { key: 'true', name: t.yes },
  { key: 'false', name: t.no },
];

function selectOf(choices: Choice[], value: unknown): HTMLSelectElement {
  const select = element('select');
  for (const { key, name } of [{ key: '', name: t.choose }, ...choices])
    select.append(new Option(isCode(key) ? `${key} · ${name}` : name, key));
  select.value = typeof value === 'string' ? value : '';
  return select;
}

function isCode(key: string): boolean {
  return key !== '' && key !== 'true' && key !== 'false';
}

/** The choices, with a value that they lack. */
function choicesWith(choices: Choice[], value: unknown): Choice[] {
  const isKnown = !value || choices.some(({ key }) => key === value);
  return isKnown ? choices : [...choices, { key: String(value), name: '' }];
}

function read({ kind }: Field, text: string): unknown {
  if (kind === 'yesNo') return text === '' ? null : text === 'true';
  return text.trim() || null;
}

function labelOf({ label, isRequired }: Field): string {
  return isRequired ? `${label} *` : label;
}

function notes(
  { path, hint, source, chosen }: Field,
  finding: Finding | undefined,
  input: HTMLElement,
) {
  const lines = [];
  for (const text of [chosen, hint, source])
    if (text) lines.push(Object.assign(element('p', text), { className: 'field__hint' }));
  if (finding) {
    const text = finding.isAdvice ? `${t.advice}: ${finding.text}` : finding.text;
    const note = element('p', `${text} ${finding.remedy}`);
    Object.assign(note, {
      className: finding.isAdvice ? 'field__hint' : 'field__error',
      id: `${path}-note`,
    });
    input.setAttribute('aria-describedby', note.id);
    if (!finding.isAdvice) input.setAttribute('aria-invalid', 'true');
    lines.push(note);
  }
  return lines;
}

/** An element with a text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '') {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
