import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { expect } from 'chai';
import { migrationNames } from '../../../db/migrationFiles.ts';
import { ROOT } from '../../core/runtime/env.ts';
import { testDatabaseUrl } from '../base/db.ts';
import { temporaryDirectory } from '../base/run.ts';
import { testFiles } from './testFiles.ts';

describe('The standard commands, as anybody types them', function () {
  this.timeout(300_000);

  it('npx mocha runs all files', async () => {
    const { files, count } = dryRun('--no-parallel');
    expect(files).to.deep.equal(await testFiles());
    expect(count).to.be.above(4000);
  });

  it('npx mocha FILE runs that file only', () => {
    const file = 'api/testing/tokens.test.ts';
    expect(dryRun(file).files).to.deep.equal([file]);
  });

  it('npx knex migrate:status lists the migrations of the database', async () => {
    const DATABASE_URL = await testDatabaseUrl();
    const { code, output } = npx('knex', ['migrate:status'], { DATABASE_URL });
    expect(code, output).to.equal(0);
    expect(output).to.include(`Found ${(await migrationNames()).length} Completed Migration`);
    expect(output).to.include('No Pending Migration files Found.');
  });

  it('npx knex migrate:status says what it lacks while Andén does not run', async () => {
    const DATA_DIR = await temporaryDirectory('knex');
    const { code, output } = npx('knex', ['migrate:status'], { DATABASE_URL: '', DATA_DIR });
    expect(code).to.equal(1);
    expect(output).to.include('No Andén runs here. Start it (npm start), or set DATABASE_URL.');
  });
});

/** The files whose tests a mocha of its own would run, in order, and the number of these tests. */
function dryRun(...args: string[]): { files: string[]; count: number } {
  const { code, output, stdout } = npx('mocha', ['--dry-run', '--reporter=json', ...args]);
  expect(code, output).to.equal(0);
  const { tests } = JSON.parse(stdout) as { tests: { file: string }[] };
  const files = tests.map(({ file }) => relative(ROOT, file));
  return { files: [...new Set(files)], count: tests.length };
}

function npx(program: string, args: string[], env: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', program, ...args], {
    cwd: ROOT,
    env: { PATH, HOME, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { code: status, output: stdout + stderr, stdout };
}
