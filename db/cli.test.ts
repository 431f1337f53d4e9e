import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './process/env.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'anden-admin',
  OIDC_AUDIENCE: 'urn:anden:api',
};

/** Overrides DATABASE_URL of a developer's .env, so that the test never empties that database. */
const EMBEDDED = { DATABASE_URL: '' };

describe('tsx db/cli.ts', function () {
  this.timeout(60_000);
  let dataDir: string;

  before(() => void (dataDir = mkdtempSync(join(tmpdir(), 'anden-cli-'))));
  after(() => rmSync(dataDir, { recursive: true, force: true }));

  for (const command of ['reset', 'seed']) {
    it(`${command} refuses to run in production`, () => {
      const { code, output } = cli(command, PRODUCTION);
      expect(code).to.equal(1);
      expect(output).to.match(/refuses to run in production/);
    });
  }

  it('reset writes the demo data, and seed then adds nothing', () => {
    const reset = cli('reset', { NODE_ENV: 'development' });
    expect(reset.output).to.include('The demo data is in place');
    expect(reset.code).to.equal(0);
    expect(cli('seed', { NODE_ENV: 'development' }).output).to.include('nothing done');
  });

  function cli(command: string, env: Record<string, string>) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'db/cli.ts', command],
      {
        cwd: ROOT,
        env: { PATH: process.env.PATH, ...EMBEDDED, DATA_DIR: dataDir, ...env },
        encoding: 'utf8',
      },
    );
    return { code: status, output: stdout + stderr };
  }
});
