import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { MessageTree } from '../../admin/src/core/i18n/MessageTree.ts';
import { ROOT } from '../core/runtime/env.ts';

const SOURCES = join(ROOT, 'admin/src');

/** The file of a module's Spanish texts for every module of the admin, by its path below admin/src; the files that these include are left out. */
export const messageFiles = await rootFiles();

const texts = await Promise.all(messageFiles.map(messagesOf));

/** Texts of the admin in both languages. */
export type Texts = Record<'es' | 'en', MessageTree>;

/** The texts of one of `messageFiles`. */
export async function messagesOf(file: string): Promise<Texts> {
  const folder = dirname(file);
  const [{ es }, { en }] = (await Promise.all([
    import(`../../admin/src/${folder}/messages.es.ts`),
    import(`../../admin/src/${folder}/messages.en.ts`),
  ])) as [Texts, Texts];
  return { es, en };
}

async function rootFiles(): Promise<string[]> {
  const names = (await readdir(SOURCES, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('/messages.es.ts'));
  const included = await Promise.all(names.map(includedBy));
  return names.filter((name) => !included.flat().includes(name));
}

/** The files of texts that a file of texts imports. */
async function includedBy(name: string): Promise<string[]> {
  const source = await readFile(join(SOURCES, name), 'utf8');
  const paths = [...source.matchAll(/from '(.*\/messages\.es\.ts)'/g)];
  return paths.map(([, path]) => posix.join(dirname(name), path!));
}

/** The admin's text for a key, with its placeholders filled, in Spanish by default. Throws when there is no text. */
export function say(
  key: string,
  blanks: Record<string, string | number> = {},
  locale: 'es' | 'en' = 'es',
): string {
  const text = texts
    .map((messages) => textAt(messages[locale], key))
    .find((found) => found !== undefined);
  if (text === undefined) throw new Error(`No text for ${key}`);
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(blanks[name]));
}

function textAt(tree: MessageTree, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<MessageTree | string | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      tree,
    );
  return typeof found === 'string' ? found : undefined;
}
