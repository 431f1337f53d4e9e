import { BaseResolver, bundle, createConfig, Source } from '@redocly/openapi-core';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { addLabels } from './addLabels.ts';
import { withCatalog } from './catalogContract.ts';
import { labelFiles } from './labelFiles.ts';
import type { Contract } from './openapi.ts';

/**
 * Bundles a root document and all files that it refers to into one, with the labels beside them, and collects their
 * error codes in the schema `ErrorCode`. Throws when a reference is broken, when two files define a component with the same name, and when
 * nothing refers to a path or component.
 */
export async function bundleContract(root: string): Promise<Contract> {
  const { bundle: document, ...found } = await bundle({
    ref: root,
    config: await createConfig({}),
    componentRenamingConflicts: 'error',
    externalRefResolver: new Sources(),
  });
  const files = [...found.fileDependencies].filter((file) => file !== root).sort(byModule);
  const entries = (await Promise.all(files.map((file) => entriesOf(file, root)))).flat();
  assertNone('named in two files', namedTwice(entries));
  assertNone(
    'not readable',
    found.problems.map(({ message }) => message),
  );
  const contract = structuredClone(document.parsed) as Contract;
  addErrorCodes(contract, entries);
  addLabels(contract, await labelFiles(files.map((file) => dirname(file))));
  assertNone(
    'referred to by nothing',
    entries.filter((entry) => isUnused(contract, entry)).map(nameOfEntry),
  );
  contract.components = sortKeys(contract.components, (group) => sortKeys(group));
  return contract;
}

/** Reads the files, with what the contract of a catalog has besides its definition. */
class Sources extends BaseResolver {
  override async loadExternalRef(file: string): Promise<Source> {
    const { body } = await super.loadExternalRef(file);
    return new Source(file, withCatalog(body));
  }
}

/** Orders files by the names of their modules, whatever their areas. */
function byModule(a: string, b: string): number {
  const [one, other] = [a, b].map((file) => file.split('/').slice(-2).join('/')) as [
    string,
    string,
  ];
  return one < other ? -1 : 1;
}

/** One path, component or error code of a file. */
interface Entry {
  kind: string;
  name: string;
  file: string;
  value: object;
}

/** The entries of a file: a module's contract.yaml groups them by kind; a file of core holds the one kind in its name. */
async function entriesOf(path: string, root: string): Promise<Entry[]> {
  const content = parse(withCatalog(await readFile(path, 'utf8'))) as Record<
    string,
    Record<string, object>
  >;
  const isGrouped = Object.keys(content).every((key) => KINDS.includes(key));
  const groups = isGrouped ? content : { [basename(path, '.yaml')]: content };
  const file = relative(join(root, '..'), path);
  return Object.entries(groups).flatMap(([kind, group]) =>
    Object.entries(group).map(([name, value]) => ({ kind, name, file, value: value as object })),
  );
}

const KINDS = ['paths', 'webhooks', 'parameters', 'headers', 'responses', 'schemas', 'errors'];

function namedTwice(entries: Entry[]): string[] {
  return entries.flatMap(({ kind, name, file }, index) => {
    const before = entries.slice(0, index).find((one) => one.kind === kind && one.name === name);
    return before ? [`${kind} ${name} (${before.file}, ${file})`] : [];
  });
}

function isUnused({ paths, webhooks = {}, components }: Contract, { kind, name }: Entry): boolean {
  if (kind === 'errors') return false;
  const groups: Record<string, object> = { ...components, paths, webhooks };
  return !(name in (groups[kind] ?? {}));
}

/** Writes all error codes into `x-errors` of the schema ErrorCode, from which the server reads its table of errors. */
function addErrorCodes({ components }: Contract, entries: Entry[]) {
  const errors = entries.filter(({ kind }) => kind === 'errors');
  if (errors.length === 0) return;
  Object.assign(components.schemas!.ErrorCode!, {
    enum: errors.map(({ name }) => name),
    'x-errors': Object.fromEntries(errors.map(({ name, value }) => [name, value])),
  });
}

/** Sorts by name, so that a new reference does not move other entries. */
function sortKeys<T>(group: Record<string, T>, each = (value: T) => value): Record<string, T> {
  const names = Object.keys(group).sort();
  return Object.fromEntries(names.map((name) => [name, each(group[name]!)]));
}

function nameOfEntry({ kind, name, file }: Entry): string {
  return `${kind} ${name} (${file})`;
}

function assertNone(what: string, problems: string[]) {
  if (problems.length > 0)
    throw new Error(`The contract cannot be bundled, ${what}: ${problems.join('; ')}`);
}
