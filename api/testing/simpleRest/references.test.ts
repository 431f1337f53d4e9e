import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { loadContract } from '../../core/contract/document.ts';
import { answeredProperties } from '../../core/contract/rowSchema.ts';
import { guide } from '../../guide/index.ts';

/** Fields that name a record of a kind that another field names, or that is no resource. */
const OF_NO_RESOURCE = ['recordId', 'entityId', 'foreignTaxId', 'userTypeId', 'userRoleId'];

describe('A reference that react-admin guesses from a field', () => {
  for (const locale of ['es', 'en'])
    it(`is the path of a list, or the guide says which one it is: ${locale}`, () => {
      const text = readFileSync(new URL(`${locale}/tools.md`, guide.folder), 'utf8');
      const unknown = guesses().filter((name) => !text.includes(`\`${name}\``));
      expect(unknown).to.deep.equal([]);
    });
});

/** The guessed names that are no path of a list. */
function guesses(): string[] {
  const { paths } = loadContract();
  const lists = Object.entries(paths).filter(([, { get }]) => get?.['x-sort']);
  const fields = lists.flatMap(([, { get }]) =>
    Object.keys(answeredProperties(loadContract(), get!)),
  );
  const names = fields
    .filter((field) => field.endsWith('Id') && !OF_NO_RESOURCE.includes(field))
    .map((field) => pluralOf(field.slice(0, -2)));
  return [...new Set(names)].filter((name) => !lists.some(([path]) => path === `/${name}`));
}

/** The plural of an English noun, as react-admin makes it. */
function pluralOf(noun: string): string {
  return IRREGULAR[noun] ?? `${noun}s`.replace(/ys$/, 'ies');
}

const IRREGULAR: Record<string, string> = { child: 'children', equipment: 'equipment' };
