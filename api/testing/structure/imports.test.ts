import { expect } from 'chai';
import { AREAS } from '../boundaries/modules.js';
import { graphOf, heights } from './graph.ts';
import { allFiles, readImports, type Import } from './imports.ts';

/** The layers of api/ from the lowest up: a file imports only its own layer or a lower one. */
const LAYERS: RegExp[] = [
  /^db\//,
  /^api\/shared\//,
  /^api\/core\//,
  /^api\/platform\/(geography|notices)\//,
  /^api\/testing\/base\//,
  ...AREAS.slice(2).map((area) => new RegExp(`^api/${area}/(?!.*permissions\\.ts$)`)),
  /^api\/(testing|bench)\/|^api\/\w+\/\w+\/test\/permissions\.ts$/,
];

describe('Imports', function () {
  this.timeout(30_000);
  let files: string[];
  let imports: Import[];

  before(async () => {
    files = (await allFiles()).filter((path) => !/\.test\.tsx?$/.test(path));
    imports = await readImports(files);
  });

  it('have no cycle, including type-only imports', () => {
    expect(files.length).to.be.greaterThan(500);
    expect(() => heights(graphOf(files, imports, (path) => path))).not.to.throw();
  });

  it('of the API never go from a lower layer to a higher one', () => {
    const upward = imports.filter(
      ({ from, to }) => from.startsWith('api/') && layerOf(from) < layerOf(to),
    );
    expect(upward.map(({ from, to }) => `${from} imports ${to}`)).to.deep.equal([]);
  });

  it('with a cycle or to a higher layer are detected', () => {
    const circle = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ];
    expect(() => heights(graphOf(['a', 'b'], circle, (path) => path))).to.throw(/import cycle/);
    expect(layerOf('api/core/mail/mail.ts')).to.be.below(layerOf('api/quoting/quotes/index.ts'));
    expect(layerOf('api/testing/base/db.ts')).to.be.below(
      layerOf('api/platform/users/test/factory.ts'),
    );
    expect(layerOf('api/quoting/quotes/test/factory.ts')).to.be.below(
      layerOf('api/testing/server.ts'),
    );
  });
});

function layerOf(path: string): number {
  return LAYERS.findIndex((layer) => layer.test(path));
}
