import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Knex } from 'knex';
import pg from 'pg';
import { copyOut } from '../../../db/backup/copy.ts';
import { describeSchema } from '../../../db/catalog.ts';
import { open } from '../../../db/connect.ts';
import { Lifetime } from '../../../db/process/lifetime.ts';
import { migrationNames } from '../../../db/migrationFiles.ts';
import { exclusively, isMigrated, migrateLatest, migrateTo, seedDemo } from '../../../db/schema.ts';
import { createJobs, neededFiles } from '../../process/jobs.ts';
import { temporaryDirectory, testRun, urlOf } from '../../testing/base/run.ts';
import { newBucket } from '../../testing/files/s3.ts';
import { readEnv } from '../runtime/env.ts';
import { Incoming } from '../files/incoming.ts';
import { LocalStorage } from '../files/localStorage.ts';
import { S3Storage } from '../files/s3Storage.ts';
import type { Storage } from '../files/storage.ts';
import { prepareJobs } from '../jobs/jobs.ts';
import { sendMail } from '../mail/mail.ts';
import { backUp } from './backUp.ts';
import { rehearse } from './rehearse.ts';
import { restore } from './restore.ts';

/** A database of its own on the test server, and a directory for files. */
interface Place {
  db: Knex;
  url: string;
  directory: string;
  storage: Storage;
}

describe('A backup', function () {
  this.timeout(120_000);
  const role = `anden_owner_${randomBytes(4).toString('hex')}`;
  const places: Place[] = [];
  let admin: Knex;
  let source: Place;
  let restored: Place;
  let file: string;
  let rows: Record<string, string>;

  before(async () => {
    admin = open((await testRun()).server);
    await admin.raw(`create role ${role} login password 'x' nosuperuser`);
    source = await emptyPlace();
    await fill(source);
    rows = await rowsOf(source.db);
    file = await backedUp(source);
    restored = await emptyPlace();
    await restoreInto(restored, file);
  });

  after(async () => {
    for (const { db, url } of places) {
      await db.destroy();
      await admin.raw('drop database if exists ?? with (force)', [new URL(url).pathname.slice(1)]);
    }
    await admin.raw(`drop role ${role}`);
    await admin.destroy();
  });

  it('brings back every row, file, constraint and sequence in an empty database, for an owner without more rights', async () => {
    expect(await rowsOf(restored.db)).to.deep.equal(rows);
    expect(await describeSchema(restored.db)).to.deep.equal(await describeSchema(source.db));
    expect(await filesOf(restored)).to.deep.equal(await filesOf(source));
    expect(await isMigrated(restored.db)).to.equal(true);
    const [{ nextval }] = (await restored.db.raw(`select nextval('knex_migrations_id_seq')`)).rows;
    expect(nextval).to.equal((await migrationNames()).length + 1);
    const triggers = await restored.db.raw(
      `select tgenabled from pg_trigger where tgname = 'changes_are_final'`,
    );
    expect(
      triggers.rows.every(({ tgenabled }: { tgenabled: string }) => tgenabled === 'O'),
    ).to.equal(true);
  });

  it('brings back the jobs that wait', async () => {
    const jobs = await restored.db.raw(`select name, state from jobs.job where name = 'mail'`);
    expect(jobs.rows).to.deep.equal([{ name: 'mail', state: 'created' }]);
    await prepareJobs(restored.db, createJobs(readEnv({ NODE_ENV: 'test' }), restored.storage));
  });

  it('takes files from a disk to a bucket, and from there to a disk', async () => {
    const place = await emptyPlace();
    const storage = new S3Storage(await newBucket(), new Incoming(place.directory));
    const inBucket = { ...place, storage };
    await restoreInto(inBucket, file);
    expect(await filesOf(inBucket)).to.deep.equal(await filesOf(source));
    const onDisk = await emptyPlace();
    await restoreInto(onDisk, await backedUp(inBucket));
    expect(await filesOf(onDisk)).to.deep.equal(await filesOf(source));
  });

  it('contains one moment, although others write meanwhile', async () => {
    let isDone = false;
    const written = writePairs(source.db, () => isDone);
    const during = await backedUp(source).finally(() => (isDone = true));
    await written;
    const target = await emptyPlace();
    await restoreInto(target, during);
    const [{ keys }] = (await target.db.raw(`select count(*)::int as keys from rate_limits`)).rows;
    const [{ mails }] = (await target.db.raw(`select count(*)::int as mails from secrets`)).rows;
    expect(keys).to.equal(mails - 1);
  });

  it('can be opened with tar and checked with sha256sum', async () => {
    const directory = await temporaryDirectory('opened');
    expect(spawnSync('tar', ['xzf', file, '-C', directory]).status).to.equal(0);
    const lists = (await readdir(join(directory, 'checksums'))).map((name) => `checksums/${name}`);
    const check = spawnSync('sha256sum', ['--quiet', '-c', ...lists], { cwd: directory });
    expect(check.stderr.toString() + check.stdout.toString()).to.equal('');
    const manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8'));
    expect(rows['public.carriers']).to.include(`${manifest.rows['public.carriers']} `);
  });

  it('counts the rows of a table whose last packet holds the end of the rows, but not their number', async () => {
    const client = new pg.Client(source.url);
    await client.connect();
    try {
      await client.query('create temp table sizes (content text)');
      for (let size = 8140; size < 8190; size++) {
        await client.query('truncate sizes');
        await client.query('insert into sizes values ($1)', ['x'.repeat(size)]);
        expect(await countedRows(client, 'sizes'), `${size} bytes`).to.equal(1);
      }
    } finally {
      await client.end();
    }
  });

  it('is refused by a database that is not empty, unless told to overwrite', async () => {
    const target = await emptyPlace();
    await migrateLatest(target.db);
    expect(await messageOf(restoreInto(target, file))).to.match(/not empty .* --overwrite/);
    await restoreInto(target, file, { overwrite: true });
    expect(await rowsOf(target.db)).to.deep.equal(rows);
  });

  it('is refused while an Andén is connected, if only to receive announcements', async () => {
    const target = await emptyPlace();
    const listening = new pg.Client({
      connectionString: target.url,
      application_name: 'anden-announcements',
    });
    await listening.connect();
    expect(await messageOf(restoreInto(target, file))).to.include('stop it first');
    await listening.end();
  });

  it('changes nothing when it is cut off, damaged or no backup', async () => {
    await restored.db('secrets').insert({ name: 'not in the backup' });
    const before = await rowsOf(restored.db);
    const content = await readFile(file);
    const damaged = join(restored.directory, 'damaged');
    const half = Math.floor(content.length / 2);
    const changed = Buffer.from(content).fill(1, half, half + 4);
    const exchanged = Buffer.from(content).fill(content.subarray(half, half + 40), 100, 140);
    for (const part of [content.subarray(0, half), content.subarray(0, -20), changed, exchanged]) {
      await writeFile(damaged, part);
      const restoring = restoreInto(restored, damaged, { overwrite: true });
      expect(await messageOf(restoring)).to.include('it is damaged');
      expect(await rowsOf(restored.db)).to.deep.equal(before);
    }
    await writeFile(damaged, 'no backup');
    const restoring = restoreInto(restored, damaged, { overwrite: true });
    expect(await messageOf(restoring)).to.include('no backup');
  });

  it('of an older version is restored with its migrations, and migrated on', async () => {
    const old = await emptyPlace();
    await exclusively(old.db, async (trx) => migrateTo(trx, (await migrationNames()).slice(0, -1)));
    await old.db('companies').insert({ type: 'internal', name: 'Andén' });
    const target = await emptyPlace();
    await restoreInto(target, await backedUp(old));
    expect(await isMigrated(target.db)).to.equal(true);
    expect(await target.db('companies').pluck('name')).to.deep.equal(['Andén']);
    expect(await describeSchema(target.db)).to.deep.equal(await describeSchema(source.db));
  });

  it('is rehearsed in a database of its own, of which nothing remains', async () => {
    const { server } = await testRun();
    const lifetime = new Lifetime();
    const dataDir = await temporaryDirectory('rehearsal');
    const names = async () =>
      (await admin('pg_database').pluck('datname')).filter((name) => name.includes('rehearsal'));
    const closing = await rehearse(
      { url: server, dataDir, lifetime, log: () => {} },
      createReadStream(file),
    );
    expect(closing.rows['public.users']).to.be.greaterThan(10);
    expect(await names()).to.have.length(1);
    await lifetime.end();
    expect(await names()).to.deep.equal([]);
    expect(await readdir(dataDir)).to.deep.equal([]);
  });

  async function emptyPlace(): Promise<Place> {
    const { server } = await testRun();
    const name = `anden_backup_${randomBytes(6).toString('hex')}`;
    await admin.raw(`create database ${name} owner ${role}`);
    const url = Object.assign(new URL(urlOf(server, name)), { username: role, password: 'x' }).href;
    const directory = await temporaryDirectory('backup');
    const place = { url, db: open(url), directory, storage: new LocalStorage(directory) };
    places.push(place);
    return place;
  }

  async function backedUp({ db, storage, directory }: Place): Promise<string> {
    const path = join(directory, `${randomBytes(4).toString('hex')}.tar.gz`);
    const incoming = new Incoming(directory);
    const now = new Date();
    await backUp(
      { db, storage, incoming, neededFiles, now, log: () => {} },
      createWriteStream(path),
    );
    return path;
  }

  async function restoreInto({ db, storage, directory }: Place, path: string, more = {}) {
    const incoming = new Incoming(directory);
    await restore({ db, storage, incoming, log: () => {}, ...more }, createReadStream(path));
  }
});

/** Writes the demo data with its files, a change of an old month, and a job that waits. */
async function fill({ db, storage }: Place): Promise<void> {
  await migrateLatest(db);
  await seedDemo(db, { now: new Date() });
  const { documentFiles } = await import('../../../db/seeds/directory/documentFiles.ts');
  for (const { key, content } of Object.values(documentFiles)) await storage.write(key, content);
  await prepareJobs(db, createJobs(readEnv({ NODE_ENV: 'test' }), storage));
  await db.raw(`select add_changes_partition('2026-01-01')`);
  await db.raw(`insert into changes (id, entity, entity_id, version, action, before, after)
    values (uuid_v7_at('2026-01-15'), 'users', uuid_v7(), 1, 'created', '{}', '{"name": "Tab\\\\t, line\\\\n, ñ \\\\\\\\"}')`);
  const message = { locale: 'es' as const, subject: 'Aviso', lines: ['Hola'] };
  await db.transaction((trx) => sendMail(trx, 'ana@x.example', message as never));
}

/** Adds a secret and a rate limit in each transaction, until told to stop. */
async function writePairs(db: Knex, isDone: () => boolean): Promise<void> {
  for (let count = 0; !isDone(); count++)
    await db.transaction(async (trx) => {
      await trx('rate_limits').insert({ key: `k${count}`, openedAt: new Date(), count: 1 });
      await trx('secrets').insert({ name: `s${count}` });
    });
}

/** A checksum of the rows of each table. */
async function rowsOf(db: Knex): Promise<Record<string, string>> {
  const { rows } = await db.raw(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'jobs') and tablename <> 'knex_migrations_lock' order by 1`);
  const sums: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await db.raw(
      `select count(*), md5(string_agg(t::text, ',' order by t::text)) from ${name} t`,
    );
    sums[name] = `${found.rows[0].count} ${found.rows[0].md5}`;
  }
  return sums;
}

/** The stored files with their content. */
async function filesOf({ storage }: Place): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const keys = [];
  for await (const { key } of storage.list()) keys.push(key);
  for (const key of keys.sort()) files[key] = await text(await storage.read(key));
  return files;
}

async function countedRows(client: pg.Client, name: string): Promise<number> {
  let counted = -1;
  const parts = copyOut(client, { name, columns: ['content'] }, (count) => (counted = count));
  for await (const part of parts) expect(part.length).to.be.greaterThan(0);
  return counted;
}

async function messageOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'no error',
    (error: Error) => error.message,
  );
}
