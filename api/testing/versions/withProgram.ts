import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { serverAccount } from '../../../db/account.ts';
import { startPostgres } from '../../../db/postgres.ts';
import { query } from '../../../db/testTools.ts';
import { runMocha } from '../mocha/runMocha.ts';
import { installed, PACKAGES } from './programs.ts';

const SHORT_FORM = 'api/testing/versions/shortForm.ts';

/** The schema, files that are imported, backup and restore. */
const ON_POSTGRES = [
  SHORT_FORM,
  'db/schema.test.ts',
  'api/platform/imports/test/imports.test.ts',
  'api/core/backup/backup.test.ts',
];

/** Of this run's Postgres nothing is used. */
const OWN_RUN = { ANDEN_TEST_RUN: undefined };

/** Root has unpacked the browser where others cannot run it. */
const NO_BROWSER = ['--grep', 'browser', '--invert'];

/** Upgrades: every operation of the permission table before and after one, and two versions at once. */
const UPGRADES = ['api/testing/twoVersions/calls.ts', 'api/testing/twoVersions/sideBySide.ts'];

/** The oldest and the newest Postgres. */
const UPGRADED = ['15', '18'];

/** A test that the product passes a short form of the tests with a program of PACKAGES; skipped where it is not installed. */
export function itPassesWith(name: string): void {
  const [program, version] = name.split('-') as ['node' | 'postgres', string];
  it(`${program} ${version}`, async function () {
    this.timeout(LIMIT_MS);
    const path = installed(name);
    if (!path) {
      console.log(`      skipped: npm run versions has not installed ${PACKAGES[name]}`);
      return this.skip();
    }
    await (program === 'node' ? onNode(path, version) : onPostgres(path, version));
  });
}

/** The same by an ordinary user; skipped where the run is not by root, so that the other tests are by one. */
export function itPassesForOrdinaryUser(): void {
  it('as an ordinary user', async function () {
    this.timeout(LIMIT_MS);
    const account = await serverAccount('/nowhere');
    if (!account) {
      console.log(
        '      skipped: this run is not by root, so the other tests are by an ordinary user',
      );
      return this.skip();
    }
    await runMocha([SHORT_FORM, ...NO_BROWSER], { account, env: { ...OWN_RUN, HOME: tmpdir() } });
  });
}

const LIMIT_MS = 600_000;

async function onNode(program: string, version: string): Promise<void> {
  const found = execFileSync(program, ['--version'], { encoding: 'utf8' });
  expect(found.startsWith(`v${version}.`), found).to.equal(true);
  await runMocha([SHORT_FORM], { program, env: OWN_RUN });
}

async function onPostgres(programs: string, version: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anden-version-'));
  const { url, stop } = await startPostgres({ dataDir, programs, settings: { fsync: 'off' } });
  try {
    const [found] = await query(url, 'show server_version');
    expect(found)
      .to.have.property('server_version')
      .that.match(new RegExp(`^${version}\\.`));
    const env = { ...OWN_RUN, TEST_DATABASE_URL: url };
    await runMocha(ON_POSTGRES, { env });
    if (UPGRADED.includes(version)) await runMocha(UPGRADES, { env });
  } finally {
    await stop();
    await rm(dataDir, { recursive: true });
  }
}
