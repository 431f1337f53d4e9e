import { fill } from './fill.ts';

type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Fields = Record<string, unknown>;

/**
 * Keeps what is typed into a form in this tab until it is sent, so that another language, another page or reloading
 * loses nothing; with `data-kept="device"` on the form also after the tab was closed. `data-record` on the form
 * separates the drafts of several records.
 */
export function keepTyped(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    const { name } = target as Named;
    if (name && name !== HONEYPOT) store(form, { ...typedIn(form), [name]: valueIn(form, name) });
  });
}

/** Fills in what was typed and not sent yet. */
export function enterTyped(form: HTMLFormElement): void {
  fill(form, typedIn(form));
}

/** What was typed into the form and not sent yet, by the names of its inputs; empty without storage. */
export function typedIn(form: HTMLFormElement): Fields {
  try {
    return JSON.parse(storageOf(form).getItem(keyOf(form)) ?? '{}') as Fields;
  } catch {
    return {};
  }
}

/** Deletes what was typed into the form, or into one part of it, once it is sent or thrown away. */
export function forgetTyped(form: HTMLFormElement, part: HTMLElement = form): void {
  const sent = new Set([...part.querySelectorAll<Named>('[name]')].map(({ name }) => name));
  const others = Object.entries(typedIn(form)).filter(([name]) => !sent.has(name));
  store(form, Object.fromEntries(others));
}

function store(form: HTMLFormElement, fields: Fields): void {
  try {
    if (Object.keys(fields).length === 0) storageOf(form).removeItem(keyOf(form));
    else storageOf(form).setItem(keyOf(form), JSON.stringify(fields));
  } catch {
    // Without storage the form still has it until the page is left.
  }
}

function storageOf({ dataset }: HTMLFormElement): Storage {
  return dataset.kept === 'device' ? localStorage : sessionStorage;
}

function keyOf({ id, dataset }: HTMLFormElement): string {
  return `typed ${id} ${dataset.record ?? ''}`;
}

/** The value of an input; of a box whether it is ticked, of a group of boxes those that are. */
function valueIn(form: HTMLFormElement, name: string): unknown {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
  const [first] = inputs;
  if (first?.type !== 'checkbox') return first?.value;
  if (first.dataset.many === undefined) return first.checked;
  return inputs.filter(({ checked }) => checked).map(({ value }) => value);
}

const HONEYPOT = 'website';
