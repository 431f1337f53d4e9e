import { readDecimal } from '#decimals';

type Tree = { [name: string]: unknown };
type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The values of a form as the contract wants them: names with dots become nested objects, empty inputs are left out.
 */
export function valuesOf(part: HTMLElement): Tree {
  const values: Tree = {};
  for (const input of part.querySelectorAll<Named>('[name]')) {
    const value = valueOf(input);
    if (value === undefined) continue;
    if (input.dataset.many !== undefined)
      put(values, input.name, [...(at(values, input.name) ?? []), value]);
    else put(values, input.name, value);
  }
  for (const place of Object.values(values)) withCountry(place);
  return values;
}

function valueOf(input: Named): unknown {
  if (input instanceof HTMLInputElement && input.type === 'checkbox') {
    if (input.dataset.many === undefined) return input.checked;
    return input.checked ? input.value : undefined;
  }
  const text = input.value.trim();
  if (text === '') return undefined;
  const { sent } = input.dataset;
  if (sent === 'digits') return text.replace(/\D/g, '');
  const number = isNumber(input) ? reading(input).value : undefined;
  return sent === 'integer' && number ? Number(number) : (number ?? text);
}

/** The names of number inputs whose text cannot be read, each with the number that was probably meant, if any. */
export function findUnreadableNumbers(part: HTMLElement): Record<string, string | undefined> {
  const wrong = [...part.querySelectorAll<Named>('[data-sent]')]
    .filter((input) => isNumber(input) && input.value.trim() !== '')
    .map((input) => [input.name, reading(input)] as const)
    .filter(([, { value }]) => value === undefined);
  return Object.fromEntries(wrong.map(([name, { offer }]) => [name, offer]));
}

function isNumber({ dataset }: Named): boolean {
  return dataset.sent === 'decimal' || dataset.sent === 'integer';
}

function reading({ value, dataset }: Named) {
  if (dataset.sent === 'decimal') return readDecimal(value, Number(dataset.decimals ?? 2));
  return readDecimal(value, 0);
}

function put(tree: Tree, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) tree[name] = value;
  else put((tree[name] ??= {}) as Tree, rest.join('.'), value);
}

function at(tree: Tree, name: string): unknown[] | undefined {
  return tree[name] as unknown[] | undefined;
}

/** Adds the country to a place with a state; the code of a state begins with the code of its country. */
function withCountry(place: unknown): void {
  const { state } = (place ?? {}) as { state?: unknown };
  if (typeof state === 'string') (place as Tree).country = state.slice(0, 2);
}
