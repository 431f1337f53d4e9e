import type { Knex } from 'knex';

/** The history of records: who changed what, when, from what to what. Written once, never changed. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table changes (
      id uuid primary key default uuid_v7(),
      entity text not null,
      entity_id uuid not null,
      version integer not null,
      user_id uuid references users,
      action text not null check (action in ('created', 'updated', 'archived')),
      before jsonb not null check (jsonb_typeof(before) = 'object'),
      after jsonb not null check (jsonb_typeof(after) = 'object'),
      created_at timestamptz not null default now()
    );
    create index on changes (entity, entity_id, created_at desc, id desc);

    create function refuse_rewriting() returns trigger language plpgsql as $$
      begin
        raise exception 'History is not rewritten.';
      end
    $$;
    create trigger changes_are_final before update or delete on changes
      for each row execute function refuse_rewriting();

    -- The keys of one object that the other has differently or not at all.
    create function difference(mine jsonb, other jsonb) returns jsonb
      language sql immutable strict parallel safe
      as $$ select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(mine)
            where value is distinct from other -> key $$;
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table changes; drop function refuse_rewriting, difference;');
}
