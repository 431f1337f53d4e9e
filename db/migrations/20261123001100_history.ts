import type { Knex } from 'knex';

/** Events (changes of status) and changes (changes of fields); rows of both are only inserted. */
export async function up(knex: Knex) {
  await knex.raw(`
    -- link_party_id is the carrier or the customer whose public link caused the change, api_key_id the key of the user's
    -- program.
    create table events (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      entity text not null check (entity in ('quotes', 'invitations', 'shipments')),
      entity_id uuid not null,
      from_status text,
      to_status text not null,
      reason text,
      comment text check (length(comment) <= 500),
      user_id uuid references users,
      link_party_id uuid,
      api_key_id uuid references api_keys,
      created_at timestamptz not null default now(),
      primary key (id, company_id),
      check (num_nonnulls(user_id, link_party_id) < 2)
    );
    create index on events (entity_id, company_id, created_at);
    create index events_of_company on events (company_id, created_at desc, id desc);
    create index on events (user_id, created_at);
    create index events_in_time on events (created_at desc, id desc);

    create view history as
    select events.id, events.created_at, events.company_id, events.entity, events.entity_id,
      events.from_status, events.to_status, events.reason, events.comment, events.user_id, events.link_party_id, events.api_key_id,
      quotes.id as quote_id, invitations.id as invitation_id, shipments.id as shipment_id,
      coalesce(quotes.customer_id, shipments.customer_id) as customer_id,
      coalesce(invitations.carrier_id, case
        when shipments.carrier_since is null or events.created_at >= shipments.carrier_since
        then shipments.carrier_id end) as carrier_id
    from events
      left join invitations on events.entity = 'invitations'
        and invitations.company_id = events.company_id and invitations.id = events.entity_id
      left join shipments on events.entity = 'shipments'
        and shipments.company_id = events.company_id and shipments.id = events.entity_id
      left join quotes on quotes.company_id = events.company_id and quotes.id = case events.entity
        when 'quotes' then events.entity_id
        when 'invitations' then invitations.quote_id
        else shipments.quote_id end;

    -- company_id is the record's company in the quoting side, and the nil UUID for records of the directory.
    create table changes (
      company_id uuid not null default '00000000-0000-0000-0000-000000000000',
      id uuid not null default uuid_v7(),
      entity text not null,
      entity_id uuid not null,
      version integer not null,
      user_id uuid references users,
      api_key_id uuid references api_keys,
      action text not null check (action in ('created', 'updated', 'archived')),
      before jsonb not null check (jsonb_typeof(before) = 'object'),
      after jsonb not null check (jsonb_typeof(after) = 'object'),
      created_at timestamptz not null default now(),
      primary key (id, company_id)
    ) partition by range (id);
    create index on changes (entity_id, entity, company_id, created_at desc, id desc);
    create index on changes (user_id, created_at);

    create function refuse_history_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and current_setting('anden.erasing', true) = 'on' then return new; end if;
        raise exception 'A recorded change is never rewritten.';
      end
    $$;

    create trigger changes_are_final before update or delete on changes
      for each row execute function refuse_history_change();

    -- The security log: who did what, with which record, from where. Rows are never changed, and deleted by age only.
    create table security_events (
      id uuid primary key default uuid_v7(),
      created_at timestamptz not null default now(),
      event text not null check (event in
        ('sign_in', 'sign_out', 'reuse', 'refused', 'rights', 'export', 'download', 'personal_data')),
      operation text not null,
      user_id uuid references users,
      api_key_id uuid references api_keys,
      entity_id uuid,
      code text,
      address inet
    );
    create index on security_events (created_at desc, id desc);
    create index on security_events (user_id, created_at desc);

    create function refuse_security_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.created_at < now() - interval '30 days' then return old; end if;
        raise exception 'The security log is not rewritten, and keeps its rows for 30 days at least.';
      end
    $$;

    create trigger security_events_are_final before update or delete on security_events
      for each row execute function refuse_security_change();

    -- Takes the rows for which no monthly partition exists; empty as long as the job creates partitions in time.
    create table changes_default partition of changes default;

    -- The smallest UUIDv7 with this time.
    create function uuid_v7_at(moment timestamptz) returns uuid language sql immutable parallel safe as $$
      select rpad(lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0'), 32, '0')::uuid
    $$;

    -- Creates the partition of the month that begins on this day (UTC) unless it exists, and moves the rows of that month
    -- from the default partition into it. Returns whether it created one.
    create function add_changes_partition(month date) returns boolean language plpgsql as $$
      declare
        name text := 'changes_' || to_char(month, 'YYYY_MM');
        first uuid := uuid_v7_at(month::timestamp at time zone 'UTC');
        next uuid := uuid_v7_at((month + interval '1 month') at time zone 'UTC');
      begin
        perform pg_advisory_xact_lock(hashtext('add_changes_partition'));
        if to_regclass(name) is not null then return false; end if;
        execute format('create table %I (like changes including all)', name);
        if exists (select from changes_default where id >= first and id < next) then
          alter table changes_default disable trigger changes_are_final;
          execute format('with moved as (delete from changes_default where id >= %L and id < %L returning *)
            insert into %I select * from moved', first, next, name);
          alter table changes_default enable trigger changes_are_final;
        end if;
        execute format('alter table changes attach partition %I for values from (%L) to (%L)', name, first, next);
        return true;
      end
    $$;
    select add_changes_partition(month::date)
    from generate_series(date_trunc('month', now() at time zone 'UTC'),
      date_trunc('month', now() at time zone 'UTC') + interval '3 months', interval '1 month') as month;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(
    'drop table security_events, changes; drop view history; drop table events; drop function add_changes_partition, uuid_v7_at, refuse_history_change, refuse_security_change',
  );
}
