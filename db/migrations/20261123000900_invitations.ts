import type { Knex } from 'knex';

/** Each carrier's invitation to a quote, and the versions of its rate. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table invitations (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      quote_id uuid not null,
      carrier_id uuid not null references carriers,
      status text not null default 'pending' check (status in
        ('pending', 'sent', 'in_contact', 'available', 'rated', 'assigned',
         'not_available', 'rejected_by_carrier', 'rejected', 'dismissed', 'answered')),
      wave integer not null default 1 check (wave > 0),
      wave_minutes integer check (wave_minutes between 5 and 1440),
      starts_now boolean not null default false,
      sent_at timestamptz,
      starts_at timestamptz check (starts_at > sent_at and starts_at < deadline_at),
      is_out boolean not null generated always as (sent_at is not null) stored,
      deadline_at timestamptz,
      opened_at timestamptz,
      answered_at timestamptz,
      first_rate_at timestamptz,
      response_seconds numeric generated always as (
        case when first_rate_at >= sent_at then
          extract(epoch from first_rate_at - least(first_rate_at, coalesce(starts_at, sent_at))) end) stored,
      reminded_at timestamptz,
      closed_at timestamptz,
      close_reason text,
      comment text check (length(comment) <= 500),
      rank integer check (rank > 0),
      distance_percent numeric(7, 2),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      unique (quote_id, company_id, carrier_id),
      foreign key (company_id, quote_id) references quotes (company_id, id)
    );
    create unique index invitations_one_award on invitations (company_id, quote_id) where status = 'assigned';
    create index on invitations (carrier_id, status, sent_at desc);
    create index on invitations (company_id, status, sent_at desc);
    create index invitations_newest on invitations (company_id, sent_at desc nulls last, id desc);
    create index on invitations (company_id, carrier_id);
    create index invitations_response on invitations (company_id, carrier_id, response_seconds)
      where response_seconds is not null;
    create index invitations_running on invitations (deadline_at)
      where status in ('sent', 'in_contact', 'available');

    create table rates (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      invitation_id uuid not null,
      version integer not null check (version > 0),
      currency text not null check (currency in ('MXN', 'USD')),
      all_in numeric(14, 2) check (all_in > 0),
      linehaul numeric(14, 2) check (linehaul > 0),
      fuel_surcharge numeric(14, 2) check (fuel_surcharge >= 0),
      border_crossing numeric(14, 2) check (border_crossing >= 0),
      tolls numeric(14, 2) check (tolls >= 0),
      accessorials numeric(14, 2) check (accessorials >= 0),
      total numeric(14, 2) not null generated always as (coalesce(all_in, linehaul
        + coalesce(fuel_surcharge, 0) + coalesce(border_crossing, 0) + coalesce(tolls, 0) + coalesce(accessorials, 0))) stored,
      transit_days integer check (transit_days between 0 and 60),
      comment text check (length(comment) <= 500),
      late boolean not null default false,
      created_by uuid references users,
      created_at timestamptz not null default now(),
      primary key (id, company_id),
      unique (invitation_id, company_id, version),
      foreign key (company_id, invitation_id) references invitations (company_id, id),
      constraint rates_all_in_or_parts check ((all_in is null) <> (linehaul is null)
        and (all_in is null or num_nonnulls(fuel_surcharge, border_crossing, tolls, accessorials) = 0))
    );
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table rates, invitations');
}
