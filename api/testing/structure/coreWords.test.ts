import { expect } from 'chai';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../core/runtime/env.ts';

/**
 * Freight words that core may not contain, in names or texts. Not included are names that core needs in another
 * meaning: users, who sign in; the browser's history, location and document; routes and notifications of libraries.
 */
const FREIGHT = [
  ...['freight', 'carrier', 'broker', 'shipper', 'lane', 'rate', 'quote', 'invitation', 'shipment'],
  ...['equipment', 'comodity', 'packaging', 'incident', 'inquiry', 'diesel', 'movement', 'hazmat'],
  ...['customer', 'transportista', 'cotización', 'embarque', 'tarifa', 'flete', 'cliente'],
];

/**
 * The core folders, and the words that each uses in another meaning: in the API rate limits, and the quotes of CSV
 * files.
 */
const CORES = { 'admin/src/core': [], 'api/core': ['rate', 'quote'] };

describe('Core', () => {
  for (const [core, needed] of Object.entries<string[]>(CORES)) {
    it(`contains no freight word in ${core}`, async () => {
      const files = await readdir(join(ROOT, core), { recursive: true });
      const own = files.filter((file) => /(?<!\.test|\.gen)\.tsx?$/.test(file));
      const found = await Promise.all(own.map((file) => wordsIn(`${core}/${file}`, needed)));
      expect(found.flat()).to.deep.equal([]);
    });
  }

  it('is checked without comments, and camelCase names by their words', () => {
    expect(freightIn('/** A quote */ const a = isQuoted; // of a lane')).to.deep.equal([]);
    expect(freightIn('const carrierId = `/admin/quotes`;')).to.deep.equal(['carrier', 'quote']);
  });
});

async function wordsIn(file: string, needed: string[]): Promise<string[]> {
  const words = freightIn(await readFile(join(ROOT, file), 'utf8'));
  return words.filter((word) => !needed.includes(word)).map((word) => `${file}: ${word}`);
}

function freightIn(code: string): string[] {
  const text = code.replace(/\/\*.*?\*\/|(?<!:)\/\/.*$/gms, '');
  const words =
    text
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  return [...new Set(words.map(singular))].filter((word) => FREIGHT.includes(word));
}
