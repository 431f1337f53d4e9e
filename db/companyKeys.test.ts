import { expect } from 'chai';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { open } from './connect.ts';
import { placesOf, type Places } from './distributed/tables.ts';
import { startPostgres } from './postgres.ts';
import { migrateLatest } from './schema.ts';

describe('The keys of the quoting side', function () {
  this.timeout(30_000);
  let dataDir: string;
  let stop: () => Promise<void>;
  let db: Knex;
  let places: Places;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'anden-keys-'));
    const postgres = await startPostgres({ dataDir });
    stop = postgres.stop;
    db = open(postgres.url);
    await migrateLatest(db);
    places = await placesOf(db);
  });

  after(async () => {
    await db.destroy();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const names = async (sql: string, trx = db): Promise<string[]> =>
    (await trx.raw(sql, { tables: places.distributed })).rows.map(
      ({ name }: { name: string }) => name,
    );

  const uniqueWithout = `select indexrelid::regclass::text as name from pg_index
    join pg_class c on c.oid = indrelid
    where (indisunique or indisprimary) and c.relname = any(:tables)
      and not exists (select from pg_attribute a
        where a.attrelid = indrelid and a.attname = 'company_id' and a.attnum = any(indkey))`;

  const foreignWithout = `select conname as name from pg_constraint
    join pg_class mine on mine.oid = conrelid
    join pg_class other on other.oid = confrelid
    where contype = 'f' and other.relname = any(:tables) and not (mine.relname = any(:tables)
      and exists (select from unnest(conkey, confkey) as pair (here, there)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = here and a.attname = 'company_id'
        join pg_attribute b on b.attrelid = confrelid and b.attnum = there and b.attname = 'company_id'))`;

  const triggersThatRead = `select tgname as name from pg_trigger
    join pg_class c on c.oid = tgrelid
    join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and c.relname = any(:tables)
      and prosrc ~* ('(from|join|into|update)\\s+(' || array_to_string(:tables::text[], '|') || ')\\M')`;

  it('contain the company id in the tables of quotes and of loads', () => {
    expect(places.distributed).to.include.members(['quotes', 'invitations', 'shipments']);
    expect(places.distributed).to.include.members(['quote_stops', 'route_stops', 'shipment_stops']);
  });

  it('show, with the lists in distributed/tables.ts, where each table belongs on a distributed database', () => {
    expect(places.unclassified).to.deep.equal([]);
  });

  it('tell the directory, which every server has, from what the coordinator alone needs', () => {
    expect(places.reference).to.include.members(['companies', 'carriers', 'users', 'equipments']);
    expect(places.local).to.include.members(['mails', 'notifications', 'imports']);
  });

  it('contain the company id when they are unique', async () => {
    expect(await names(uniqueWithout)).to.deep.equal([]);
  });

  it('contain the company id when they are foreign keys, and no other table refers to these tables', async () => {
    expect(await names(foreignWithout)).to.deep.equal([]);
  });

  it('are enforced without triggers that read another of these tables', async () => {
    expect(await names(triggersThatRead)).to.deep.equal([]);
  });

  it('tell of a table that no list names', async () => {
    const trx = await db.transaction();
    await trx.raw('create table forgotten (id uuid primary key)');
    expect((await placesOf(trx)).unclassified).to.deep.equal(['forgotten']);
    await trx.rollback();
  });

  it('are reported when the company id is missing', async () => {
    const trx = await db.transaction();
    await trx.raw(`
      create unique index only_id on rates (id);
      create table notes (quote_id uuid, company_id uuid,
        constraint of_quote foreign key (quote_id, company_id) references quotes (id, company_id));
      create function peeks() returns trigger language plpgsql as
        $$ begin perform 1 from quotes where id = new.id; return new; end $$;
      create trigger peeking before insert on rates for each row execute function peeks();`);
    const found: string[] = [];
    for (const sql of [uniqueWithout, foreignWithout, triggersThatRead])
      found.push(...(await names(sql, trx)));
    await trx.rollback();
    expect(found).to.deep.equal(['only_id', 'of_quote', 'peeking']);
  });
});
