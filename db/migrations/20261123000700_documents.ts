import type { Knex } from 'knex';

/** Carrier documents, one per type and carrier, and their versions, one per uploaded file. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table documents (
      id uuid primary key default uuid_v7(),
      carrier_id uuid not null references carriers on delete cascade,
      company_id uuid references companies,
      type text not null check (type in ('customer_packet', 'incorporation_act', 'official_id', 'insurance_cover',
        'wire_instructions', 'carrier_certificate', 'credit_application', 'proof_of_address', 'bank_statement',
        'legal_representative_id', 'positive_tax_compliance', 'security_certificates', 'tax_status_certificate',
        'transport_certificate')),
      status text check (status in ('pending', 'approved', 'rejected')),
      reason text check (length(reason) <= 500),
      file_name text,
      document_date date,
      expiration_date date,
      uploaded_at timestamptz,
      reviewed_at timestamptz,
      asked_at timestamptz,
      insured_amount numeric(13, 2) check (insured_amount > 0),
      insured_currency text check (insured_currency in ('MXN', 'USD')),
      certificates text[] not null default '{}' check (certificates <@ array['CTPAT', 'OEA']),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint documents_one_of_a_type unique (carrier_id, type) include (expiration_date),
      check ((insured_amount is null) = (insured_currency is null)),
      check ((status is null) = (uploaded_at is null)),
      check (status is not null or expiration_date is null),
      check (status <> 'approved' or expiration_date is not null),
      check ((status is not distinct from 'rejected') = (reason is not null))
    );
    create index documents_by_arrival on documents (uploaded_at desc nulls last, id desc) where status is not null;
    create index documents_of_network on documents (company_id, status);
    create index documents_waiting on documents (status) where status = 'pending';
    create index documents_by_expiration on documents (expiration_date) where expiration_date is not null;

    -- Sets company_id to the company in whose network the carrier is.
    create function documents_set_company() returns trigger language plpgsql as $$
      begin
        new.company_id := (select company_id from carriers where id = new.carrier_id);
        return new;
      end
    $$;

    create trigger documents_set_company before insert or update of carrier_id on documents
      for each row execute function documents_set_company();

    create table document_versions (
      id uuid primary key default uuid_v7(),
      document_id uuid not null references documents on delete cascade,
      number integer not null check (number > 0),
      status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'superseded')),
      file_key text not null check (file_key ~ '^[a-z0-9-]{4,80}$'),
      file_name text not null check (file_name <> ''),
      media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
      checksum text not null check (checksum ~ '^[0-9a-f]{64}$'),
      size integer not null check (size > 0),
      document_date date not null,
      expiration_date date check (expiration_date > document_date),
      reminded_days smallint check (reminded_days in (30, 14, 3, 0, -1)),
      reason text check (length(reason) <= 500),
      uploaded_by uuid references users,
      uploaded_at timestamptz not null default now(),
      reviewed_by uuid references users,
      reviewed_at timestamptz,
      reading jsonb,
      unique (document_id, number),
      check (status <> 'approved' or expiration_date is not null),
      check (status <> 'rejected' or reason is not null)
    );
    create unique index document_versions_one_waiting on document_versions (document_id) where status = 'pending';
    create unique index document_versions_one_approved on document_versions (document_id) where status = 'approved';
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table document_versions, documents; drop function documents_set_company');
}
