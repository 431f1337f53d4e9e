import { expect } from 'chai';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { expectKeptRows } from '../../api/testing/base/keptRows.ts';
import { testRun, urlOf } from '../../api/testing/base/run.ts';
import { open } from '../connect.ts';
import { importMigration, migrationNames, migrationSource } from '../migrationFiles.ts';
import { migrationsIn, RELEASES, releaseNames } from '../release.ts';
import { isMigrated, migrateLatest } from '../schema.ts';
import { demoRows } from '../seeds/index.ts';
import { addIndex } from './addIndex.ts';
import { readFacts, type Facts } from './facts.ts';
import { refusals, type Step } from './refusals.ts';

describe('Upgrades', function () {
  this.timeout(120_000);
  const databases: { name: string; db: Knex }[] = [];
  let admin: Knex;

  before(async () => void (admin = open((await testRun()).server)));
  after(async () => {
    for (const { name, db } of databases) {
      await db.destroy();
      await admin.raw('drop database ?? with (force)', [name]);
    }
    await admin.destroy();
  });

  it('from every release find every record again', async () => {
    for (const release of await releaseNames()) {
      const db = await released(release);
      await writeDemoData(db);
      const columns = await columnsOf(db);
      const before = await contents(db, columns);
      expect(Object.keys(before).length, release).to.be.greaterThan(30);
      await migrateLatest(db);
      expect(await isMigrated(db)).to.equal(true);
      expect(await contents(db, columns), release).to.deep.equal(before);
      await expectKeptRows(db);
      await expectCargoOfQuotes(db);
    }
  });

  it('leave the version before able to start again', async () => {
    const db = await released((await releaseNames()).at(-1)!);
    await db('knex_migrations').insert({ name: '99991231000000_later.ts', batch: 2 });
    await migrateLatest(db);
    expect(await isMigrated(db)).to.equal(true);
  });

  it('after the last release keep what it uses, and lock no table for long', async () => {
    const last = (await releaseNames()).at(-1)!;
    const db = await released(last);
    const old = await readFacts(db);
    const statements = recorded(db);
    let before = old;
    for (const name of (await migrationNames()).slice((await migrationsIn(last)).length)) {
      const { unused } = (await importMigration(name)) as Pick<Step, 'unused'>;
      const [, applied] = await db.migrate.up({ migrationSource });
      expect(applied.map((path: string) => path.split('/').at(-1))).to.deep.equal([name]);
      const after = await readFacts(db);
      const step = { released: old, before, after, unused, statements };
      expect(refusals(step), name).to.deep.equal([]);
      before = after;
    }
  });

  describe('are refused', () => {
    let db: Knex;
    let old: Facts;

    before(async () => {
      db = await released((await releaseNames()).at(-1)!);
      old = await readFacts(db);
    });

    /** Migrations that must be refused, each with the reason. */
    const REFUSED: [sql: string, reason: string][] = [
      ['drop table saved_queries', 'removes or renames saved_queries'],
      ['alter table contacts rename to people_known', 'removes or renames contacts'],
      ['drop view quote_answers', 'removes or renames quote_answers'],
      ['alter table quotes drop column weight', 'removes or renames quotes.weight'],
      ['alter table quotes rename weight to mass', 'removes or renames quotes.weight'],
      [
        'drop function comparable_amount cascade',
        'removes or renames the function comparable_amount(',
      ],
      [
        'alter table users alter maiden_name type varchar(80)',
        'changes the type of users.maiden_name',
      ],
      ['alter table quotes alter weight type numeric(12, 4)', 'writes all rows of quotes again'],
      [
        'alter table carriers add column born timestamptz default clock_timestamp()',
        'writes all rows of carriers',
      ],
      [
        'alter table carriers add column code text not null',
        'adds carriers.code, which is required',
      ],
      ['alter table users alter phone set not null', 'to check users.phone for null'],
      [
        'alter table carriers add check (cost_per_mile < 100)',
        'to check carriers.carriers_cost_per_mile_check',
      ],
      [
        'alter table users add foreign key (phone) references secrets (name)',
        'to check users.users_phone_fkey',
      ],
      [
        'create index carriers_by_kind on carriers (carrier_type)',
        'locks carriers to build the index carriers_by_kind',
      ],
      [
        'alter table contacts add unique (id, company_id)',
        'locks contacts to build the index contacts_id_company_id_key',
      ],
    ];

    for (const [sql, reason] of REFUSED)
      it(`when they ${sql}`, async () => {
        expect((await refusalsOf(sql)).join('\n')).to.include(reason);
      });

    /** Migrations that the released version does not notice. */
    const ACCEPTED = [
      'create table notes (id uuid primary key, quote_id uuid not null unique, check (id <> quote_id))',
      'alter table carriers add column born date',
      `alter table carriers add column code text not null default 'x'`,
      'alter table carriers add check (cost_per_mile < 100) not valid',
      'create or replace view people as select id, first_name as name, carrier_id as employer_id, phone from users',
      'alter table users drop constraint users_phone_key',
    ];

    for (const sql of ACCEPTED)
      it(`not when they ${sql}`, async () => {
        expect(await refusalsOf(sql)).to.deep.equal([]);
      });

    it('not when a validated check comes before not null', async () => {
      const check = 'alter table companies add constraint named check (comercial_name is not null)';
      expect(
        await refusalsOf('alter table companies alter comercial_name set not null', check),
      ).to.deep.equal([]);
    });

    it('not when they remove what they say is no longer used', async () => {
      const sql = 'drop table saved_queries; alter table quotes drop column weight';
      expect(await refusalsOf(sql, 'select 1', ['saved_queries', 'quotes.weight'])).to.deep.equal(
        [],
      );
    });

    it('not when they build an index concurrently, also after a failed try', async () => {
      await db.raw('create index carriers_by_kind on carriers (nationality)');
      const statements = recorded(db);
      await addIndex(db, 'carriers_by_kind', 'on carriers (carrier_type)');
      const after = await readFacts(db);
      expect(after.indexes.get('carriers_by_kind')).to.equal('carriers');
      expect(refusals({ released: old, before: old, after, statements })).to.deep.equal([]);
      await db.raw('drop index carriers_by_kind');
    });

    async function refusalsOf(sql: string, preparation = 'select 1', unused: string[] = []) {
      const trx = await db.transaction();
      try {
        await trx.raw(preparation);
        const before = await readFacts(trx);
        await trx.raw(sql);
        return refusals({ released: old, before, after: await readFacts(trx), unused });
      } finally {
        await trx.rollback();
      }
    }
  });

  /** A new database with the schema of a release. */
  async function released(release: string): Promise<Knex> {
    const { server } = await testRun();
    const name = `anden_upgrade_${randomBytes(6).toString('hex')}`;
    await admin.raw('create database ??', [name]);
    const db = open(urlOf(server, name));
    databases.push({ name, db });
    const sql = await readFile(join(RELEASES, release), 'utf8');
    await db.raw(sql.replaceAll('?', '\\?'));
    return db;
  }
});

/** The statements that the database runs from now on. */
function recorded(db: Knex): string[] {
  const statements: string[] = [];
  db.on('query', ({ sql }) => statements.push(sql));
  return statements;
}

type Columns = Record<string, string[]>;

/**
 * Writes the demo data of today, without the tables and columns that the database does not have, and without loads by legs
 * where it knows none, because it refuses a load on its way without a carrier.
 */
async function writeDemoData(db: Knex): Promise<void> {
  const columns = await columnsOf(db);
  for (const [table, rows] of await demoRows(new Date())) {
    const known = columns[table];
    if (!known) continue;
    const storable = rows.filter(
      (row) => known.includes('by_legs') || !('byLegs' in row && row.byLegs),
    );
    const kept = storable.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => known.includes(snakeCase(name)))),
    );
    await db.batchInsert(table, kept, 200);
  }
}

async function columnsOf(db: Knex): Promise<Columns> {
  const rows = await db('information_schema.columns')
    .join('information_schema.tables as t', function () {
      this.on('t.tableName', 'columns.tableName').andOn('t.tableSchema', 'columns.tableSchema');
    })
    .where({ 'columns.tableSchema': 'public', tableType: 'BASE TABLE' })
    .whereNot('columns.tableName', 'like', 'knex_%')
    .select('columns.tableName', 'columnName');
  const columns: Columns = {};
  for (const { tableName, columnName } of rows) (columns[tableName] ??= []).push(columnName);
  return columns;
}

/** A checksum of the values of these columns, by table. */
async function contents(db: Knex, columns: Columns): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const [table, names] of Object.entries(columns)) {
    const row = `row(${names.join(', ')})::text`;
    const { rows } = await db.raw(
      `select count(*), md5(string_agg(${row}, ',' order by ${row})) as sum from ${table}`,
    );
    sums[table] = `${rows[0].count} ${rows[0].sum}`;
  }
  return sums;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** That loads have what their quotes say of the cargo, which earlier releases did not copy. */
async function expectCargoOfQuotes(db: Knex) {
  const { rows } = await db.raw(`
    select count(*)::int as loads, count(*) filter (where
      (shipments.packaging, shipments.spot, shipments.distance_km, shipments.target_rate, shipments.route_id)
      is distinct from (quotes.packaging, quotes.spot, quotes.distance_km, quotes.target_rate, quotes.route_id))::int as wrong
    from shipments join quotes on quotes.company_id = shipments.company_id and quotes.id = shipments.quote_id`);
  expect(rows[0].loads).to.be.above(10);
  expect(rows[0].wrong).to.equal(0);
}
