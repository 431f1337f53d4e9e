import type { Contract, Operation } from '../openapi.ts';
import { answeredProperties, relatedNames } from '../rowSchema.ts';
import { parameter } from './references.ts';

/** Lets the GET of one record, `…/{id}`, answer only the fields that a call asks for. */
export function asRecord(contract: Contract, path: string, get: Operation): void {
  if (!path.endsWith('/{id}') || !('id' in answeredProperties(contract, get))) return;
  get.parameters = [...(get.parameters ?? []), parameter('fields')];
}

/** Adds the parameter that asks for related records to a GET whose records have the property `related`. */
export function addExpand(contract: Contract, get: Operation): void {
  const names = relatedNames(contract, get);
  const isChosen = get.parameters?.some((one) => '$ref' in one && one.$ref.endsWith('/fields'));
  if (names.length === 0 || !isChosen) return;
  const items = { type: 'string', enum: names, 'x-messages': { enum: unknownName(names) } };
  const schema = { type: 'array', minItems: 1, items };
  get.parameters!.push({ name: 'expand', in: 'query', description: EXPAND, schema });
}

/** The message for a name that is not among these. */
function unknownName(names: string[]) {
  const list = names.join(', ');
  return {
    es: `No existe {value} en related. Existen: ${list}`,
    en: `There is no {value} in related. There are: ${list}`,
  };
}

const EXPAND =
  'These related records, with commas or repeated, in `related`: each as its own operation shows it to the caller, and null where there is none or the caller may not read it.';
