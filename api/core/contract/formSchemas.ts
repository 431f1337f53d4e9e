import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from './openapi.ts';

type Schema = Record<string, unknown> & {
  properties?: Record<string, { $ref?: string }>;
  allOf?: Schema[];
};
type Schemas = Record<string, Schema>;

/**
 * The schemas from which the admin's forms take their limits, which every page loads: those that the sources in `admin`
 * name, and what these refer to. Of the others only what the admin reads of all: amounts of money, names of codes and
 * messages.
 */
export async function formSchemas({ components }: Contract, admin: string): Promise<Schemas> {
  const all = withoutRelated(components.schemas as Schemas);
  const usedReferences = new Set<string>();
  const add = (name: string) => {
    if (usedReferences.has(name) || !all[name]) return;
    usedReferences.add(name);
    refersTo(all[name]).forEach(add);
  };
  namesIn(await sourcesIn(admin)).forEach(add);
  const entries = Object.entries(all).map(([name, schema]) => [
    name,
    usedReferences.has(name) ? schema : rest(schema),
  ]);
  return Object.fromEntries(entries.filter(([, schema]) => schema !== undefined)) as Schemas;
}

/** The schemas without the related records that an answer may have: forms need none of them. */
function withoutRelated(schemas: Schemas): Schemas {
  const text = JSON.stringify(schemas, (key, value) => (key === 'related' ? undefined : value));
  return JSON.parse(text) as Schemas;
}

/** The texts in quotes that may be names of schemas; types, such as `Schemas['Quote']`, are not among them. */
function namesIn(source: string): string[] {
  const code = source.replace(/chemas'?\]?\['\w+'\]/g, '');
  return [...code.matchAll(/['"]([A-Z]\w+)['"]/g)].map(([, name]) => name!);
}

/** The code in a folder. Texts of the interface name no schema, but have words such as "Results" that are names of some. */
async function sourcesIn(directory: string): Promise<string> {
  const files = await readdir(directory, { recursive: true });
  const isCode = (file: string) =>
    /\.tsx?$/.test(file) && !/\.test\.|messages\.\w+\.ts$/.test(file);
  const sources = files.filter(isCode).sort();
  return (await Promise.all(sources.map((file) => readFile(join(directory, file), 'utf8')))).join();
}

function refersTo(schema: Schema): string[] {
  const refs = JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return [...refs].map(([, name]) => name!);
}

/** Reduces a schema that no form names to what the admin reads of all; undefined when that is nothing. */
function rest({ properties = {}, allOf = [], ...schema }: Schema): Schema | undefined {
  const amounts = Object.entries(properties).filter(([, { $ref }]) => $ref?.endsWith('/Money'));
  const parts = allOf.map(rest).filter((part) => part !== undefined);
  const words = ['x-names', 'x-messages'].filter((name) => name in schema);
  const schemaRest = {
    ...Object.fromEntries(words.map((name) => [name, schema[name]])),
    ...(amounts.length > 0 && { properties: Object.fromEntries(amounts) }),
    ...(parts.length > 0 && { allOf: parts }),
  };
  return Object.keys(schemaRest).length > 0 ? schemaRest : undefined;
}
