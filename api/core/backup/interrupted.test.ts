import { expect } from 'chai';
import { spawn, spawnSync } from 'node:child_process';
import { once as happened } from 'node:events';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { open } from '../../../db/connect.ts';
import { smallDisk } from '../../testing/base/smallDisk.ts';
import { migratedDatabase } from '../../testing/base/db.ts';
import { temporaryDirectory } from '../../testing/base/run.ts';
import { NOT_FROM_DOTENV, START } from '../../process/productProcess.ts';
import { command } from '../../testing/product.ts';
import { ROOT } from '../runtime/env.ts';

describe('A backup that does not come to its end', function () {
  this.timeout(120_000);
  let settings: Record<string, string>;

  before(async () => {
    const url = await migratedDatabase(`interrupted_${process.pid}`);
    const db = open(url);
    await db.raw(
      `insert into secrets (name) select 'large ' || n from generate_series(1, 80000) n`,
    );
    await db.destroy();
    settings = { DATABASE_URL: url, DATA_DIR: await temporaryDirectory('data') };
  });

  it('leaves nothing on a disk that becomes full, and says so', async function () {
    const disk = await smallDisk();
    if (!disk) return this.skip();
    const { code, output } = command('backup', settings, join(disk, 'anden.tar.gz'));
    expect(code).to.equal(1);
    expect(output)
      .to.match(/^The backup cannot be written: ENOSPC.*$/m)
      .and.not.include('    at ');
    expect(await readdir(disk)).to.deep.equal([]);
  });

  it('says in one sentence that the file, its directory or the standard output cannot be written', async function () {
    const disk = await smallDisk();
    if (!disk) return this.skip();
    await writeFile(join(disk, 'full'), Buffer.alloc(1_000_000));
    const longName = join(await temporaryDirectory('kept'), `${'x'.repeat(248)}.gz`);
    for (const [reason, { code, output }] of [
      ['ENOSPC', command('backup', { ...settings, DATA_DIR: disk })],
      ['EEXIST', command('backup', settings, join(disk, 'full', 'anden.tar.gz'))],
      ['ENAMETOOLONG', command('backup', settings, longName)],
      ['ENOSPC', ofShell('npm run -s backup -- - > /dev/full')],
    ] as const) {
      expect(code, output).to.equal(1);
      expect(output).to.match(new RegExp(`^The backup cannot be written: ${reason}.*$`, 'm'));
      expect(output).not.to.include('    at ');
    }
    const left = await readdir(disk, { recursive: true, withFileTypes: true });
    expect(left.filter((one) => one.isFile()).map(({ name }) => name)).to.deep.equal(['full']);
    expect(await readdir(dirname(longName))).to.deep.equal([]);
  });

  it('has no file under its name after SIGTERM or SIGKILL, and the next one is whole', async () => {
    const directory = await temporaryDirectory('kept');
    const file = join(directory, 'anden.tar.gz');
    for (const [signal, left] of [
      ['SIGTERM', []],
      ['SIGKILL', ['anden.tar.gz.unfinished']],
    ] as const) {
      await killWhileWriting(file, signal);
      expect(await readdir(directory), signal).to.deep.equal(left);
    }
    expect(command('backup', settings, file).code).to.equal(0);
    expect(await readdir(directory)).to.deep.equal(['anden.tar.gz']);
    const rehearsed = command('restore', settings, '--rehearse', file);
    expect(rehearsed.output).to.include('nothing was changed');
  });

  function ofShell(line: string) {
    const env = { ...process.env, ...NOT_FROM_DOTENV, NODE_ENV: 'development', ...settings };
    const done = spawnSync(line, { shell: true, cwd: ROOT, env, encoding: 'utf8' });
    return { code: done.status, output: done.stderr };
  }

  async function killWhileWriting(file: string, signal: NodeJS.Signals): Promise<void> {
    const child = spawn(process.execPath, [...START, 'backup', file], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, NODE_ENV: 'development', ...settings },
    });
    const ended = happened(child, 'exit');
    while (!(await sizeOf(`${file}.unfinished`))) await pause(2);
    child.kill(signal);
    await ended;
  }
});

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => ({ size: 0 }))).size;
}
