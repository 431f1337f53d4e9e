import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryDirectory } from '../../testing/base/run.ts';

const run = promisify(execFile);

const COMPILE = `
  const { compile } = await import(process.argv[1]);
  await compile({ serve: 'api/core/import/reading/serve.ts' }, process.argv[2]);`;

describe('Compiling the programs', function () {
  this.timeout(60_000);

  it('ends well in processes that start at the same moment (one ended because another moved its files)', async () => {
    const dist = await temporaryDirectory('dist');
    const module = join(import.meta.dirname, 'compile.js');
    for (const round of ['a', 'b', 'c'])
      await Promise.all(
        Array.from({ length: 4 }, () =>
          run(process.execPath, ['--input-type=module', '-e', COMPILE, module, join(dist, round)]),
        ),
      );
    expect(await readdir(dist)).to.have.members(['a', 'b', 'c']);
    expect(await readdir(join(dist, 'a'))).to.include('serve.js');
  });
});
