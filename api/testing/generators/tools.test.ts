import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { PRISM, TOOLS, versionOf } from './tools.ts';

describe('The table of tools in the guide', () => {
  for (const locale of ['es', 'en'])
    it(`names each tool with the version that \`npm run generators\` runs: ${locale}`, () => {
      const page = new URL(`../../guide/${locale}/tools.md`, import.meta.url);
      const rows = [...readFileSync(page, 'utf8').matchAll(/^\| (.+?) +\| ([\d.]+) +\|/gm)];
      expect(rows.map(([, name, version]) => [name, version])).to.have.deep.members(
        [...TOOLS, PRISM].map((tool) => [tool.name, versionOf(tool.package)]),
      );
    });
});
