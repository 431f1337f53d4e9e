import { inAll, sameInAll, type Words } from '../../shared/words.ts';
import { loadContract } from './document.ts';
import { fieldAt, partsOf, resolveSchema, type Schema } from './fieldAt.ts';

/** The names of a schema's codes or properties in all languages, by code or property. */
export type Labels<Name extends string = string> = Readonly<Record<Name, Words>>;

/**
 * Returns the labels of a schema of the contract, or of a property that lists codes itself (`Route.frequency`). Throws
 * when it has none.
 */
export function labelsOf<Name extends string = string>(path: string): Labels<Name> {
  const [name = '', property] = path.split('.');
  const start = (loadContract().components.schemas as Record<string, Schema>)[name];
  const labels = property ? codesAt(name, property) : start?.['x-labels'];
  if (!labels) throw new Error(`The contract has no labels for ${path}`);
  return labels as Labels<Name>;
}

/**
 * Returns the heading of the column for a field in rows of this schema: the heading that its module gives it, else its
 * label; for a field within another one both, such as "Origen: ciudad" for `origin.city`. Throws when there is neither.
 */
export function headingOf(rows: string, path: string): Words {
  const heading = partIn(schemaOf(rows), 'x-headings', path) ?? composed(rows, stepsIn(path));
  if (!heading) throw new Error(`The contract has no label for ${path} of ${rows}`);
  return heading;
}

/**
 * Returns the names of the codes that a field in rows of this schema may have; undefined for one without named codes, and
 * for a list of states, whose names would be too long for a cell.
 */
export function codesAt(rows: string, path: string): Labels | undefined {
  return codesOf(fieldAt(schemaOf(rows), path));
}

function schemaOf(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The fields on a path (`addressList.0.city`), without the positions in lists. */
function stepsIn(path: string): string[] {
  return path.split('.').filter((step) => !/^\d+$/.test(step));
}

function composed(rows: string, steps: string[]): Words | undefined {
  const name = steps.at(-1)!;
  if (steps.length === 1) return partIn(schemaOf(rows), 'x-labels', name);
  const parent = steps.slice(0, -1).join('.');
  const parentSchema = fieldAt(schemaOf(rows), parent);
  const part = parentSchema && partIn(parentSchema, 'x-headings', name);
  const whole = headingOf(rows, parent);
  return part ? inAll((locale) => `${whole[locale]}: ${part[locale]}`) : whole;
}

function partIn(schema: Schema, kind: 'x-labels' | 'x-headings', name: string): Words | undefined {
  const target = resolveSchema(schema);
  const part = target[kind]?.[name] ?? (target.items && partIn(target.items, kind, name));
  if (part) return part;
  return partsOf(target)
    .map((each) => partIn(each, kind, name))
    .find(Boolean);
}

function codesOf(schema: Schema | undefined): Labels | undefined {
  if (!schema) return undefined;
  const target = resolveSchema(schema);
  if (target.items)
    return resolveSchema(target.items)['x-names'] ? undefined : codesOf(target.items);
  if (target['x-names']) return sameNames(target['x-names']);
  if (target['x-labels-of']) return someOf(labelsOf(target['x-labels-of']), target.enum);
  if (target['x-labels'] && !target.properties && !target.allOf) return target['x-labels'];
  return partsOf(target).map(codesOf).find(Boolean);
}

/** The labels of those codes that a schema lists; all of them where it lists none. */
function someOf(labels: Labels, codes?: unknown[]): Labels {
  if (!codes) return labels;
  return Object.fromEntries(Object.entries(labels).filter(([code]) => codes.includes(code)));
}

/** Names that are the same in all languages, such as those of states. */
function sameNames(names: Readonly<Record<string, string>>): Labels {
  return Object.fromEntries(Object.entries(names).map(([code, name]) => [code, sameInAll(name)]));
}
