import { expect } from 'chai';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { checkDatabase, open } from './connect.ts';
import { startPostgres } from './postgres.ts';
import { isMigrated, migrateLatest, recreate } from './schema.ts';

describe('the schema', function () {
  this.timeout(180_000);
  let dataDir: string;
  let url: string;
  let stop: () => Promise<void>;
  let db: Knex;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'anden-schema-'));
    ({ url, stop } = await startPostgres({ dataDir }));
    db = open(url);
  });

  after(async () => {
    await db.destroy();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is not touched by asking whether it is migrated: asking during a first start made the start fail', async () => {
    expect(await isMigrated(db)).to.equal(false);
    expect(await db.schema.hasTable('knex_migrations_lock')).to.equal(false);
  });

  it('is migrated by several processes at once, each migration once', async () => {
    await Promise.all([migrateLatest(db), migrateLatest(db), migrateLatest(db)]);
    expect(await isMigrated(db)).to.equal(true);
    const steps = await db('knex_migrations').pluck('name');
    expect(steps).to.have.length(new Set(steps).size);
  });

  it('is migrated after an earlier attempt was killed', async () => {
    await db.raw('drop schema public cascade; create schema public');
    await db.migrate.currentVersion();
    await db('knex_migrations_lock').update({ isLocked: 1 });
    await migrateLatest(db);
    expect(await isMigrated(db)).to.equal(true);
  });

  it('is empty after recreate', async () => {
    await db.raw('create table leftover ()');
    await recreate(db);
    expect(await db.schema.hasTable('leftover')).to.equal(false);
    expect(await isMigrated(db)).to.equal(true);
  });

  describe('connect', () => {
    it('reads dates and decimals as written, big integers as numbers, names in camelCase', async () => {
      const row = await db.first(
        db.raw("date '2026-03-01' as due_date"),
        db.raw('1250.00::numeric as all_in'),
        db.raw('7::int8 as total'),
        db.raw("current_setting('timezone') as zone"),
      );
      expect(row).to.deep.equal({
        dueDate: '2026-03-01',
        allIn: '1250.00',
        total: 7,
        zone: 'UTC',
      });
    });

    it('leaves the values out of the message of a failed query', async () => {
      const query = db('users').where({ email: 'ana@example.com' }).select('nonsense');
      const message = await query.then(
        () => '',
        (error: Error) => error.message,
      );
      expect(message).to.include('nonsense').and.not.include('ana@');
    });
  });

  describe('checkDatabase', () => {
    it('accepts a new enough server', () => checkDatabase(url));

    it('throws without the password in the message when nothing answers', async () => {
      const error = await checkDatabase('postgres://anden:secret@127.0.0.1:1/anden').catch(
        (e) => e,
      );
      expect(error.message).to.match(
        /^The database of DATABASE_URL \(127\.0\.0\.1:1\/anden\) cannot be used/,
      );
      expect(error.message).not.to.include('secret');
    });
  });
});
