import type { Knex } from 'knex';

/** The people behind companies and carriers, and the catalogs of contact types, packaging and incidents. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table contact_types (
      id uuid primary key default uuid_v7(),
      code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
      name_es text not null check (name_es <> ''),
      name_en text not null check (name_en <> ''),
      audience text not null check (audience in ('brokers', 'carriers')),
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table packagings (
      id uuid primary key default uuid_v7(),
      code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
      name_es text not null check (name_es <> ''),
      name_en text not null check (name_en <> ''),
      length numeric(8, 2) check (length > 0),
      width numeric(8, 2) check (width > 0),
      height numeric(8, 2) check (height > 0),
      stackable boolean not null default false,
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table incidents (
      id uuid primary key default uuid_v7(),
      code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
      name_es text not null check (name_es <> ''),
      name_en text not null check (name_en <> ''),
      severity text not null check (severity in ('low', 'medium', 'high')),
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

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

    -- Each address and number of a contact once more, where it can be unique within its company or carrier.
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

    -- The broker whose customer or carrier the contact is of.
    create function contacts_take_owner() returns trigger language plpgsql as $$
      begin
        new.owner_company_id := coalesce(
          (select owner_company_id from companies where id = new.company_id),
          (select company_id from carriers where id = new.carrier_id));
        return new;
      end
    $$;
    create trigger contacts_take_owner before insert or update of company_id, carrier_id on contacts
      for each row execute function contacts_take_owner();

    create function contacts_claim() returns trigger language plpgsql as $$
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
    create trigger contacts_claim
      after insert or update of company_id, carrier_id, emails, phones, archived_at on contacts
      for each row execute function contacts_claim();
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop table contact_phones, contact_emails, contacts, incidents, packagings, contact_types;
    drop function contacts_claim, contacts_take_owner;
  `);
}
