import type { Spec, Specs, Value, Values } from './values.ts';

/**
 * The values that stand in the inputs of a form and differ from `values`: what was typed before the page was hydrated, or
 * filled in by a program that tells nobody. A select box without the option that is chosen says nothing.
 */
export function readElements(form: HTMLFormElement, specs: Specs, values: Values): Values {
  const different = [...specs]
    .map(([name, spec]) => [name, valueIn(form, name, spec, values[name])] as const)
    .filter(([name, value]) => value !== undefined && !isSame(value, values[name]));
  return Object.fromEntries(different);
}

function valueIn(form: HTMLFormElement, name: string, { kind }: Spec, held: Value): Value {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
  const [first] = inputs;
  if (kind === 'file' || !first || lacks(first, held)) return undefined;
  if (kind === 'check') return first.checked;
  if (kind === 'many') return inputs.filter(({ checked }) => checked).map(({ value }) => value);
  return first.value;
}

function isSame(read: Value, held: Value): boolean {
  if (Array.isArray(read)) return read.join() === ((held as string[] | undefined) ?? []).join();
  return read === (held ?? (typeof read === 'boolean' ? false : ''));
}

/** Whether this is a select box to which the option that is held comes later. */
function lacks(input: HTMLElement, held: Value): boolean {
  return (
    input instanceof HTMLSelectElement &&
    held !== undefined &&
    ![...input.options].some(({ value }) => value === held)
  );
}
