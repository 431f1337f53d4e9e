type Tree = { [name: string]: unknown };
type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a form holds, as the contract wants it: nested by the dots of its names, without what is empty. */
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
  if (sent === 'decimal') return text.replace(/[\s,$]/g, '');
  return sent === 'integer' ? Number(text) : text;
}

function put(tree: Tree, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) tree[name] = value;
  else put((tree[name] ??= {}) as Tree, rest.join('.'), value);
}

function at(tree: Tree, name: string): unknown[] | undefined {
  return tree[name] as unknown[] | undefined;
}

/** A state's code begins with its country's. */
function withCountry(place: unknown): void {
  const { state } = (place ?? {}) as { state?: unknown };
  if (typeof state === 'string') (place as Tree).country = state.slice(0, 2);
}
