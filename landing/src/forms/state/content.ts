import { isNumber, readNumber } from './readNumber.ts';
import { isEmpty, type Spec, type Specs, type Value, type Values } from './values.ts';

type Tree = { [name: string]: unknown };

/**
 * The values of a form as the contract wants them: names with dots become nested objects, empty texts are left out, and
 * a place with a state gets its country.
 */
export function contentOf(values: Values, specs: Specs): Tree {
  const tree: Tree = {};
  for (const [name, spec] of specs) {
    const value = sentValue(values[name], spec);
    if (value !== undefined) setAt(tree, name, value);
  }
  for (const place of Object.values(tree)) addCountry(place);
  return tree;
}

function sentValue(value: Value, spec: Spec): unknown {
  if (spec.kind === 'check') return value === true;
  if (spec.kind === 'many') return value ?? [];
  if (isEmpty(value)) return undefined;
  if (typeof value !== 'string') return value;
  if (spec.kind === 'digits') return value.replace(/\D/g, '');
  const number = isNumber(spec) ? readNumber(value, spec).value : undefined;
  return spec.kind === 'integer' && number ? Number(number) : (number ?? value.trim());
}

function setAt(tree: Tree, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) tree[name] = value;
  else setAt((tree[name] ??= {}) as Tree, rest.join('.'), value);
}

/** Adds the country to a place with a state; the code of a state begins with the code of its country. */
function addCountry(place: unknown): void {
  const { state } = (place ?? {}) as { state?: unknown };
  if (typeof state === 'string') (place as Tree).country = state.slice(0, 2);
}
