import { expect } from 'chai';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../../api/core/runtime/env.ts';
import { messageFiles, messagesOf } from '../../../../api/testing/say.ts';
import { reactAdmin } from './i18nProvider.ts';
import { merge } from './merge.ts';
import type { MessageTree } from './MessageTree.ts';

const SOURCES = join(ROOT, 'admin/src');

/** Names of a lock, of stored values and of a download, which look like keys. */
const OTHER_NAMES = ['anden.renew', 'validations.queue', 'anden.csv'];

/** A text in quotes that consists of words joined by dots, and the beginning of a key that ends with a value. */
const WHOLE = /(['"`])([a-z]\w*(?:\.[a-z]\w*)+)\1/gi;
const BEGINNING = /`([a-z]\w*(?:\.\w+)*)\.\$\{/gi;

describe('the keys of texts in the source of the admin', () => {
  it('all have a text or a group of texts: the empty list of quotes showed "quotes.new"', async () => {
    const texts = await allTexts();
    const keys = (await usedKeys()).filter((key) => key.split('.')[0]! in texts);
    expect(keys).to.include('resources.quotes.page.create');
    const missing = keys.filter((key) => !OTHER_NAMES.includes(key) && !at(texts, key));
    expect([...new Set(missing)]).to.deep.equal([]);
  });
});

async function allTexts(): Promise<MessageTree> {
  const trees = await Promise.all(messageFiles.map(async (file) => (await messagesOf(file)).es));
  return trees.reduce(merge, reactAdmin.es);
}

async function usedKeys(): Promise<string[]> {
  const names = (await readdir(SOURCES, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|messages\./.test(name),
  );
  const sources = await Promise.all(names.map((name) => readFile(join(SOURCES, name), 'utf8')));
  return sources.flatMap((source) => [
    ...[...source.matchAll(WHOLE)].map(([, , key]) => key!),
    ...[...source.matchAll(BEGINNING)].map(([, key]) => key!),
  ]);
}

function at(tree: MessageTree, key: string): MessageTree | string | undefined {
  return key
    .split('.')
    .reduce<MessageTree | string | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      tree,
    );
}
