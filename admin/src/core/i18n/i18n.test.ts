import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Messages, MessageTree } from '../modules/AdminModule.ts';
import { reactAdmin } from './i18nProvider.ts';

const source = join(import.meta.dirname, '../..');
const files = (await readdir(source, { recursive: true })).filter((name) =>
  name.endsWith('messages.ts'),
);

describe('the interface in Spanish and English', () => {
  it("has react-admin's texts in both languages", () => {
    expectSame(reactAdmin as unknown as Messages);
  });

  it("finds the shell's texts", () => {
    expect(files.map((name) => name.replaceAll('\\', '/'))).to.include('core/i18n/messages.ts');
  });

  for (const file of files) {
    it(`has the texts of ${file} in both languages`, async () => {
      const module = (await import(join(source, file))) as { messages: Messages };
      expectSame(module.messages);
    });
  }
});

/** The same keys, and in each text the same blanks to fill. */
function expectSame({ es, en }: Messages): void {
  expect(blanksByKey(es)).to.deep.equal(blanksByKey(en));
}

function blanksByKey(tree: MessageTree, path = ''): Record<string, string> {
  const texts = Object.entries(tree).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    return typeof value === 'object'
      ? Object.entries(blanksByKey(value, at))
      : [[at, blanks(value)]];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}

function blanks(text: string): string {
  const found = text.match(/%\{(?!smart_count)\w+\}/g) ?? [];
  return [...new Set(found)].sort().join(' ');
}
