import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../core/process/env.ts';

const PATH =
  /(?<![\w/])(?:api|admin|db|docs|landing)\/[\w./-]+\.(?:ts|tsx|js|yaml|json|svg|png|md|conf|service)\b/g;

const READMES = ['.', 'api', 'admin', 'db', 'landing'].map((folder) => join(folder, 'README.md'));

describe('The files that a README names by their paths', () => {
  for (const page of [...READMES, 'docs/operations.md', 'docs/modules.md']) {
    it(`exist, in ${page}`, async () => {
      const text = await readFile(join(ROOT, page), 'utf8');
      const named = [...new Set(text.match(PATH))];
      expect(named.filter((path) => !existsSync(join(ROOT, path)))).to.deep.equal([]);
    });
  }
});
