import { expect } from 'chai';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeSchema } from './catalog.ts';
import { open } from './connect.ts';
import { migrationNames } from './migrationFiles.ts';
import { startPostgres } from './postgres.ts';
import { migrationsIn, releaseNames, RELEASES, releaseText, writeRelease } from './release.ts';
import { isMigrated, migrateLatest } from './schema.ts';

describe('The schemas of releases', function () {
  this.timeout(60_000);
  let dataDir: string;
  let url: string;
  let stop: () => Promise<void>;
  let releases: string[];

  before(async () => {
    releases = await releaseNames();
    dataDir = await mkdtemp(join(tmpdir(), 'anden-release-'));
    ({ url, stop } = await startPostgres({ dataDir }));
  });

  after(async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Creates a database, runs `work` on it, and returns its schema as lines. */
  async function schemaAfter(
    name: string,
    work: (db: ReturnType<typeof open>) => Promise<unknown>,
  ) {
    const admin = open(url);
    await admin.raw('create database ??', [name]).finally(() => admin.destroy());
    const db = open(Object.assign(new URL(url), { pathname: `/${name}` }).href);
    try {
      await work(db);
      return { lines: await describeSchema(db), isMigrated: await isMigrated(db) };
    } finally {
      await db.destroy();
    }
  }

  it('equal the schemas that their migrations create, so no migration has changed since', async () => {
    expect(releases).to.include('1.sql');
    for (const release of releases) {
      const text = await readFile(join(RELEASES, release), 'utf8');
      expect(await releaseText(await migrationsIn(release)), release).to.equal(text);
    }
  });

  it('can be loaded into an empty database, which later migrations then bring up to date', async () => {
    const migrated = await schemaAfter('migrated', (db) => migrateLatest(db));
    expect(migrated.lines).to.have.length.greaterThan(900);
    for (const release of releases) {
      const text = await readFile(join(RELEASES, release), 'utf8');
      const loaded = await schemaAfter(`release_${release.replace('.sql', '')}`, async (db) => {
        await db.raw(text.replaceAll('?', '\\?'));
        await migrateLatest(db);
      });
      expect(loaded, release).to.deep.equal(migrated);
    }
  });

  it('list all migrations of the release', async () => {
    const all = await migrationNames();
    for (const release of releases) {
      const names = await migrationsIn(release);
      expect(names, release).to.deep.equal(all.slice(0, names.length));
    }
  });

  it('are not overwritten', async () => {
    const error = await writeRelease('1').then(String, ({ message }) => message);
    expect(error).to.include('exists, and a release never changes');
    expect(await writeRelease('x').then(String, ({ message }) => message)).to.include('A number');
  });
});
