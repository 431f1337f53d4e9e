import { execFileSync, spawn } from 'node:child_process';
import { once as happened } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { startPostgres } from '../../../db/postgres.ts';
import { query } from '../../../db/testTools.ts';
import { ROOT } from '../../core/process/env.ts';
import { installed, PACKAGES } from './programs.ts';

const SHORT_FORM = 'api/testing/versions/shortForm.ts';

/** The schema, every operation of the permission table, files that are imported, backup and restore. */
const ON_POSTGRES = [
  SHORT_FORM,
  'db/schema.test.ts',
  'api/testing/poolers/calls.ts',
  'api/imports/imports.test.ts',
  'api/core/backup/backup.test.ts',
];

describe('With other versions of its programs the product passes a short form of the tests:', function () {
  this.timeout(600_000);

  for (const name of Object.keys(PACKAGES)) {
    const [program, version] = name.split('-') as ['node' | 'postgres', string];
    it(`${program} ${version}`, async function () {
      const path = installed(name);
      if (!path) {
        console.log(`      skipped: npm run versions has not installed ${PACKAGES[name]}`);
        return this.skip();
      }
      await (program === 'node' ? onNode(path, version) : onPostgres(path, version));
    });
  }
});

async function onNode(program: string, version: string): Promise<void> {
  const found = execFileSync(program, ['--version'], { encoding: 'utf8' });
  expect(found.startsWith(`v${version}.`), found).to.equal(true);
  await runMocha([SHORT_FORM], { program });
}

async function onPostgres(programs: string, version: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anden-version-'));
  const { url, stop } = await startPostgres({ dataDir, programs, settings: { fsync: 'off' } });
  try {
    const [found] = await query(url, 'show server_version');
    expect(found)
      .to.have.property('server_version')
      .that.match(new RegExp(`^${version}\\.`));
    await runMocha(ON_POSTGRES, { env: { TEST_DATABASE_URL: url } });
  } finally {
    await stop();
    await rm(dataDir, { recursive: true });
  }
}

/** Runs mocha apart from this run, with its own database; expects that all tests pass. */
async function runMocha(
  files: string[],
  { program = process.execPath, env = {} }: { program?: string; env?: Record<string, string> },
): Promise<void> {
  const child = spawn(program, ['node_modules/mocha/bin/mocha.js', ...files], {
    cwd: ROOT,
    env: { ...process.env, ...env, ANDEN_TEST_RUN: undefined, MOCHA_WORKER_ID: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = happened(child, 'close');
  const output = await text(child.stdout);
  const [code] = await ended;
  expect(code, output).to.equal(0);
  expect(output).to.match(/^[1-9]\d* passed, 0 failed$/m);
}
