import { expect } from 'chai';
import { messageFiles, messagesOf, type Texts } from '../../../../api/testing/say.ts';
import type { MessageTree } from './MessageTree.ts';
import { reactAdmin } from './i18nProvider.ts';

describe('the interface in Spanish and English', () => {
  it("has react-admin's texts in both languages", async () => {
    expectSame({ es: reactAdmin.es, ...(await reactAdmin.in()) });
  });

  it('finds the texts of core, of freight and of modules', () => {
    const some = [
      'core/i18n/messages.es.ts',
      'freight/messages.es.ts',
      'quoting/quotes/messages.es.ts',
    ];
    expect(messageFiles).to.include.members(some);
  });

  for (const file of messageFiles) {
    it(`has the texts of ${file} in both languages`, async () => {
      expectSame(await messagesOf(file));
    });
  }
});

/** Expects both languages to have the same keys, and each text the same placeholders. */
function expectSame({ es, en }: Texts): void {
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
