import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../core/process/env.ts';

const PATH = /(?<![\w/])(?:api|admin|db|landing)\/[\w./-]+\.(?:ts|tsx|js|yaml|json|svg|png|md)\b/g;

describe('The files that a README names by their paths', () => {
  for (const folder of ['.', 'api', 'admin', 'db', 'landing']) {
    it(`exist, in ${join(folder, 'README.md')}`, async () => {
      const text = await readFile(join(ROOT, folder, 'README.md'), 'utf8');
      const named = [...new Set(text.match(PATH))];
      expect(named.filter((path) => !existsSync(join(ROOT, path)))).to.deep.equal([]);
    });
  }
});
