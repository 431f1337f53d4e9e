import { expect } from 'chai';
import { graphOf, heights } from './graph.ts';
import { readImports, sourceFiles } from './imports.ts';

describe('The structure of the source', () => {
  for (const part of ['admin/', 'db/', 'landing/']) {
    it(`has no import cycle in ${part}, including type-only and lazy imports`, async () => {
      const files = (await sourceFiles()).filter((file) => file.startsWith(part));
      const graph = graphOf(files, await readImports(files), (path) => path);
      expect(heights(graph)).to.have.lengthOf(files.length);
    });
  }

  it('contains imports of every part', async () => {
    const files = await sourceFiles();
    const imports = await readImports(files);
    for (const part of ['admin/', 'api/', 'db/', 'landing/'])
      expect(imports.filter(({ from }) => from.startsWith(part))).not.to.have.lengthOf(0);
  });

  it('has its cycles detected', () => {
    const graph = graphOf(
      ['a', 'b', 'c'],
      [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
        { from: 'c', to: 'a' },
      ],
      (path) => path,
    );
    expect(() => heights(graph)).to.throw('import cycle: a → b → c → a');
  });
});
