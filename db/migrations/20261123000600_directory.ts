import type { Knex } from 'knex';

/** The contacts of companies and carriers, and the locations of companies. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table contacts (
      id uuid primary key default uuid_v7(),
      company_id uuid references companies,
      carrier_id uuid references carriers,
      owner_id uuid not null generated always as (coalesce(company_id, carrier_id)) stored,
      owner_company_id uuid references companies,
      contact_type_id uuid references contact_types,
      name text not null check (name <> ''),
      position text,
      emails text[] not null default '{}' check (cardinality(emails) <= 5),
      phones text[] not null default '{}' check (cardinality(phones) <= 5),
      language text not null default 'es' check (language in ('es', 'en')),
      comment text check (length(comment) <= 500),
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint contacts_one_owner check (num_nonnulls(company_id, carrier_id) = 1)
    );
    create index on contacts (company_id, name);
    create index on contacts (carrier_id, name);
    create index on contacts (owner_company_id, name);
    create index on contacts (contact_type_id);

    create table contact_emails (
      owner_id uuid not null,
      email citext not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
      contact_id uuid not null references contacts on delete cascade,
      primary key (owner_id, email)
    );
    create index on contact_emails (contact_id);

    create table contact_phones (
      owner_id uuid not null,
      phone text not null check (phone ~ '^(52|1)[0-9]{10}$'),
      contact_id uuid not null references contacts on delete cascade,
      primary key (owner_id, phone)
    );
    create index on contact_phones (contact_id);
    create index on contact_phones (phone);

    -- Sets owner_company_id: the broker to which the contact's customer or carrier belongs.
    create function contacts_set_owner() returns trigger language plpgsql as $$
      begin
        new.owner_company_id := coalesce(
          (select owner_company_id from companies where id = new.company_id),
          (select company_id from carriers where id = new.carrier_id));
        return new;
      end
    $$;

    create trigger contacts_set_owner before insert or update of company_id, carrier_id on contacts
      for each row execute function contacts_set_owner();

    -- Writes a contact's e-mail addresses and phone numbers to the tables in which they are unique per owner.
    create function contacts_save_addresses() returns trigger language plpgsql as $$
      begin
        delete from contact_emails where contact_id = new.id;
        delete from contact_phones where contact_id = new.id;
        if new.archived_at is null then
          insert into contact_emails (owner_id, email, contact_id)
            select new.owner_id, email, new.id from unnest(new.emails) as email;
          insert into contact_phones (owner_id, phone, contact_id)
            select new.owner_id, phone, new.id from unnest(new.phones) as phone;
        end if;
        return null;
      end
    $$;

    create trigger contacts_save_addresses
      after insert or update of company_id, carrier_id, emails, phones, archived_at on contacts
      for each row execute function contacts_save_addresses();

    create table locations (
      id uuid primary key default uuid_v7(),
      company_id uuid not null references companies,
      customer_id uuid references companies,
      name text not null check (name <> ''),
      kind text not null default 'warehouse' check (kind in ('plant', 'warehouse', 'yard', 'border_crossing', 'port', 'other')),
      street text,
      city text not null check (city <> ''),
      state text not null check (state ~ '^(MX|US)-[A-Z]{2,3}$'),
      country text not null check (country = left(state, 2)),
      postal_code text check (postal_code ~ (case country when 'US' then '^[0-9]{5}(-[0-9]{4}){0,1}$' else '^[0-9]{5}$' end)),
      latitude numeric(8, 5) check (latitude between -90 and 90),
      longitude numeric(8, 5) check (longitude between -180 and 180),
      time_zone text not null default 'America/Monterrey',
      operation_zone text,
      hours text,
      comment text check (length(comment) <= 500),
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((latitude is null) = (longitude is null))
    );
    create index on locations (company_id, name);
    create index on locations (company_id, folded(name));
    create index on locations using gin ((folded(name || ' ' || city)) gin_trgm_ops);
  `);
}

export async function down(knex: Knex) {
  await knex.raw(
    'drop table locations, contact_phones, contact_emails, contacts; drop function contacts_save_addresses, contacts_set_owner',
  );
}
