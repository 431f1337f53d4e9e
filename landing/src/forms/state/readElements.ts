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

function valueIn(form: HTMLFormElement, name: string, { kind }: Spec, current: Value): Value {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
  const [first] = inputs;
  if (kind === 'file' || !first || lacks(first, current)) return undefined;
  if (kind === 'check') return first.checked;
  if (kind === 'many') return inputs.filter(({ checked }) => checked).map(({ value }) => value);
  return first.value;
}

function isSame(reading: Value, current: Value): boolean {
  if (Array.isArray(reading))
    return reading.join() === ((current as string[] | undefined) ?? []).join();
  return reading === (current ?? (typeof reading === 'boolean' ? false : ''));
}

/** Whether this is a select box to which the option that is held comes later. */
function lacks(input: HTMLElement, current: Value): boolean {
  return (
    input instanceof HTMLSelectElement &&
    current !== undefined &&
    ![...input.options].some(({ value }) => value === current)
  );
}
