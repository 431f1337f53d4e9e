import type { Knex } from 'knex';

/** The bank accounts of carriers. A change is another row; which one is in use follows from `effective_at`. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table bank_accounts (
      id uuid primary key default uuid_v7(),
      carrier_id uuid not null references carriers on delete cascade,
      company_id uuid references companies,
      holder text not null check (holder <> '' and length(holder) <= 120),
      bank text not null check (bank <> '' and length(bank) <= 80),
      kind text not null check (kind in ('clabe', 'aba')),
      digits text not null check (digits ~ case kind when 'clabe' then '^[0-9]{18}$' else '^[0-9]{4,17}$' end),
      routing_number text check (routing_number ~ '^[0-9]{9}$'),
      currency text not null check (currency in ('MXN', 'USD')),
      status text not null default 'entered' check (status in ('entered', 'confirmed', 'rejected')),
      entered_by uuid not null references users,
      decided_by uuid references users,
      decided_at timestamptz,
      effective_at timestamptz,
      reason text check (length(reason) <= 500),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((kind = 'aba') = (routing_number is not null)),
      check ((status = 'confirmed') = (effective_at is not null)),
      check ((status = 'rejected') = (reason is not null)),
      check (status <> 'confirmed' or entered_by <> decided_by)
    );
    create unique index bank_accounts_one_entered on bank_accounts (carrier_id, currency) where status = 'entered';
    create index on bank_accounts (carrier_id, effective_at desc);
    create index on bank_accounts (company_id, id desc);
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table bank_accounts');
}
