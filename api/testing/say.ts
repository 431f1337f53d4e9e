import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Messages, MessageTree } from '../../admin/src/core/i18n/MessageTree.ts';
import { ROOT } from '../core/process/env.ts';

/** Every file of the admin that combines a module's texts, by its path below admin/src. */
export const messageFiles = (await readdir(join(ROOT, 'admin/src'), { recursive: true }))
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('/messages.ts'));

const texts = await Promise.all(messageFiles.map(messagesOf));

/** Texts of the admin in both languages. */
export type Texts = Record<'es' | 'en', MessageTree>;

/** The texts of one of `messageFiles`. */
export async function messagesOf(file: string): Promise<Texts> {
  const folder = file.slice(0, -'/messages.ts'.length);
  const module = (await import(`../../admin/src/${folder}/messages.ts`)) as { messages: Messages };
  return textsOf(module.messages);
}

/** The texts in both languages. */
export async function textsOf({ es, en }: Messages): Promise<Texts> {
  return { es, en: await en() };
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
