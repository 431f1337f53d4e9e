import type { Knex } from 'knex';

/** The evidence that carriers show at delivery, and what was agreed of it. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table evidence (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      shipment_id uuid not null,
      carrier_id uuid not null references carriers,
      type text not null check (type ~ '^[a-z_]+$'),
      status text not null default 'missing'
        check (status in ('missing', 'pending', 'accepted', 'rejected', 'waived')),
      -- The files of a round are reviewed together; after a rejection the next file begins another one.
      round integer not null default 1 check (round > 0),
      sent_at timestamptz,
      -- Until when the broker has to review what was sent.
      review_by timestamptz,
      reminded_at timestamptz,
      reason text check (length(reason) between 1 and 500),
      reviewed_at timestamptz,
      reviewed_by uuid references users,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      unique (shipment_id, company_id, carrier_id, type),
      foreign key (company_id, shipment_id) references shipments (company_id, id),
      check (status not in ('rejected', 'waived') or reason is not null),
      check (status <> 'pending' or (sent_at is not null and review_by is not null))
    );
    create index on evidence (review_by) where status = 'pending' and reminded_at is null;

    create table evidence_files (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      evidence_id uuid not null,
      round integer not null check (round > 0),
      file_key text not null check (file_key ~ '^[a-z0-9-]{4,80}$'),
      file_name text not null check (length(file_name) between 1 and 255),
      media_type text not null,
      size integer not null check (size > 0),
      checksum text not null check (checksum ~ '^[0-9a-f]{64}$'),
      -- When and where the phone says that the photo was taken.
      taken_at timestamptz,
      latitude numeric(9, 6) check (latitude between -90 and 90),
      longitude numeric(9, 6) check (longitude between -180 and 180),
      sent_at timestamptz not null,
      sent_by uuid references users,
      -- What the file says, as far as a program can read it.
      reading jsonb,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      -- The same file is kept once, however often a phone sends it.
      unique (evidence_id, company_id, round, checksum),
      foreign key (company_id, evidence_id) references evidence (company_id, id),
      check ((latitude is null) = (longitude is null))
    );
    create index on evidence_files (file_key);
    create index on evidence_files (company_id, (reading->>'uuid')) where reading->>'uuid' is not null;

    -- What the present carrier of a load has agreed to: the latest revision of its rate confirmation.
    create view agreed_terms as
    select distinct on (made.company_id, made.shipment_id)
      made.company_id, made.shipment_id, shipments.carrier_id, shipments.status as shipment_status,
      made.content->'terms' as terms, made.content->'price' as price, made.accepted_at
    from rate_confirmations made
      join shipments on shipments.company_id = made.company_id and shipments.id = made.shipment_id
    where shipments.carrier_id is not null
      and made.created_at >= coalesce(shipments.carrier_since, '-infinity')
    order by made.company_id, made.shipment_id, made.revision desc;

    -- Each type of evidence that was agreed for a load, in the order of the rate confirmation, and how it stands.
    create view load_evidence as
    select agreed_terms.company_id, agreed_terms.shipment_id, agreed_terms.carrier_id,
      agreed.type, agreed.position, evidence.id, coalesce(evidence.status, 'missing') as status
    from agreed_terms
      cross join jsonb_array_elements_text(agreed_terms.terms->'evidence')
        with ordinality as agreed (type, position)
      left join evidence on evidence.company_id = agreed_terms.company_id
        and evidence.shipment_id = agreed_terms.shipment_id
        and evidence.carrier_id = agreed_terms.carrier_id and evidence.type = agreed.type;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop view load_evidence, agreed_terms;
    drop table evidence_files, evidence;
  `);
}
