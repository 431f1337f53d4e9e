import type { LabelFile } from './labelFiles.ts';
import type { Contract } from './openapi.ts';

/**
 * Writes the modules' labels into the schemas: `x-labels` with the name of each code or property, and `x-headings` with
 * the headings of exports where they differ from it, each in all languages. Throws when a label is missing in one
 * language, and when it names nothing of the contract.
 */
export function addLabels(contract: Contract, files: LabelFile[]): void {
  const languages = [...new Set(files.map(({ language }) => language))];
  const labels = files.flatMap(labelsIn);
  assertNone('without a label in', lacking(labels, languages));
  assertNone('not in the contract, but labelled in', unknown(contract, labels));
  for (const { kind, schema, name, language, text } of labels) {
    const target = schemaAt(contract, schema)!;
    const words = ((target[kind] ??= {}) as Record<string, Record<string, string>>)[name] ?? {};
    (target[kind] as Record<string, object>)[name] = { ...words, [language]: text };
  }
}

interface Label {
  kind: 'x-labels' | 'x-headings';
  module: string;
  language: string;
  /** The schema, or a property of it that lists codes itself: `Route.frequency`. */
  schema: string;
  name: string;
  text: string;
}

function labelsIn({ module, language, texts, headings }: LabelFile): Label[] {
  const of = (kind: Label['kind'], groups: LabelFile['texts']) =>
    Object.entries(groups).flatMap(([schema, names]) =>
      Object.entries(names).map(([name, text]) => ({ kind, module, language, schema, name, text })),
    );
  return [...of('x-labels', texts), ...of('x-headings', headings)];
}

function lacking(labels: Label[], languages: string[]): string[] {
  const keyOf = ({ kind, module, schema, name }: Label, language: string) =>
    `${module} ${language}: ${kind === 'x-headings' ? 'headings.' : ''}${schema}.${name}`;
  const present = new Set(labels.map((label) => keyOf(label, label.language)));
  const expected = labels.flatMap((label) => languages.map((language) => keyOf(label, language)));
  return [...new Set(expected.filter((key) => !present.has(key)))];
}

function unknown(contract: Contract, labels: Label[]): string[] {
  const absent = labels.filter(({ kind, schema, name }) => {
    const target = schemaAt(contract, schema);
    return !target || (kind === 'x-labels' && !isNamed(contract, target, name));
  });
  return absent.map(({ module, schema, name }) => `${module}: ${schema}.${name}`);
}

interface Schema {
  $ref?: string;
  type?: unknown;
  enum?: unknown[];
  items?: Schema;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  'x-labels'?: object;
  'x-headings'?: object;
}

/** A schema of the contract by its name, or by that of a property in it: `Route.frequency`. */
function schemaAt({ components }: Contract, path: string): Schema | undefined {
  const [name = '', property] = path.split('.');
  const schema = (components.schemas as Record<string, Schema>)[name];
  if (!property || !schema) return schema;
  const parts = [schema, ...(schema.allOf ?? [])];
  const propertySchema = parts.map(({ properties }) => properties?.[property]).find(Boolean);
  return propertySchema?.items ?? propertySchema;
}

function isNamed(contract: Contract, schema: Schema, name: string): boolean {
  if (schema.$ref) return isNamed(contract, schemaAt(contract, nameIn(schema.$ref))!, name);
  if (schema.type && !schema.enum && !schema.properties && !schema.allOf) return true;
  const isOwn =
    schema.enum?.some((code) => String(code) === name) || name in (schema.properties ?? {});
  return isOwn || (schema.allOf ?? []).some((part) => isNamed(contract, part, name));
}

function nameIn(reference: string): string {
  return reference.split('/').at(-1)!;
}

function assertNone(what: string, problems: string[]) {
  if (problems.length > 0)
    throw new Error(`The contract cannot be bundled, ${what}: ${problems.join('; ')}`);
}
