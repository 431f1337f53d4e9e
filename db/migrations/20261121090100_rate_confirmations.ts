import type { Knex } from 'knex';

/** What broker and carrier agree on for a load: numbered revisions whose content and hash never change. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table rate_confirmations (
      id uuid primary key default uuid_v7(),
      shipment_id uuid not null references shipments,
      revision integer not null check (revision > 0),
      content jsonb not null,
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      issued_at timestamptz not null,
      issued_by uuid references users,
      accepted_at timestamptz,
      accepted_by uuid references users,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (shipment_id, revision),
      check ((accepted_at is null) = (accepted_by is null))
    );

    create function refuse_other_content() returns trigger language plpgsql as $$
      begin
        if (old.content, old.hash, old.revision, old.shipment_id, old.issued_at)
          is distinct from (new.content, new.hash, new.revision, new.shipment_id, new.issued_at)
          or old.accepted_at is not null and new.accepted_at is distinct from old.accepted_at
        then raise exception 'What was agreed on is not rewritten.';
        end if;
        return new;
      end
    $$;
    create trigger rate_confirmations_are_final before update on rate_confirmations
      for each row execute function refuse_other_content();
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table rate_confirmations; drop function refuse_other_content;');
}
