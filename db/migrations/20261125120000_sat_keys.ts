import type { Knex } from 'knex';

/** The keys of SAT's large catalogs that staff load from its files, and what an upload says of its whole file. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table sat_keys (
      id uuid primary key default uuid_v7(),
      catalog text not null check (catalog ~ '^[a-zA-Z]{1,20}$'),
      key text not null check (key <> '' and length(key) <= 20),
      name text not null check (name <> '' and length(name) <= 400),
      -- What a rule needs to know of the key: whether a product is hazmat, the state of a postal code.
      trait text check (length(trait) <= 40),
      -- Other words by which it is found.
      similar_words text check (length(similar_words) <= 4000),
      valid_from date,
      -- The last day on which it is valid.
      valid_until date,
      -- The last edition of the catalog that has it: where it was published, and when.
      source text not null check (source <> '' and length(source) <= 80),
      dated date not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (catalog, key)
    );
    create index on sat_keys (catalog, dated);
    create index on sat_keys using gin ((folded(key || ' ' || name || ' ' || coalesce(similar_words, ''))) gin_trgm_ops);

    alter table imports add details jsonb;
    -- Which records can be imported is in the program.
    alter table imports drop constraint imports_resource_check;
    alter table imports add constraint imports_resource_check check (resource ~ '^[a-z_]{1,40}$') not valid;
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table sat_keys; alter table imports drop details');
}
