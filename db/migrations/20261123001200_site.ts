import type { Knex } from 'knex';

/** The requests of visitors of the public site, and the unfinished registrations of carriers. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table inquiries (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      kind text not null check (kind in
        ('contact', 'demo', 'quote_request', 'route_offer', 'carrier_registration', 'plan_upgrade')),
      status text not null default 'new' check (status in ('new', 'assigned', 'done')),
      name text not null check (name ~ '[^[:space:]]'),
      company_name text,
      email citext not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
      phone text check (phone ~ '^(52|1)[0-9]{10}$'),
      audience text check (audience in ('shipper', 'broker', 'carrier')),
      message text check (length(message) <= 500),
      language text not null default 'es' check (language in ('es', 'en')),
      lane jsonb check (is_place(lane->'origin') and is_place(lane->'destination')),
      quote_id uuid,
      route_id uuid,
      carrier_id uuid references carriers,
      customer_id uuid references companies,
      assigned_to uuid references users,
      comment text check (length(comment) <= 500),
      form_nonce text,
      form_hash text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      unique (company_id, quote_id),
      unique (company_id, route_id),
      unique (company_id, form_nonce),
      foreign key (company_id, quote_id) references quotes (company_id, id),
      foreign key (company_id, route_id) references routes (company_id, id),
      constraint inquiries_assigned_to_somebody check (status <> 'assigned' or assigned_to is not null),
      check ((kind = 'route_offer') = (lane is not null)),
      check (kind <> 'quote_request' or quote_id is not null),
      check (kind <> 'carrier_registration' or carrier_id is not null),
      check (kind <> 'plan_upgrade' or customer_id is not null)
    );
    create index on inquiries (status, created_at desc);
    create index on inquiries (carrier_id);
    create index on inquiries (customer_id);

    create table registrations (
      id uuid primary key default uuid_v7(),
      token_hash text not null unique,
      expires_at timestamptz not null,
      email citext not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
      language text not null default 'es' check (language in ('es', 'en')),
      step integer not null default 1 check (step between 1 and 5),
      fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
      form_nonce text unique,
      terms_accepted_at timestamptz,
      carrier_id uuid references carriers,
      finished_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((finished_at is null) = (carrier_id is null)),
      constraint registrations_accept_terms check (finished_at is null or terms_accepted_at is not null)
    );
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table registrations, inquiries');
}
