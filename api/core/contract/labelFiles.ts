import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';

/** The labels of one module in one language: `labels.es.yaml` beside its contract. */
export interface LabelFile {
  module: string;
  language: string;
  /** The names of codes and properties by their schema, or by `Schema.property` for codes that only a property lists. */
  texts: Record<string, Record<string, string>>;
  /** The headings of exports that differ from the names of their fields, by the schema of the rows. */
  headings: Record<string, Record<string, string>>;
}

/** Reads the labels in these folders of modules, in all languages for which there are files. */
export async function labelFiles(folders: Iterable<string>): Promise<LabelFile[]> {
  const files = await Promise.all([...new Set(folders)].sort().map(filesIn));
  return Promise.all(files.flat().map(readLabelFile));
}

/** The folders below this one that have labels. */
export async function labelFolders(root: string): Promise<string[]> {
  const names = await readdir(root, { recursive: true });
  return names.filter((name) => NAME.test(name)).map((name) => dirname(join(root, name)));
}

const NAME = /(?:^|[\\/])labels\.(\w+)\.yaml$/;

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => NAME.test(name)).map((name) => join(folder, name));
}

async function readLabelFile(path: string): Promise<LabelFile> {
  const content = parse(await readFile(path, 'utf8')) as LabelFile['texts'];
  const { headings = {}, ...texts } = content as LabelFile['texts'] &
    Partial<Pick<LabelFile, 'headings'>>;
  return {
    module: basename(dirname(path)),
    language: NAME.exec(path)![1]!,
    texts,
    headings,
  };
}
