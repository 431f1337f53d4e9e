import type { Knex } from 'knex';

/** The accessorials that carriers ask for, and what a closed load is paid with. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table accessorials (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      shipment_id uuid not null,
      carrier_id uuid not null references carriers,
      kind text not null check (kind ~ '^[a-z_]+$'),
      amount numeric(14, 2) not null check (amount > 0),
      currency text not null check (currency in ('MXN', 'USD')),
      comment text check (length(comment) <= 500),
      -- The stop and the minutes of a detention that was computed from the times of the load.
      stop text check (stop in ('pickup', 'delivery')),
      minutes integer check (minutes > 0),
      status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
      reason text check (length(reason) between 1 and 500),
      requested_at timestamptz not null,
      requested_by uuid references users,
      reviewed_at timestamptz,
      reviewed_by uuid references users,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      foreign key (company_id, shipment_id) references shipments (company_id, id),
      check (status <> 'rejected' or reason is not null),
      check ((stop is null) = (minutes is null))
    );
    create index on accessorials (shipment_id, company_id);
    -- The detention of a stop is asked for once, unless it was rejected or withdrawn.
    create unique index accessorials_detention on accessorials (shipment_id, company_id, carrier_id, stop)
      where status in ('pending', 'approved');

    create table accessorial_files (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      accessorial_id uuid not null,
      file_key text not null check (file_key ~ '^[a-z0-9-]{4,80}$'),
      file_name text not null check (length(file_name) between 1 and 255),
      media_type text not null,
      size integer not null check (size > 0),
      checksum text not null check (checksum ~ '^[0-9a-f]{64}$'),
      sent_at timestamptz not null,
      sent_by uuid references users,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      unique (accessorial_id, company_id, checksum),
      foreign key (company_id, accessorial_id) references accessorials (company_id, id)
    );
    create index on accessorial_files (file_key);

    create table payments (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      shipment_id uuid not null,
      carrier_id uuid not null references carriers,
      paid_on date not null,
      reference text not null check (length(reference) between 1 and 60),
      amount numeric(14, 2) not null check (amount >= 0),
      currency text not null check (currency in ('MXN', 'USD')),
      marked_by uuid references users,
      -- When somebody took the mark back; a payment that counts has none.
      undone_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      foreign key (company_id, shipment_id) references shipments (company_id, id)
    );
    create unique index payments_once on payments (shipment_id, company_id) where undone_at is null;

    -- What the carrier of each closed load is owed, and whether it was paid.
    create view settlements as
    select shipments.id, shipments.company_id, shipments.version, shipments.created_at, shipments.updated_at,
      shipments.reference, shipments.carrier_id, shipments.origin, shipments.destination, shipments.delivered_at,
      agreed.currency, agreed.amount as agreed_amount, extras.amount as accessorials_amount,
      agreed.amount + extras.amount as total, agreed.payment_days, proofs.complete_at,
      (proofs.complete_at at time zone 'America/Mexico_City')::date + agreed.payment_days as due_date,
      payments.paid_on, payments.reference as payment_reference, payments.amount as paid_amount,
      case when payments.id is not null then 'paid'
        when (proofs.complete_at at time zone 'America/Mexico_City')::date + agreed.payment_days < today()
          then 'overdue'
        else 'due' end as status
    from shipments
      cross join lateral (
        select coalesce(max(terms.price->>'currency'), shipments.currency) as currency,
          coalesce(max((terms.price->>'total')::numeric), shipments.purchase_cost, 0) as amount,
          coalesce(max((terms.terms->>'paymentDays')::int), 30) as payment_days
        from agreed_terms terms
        where terms.company_id = shipments.company_id and terms.shipment_id = shipments.id) as agreed
      cross join lateral (
        select coalesce(sum(accessorials.amount), 0) as amount from accessorials
        where accessorials.company_id = shipments.company_id and accessorials.shipment_id = shipments.id
          and accessorials.carrier_id = shipments.carrier_id and accessorials.status = 'approved') as extras
      cross join lateral (
        select coalesce(max(evidence.reviewed_at), shipments.delivered_at, shipments.updated_at) as complete_at
        from evidence
        where evidence.company_id = shipments.company_id and evidence.shipment_id = shipments.id
          and evidence.carrier_id = shipments.carrier_id and evidence.status in ('accepted', 'waived')) as proofs
      left join payments on payments.company_id = shipments.company_id and payments.shipment_id = shipments.id
        and payments.undone_at is null
    where shipments.status = 'closed' and shipments.carrier_id is not null;
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop view settlements; drop table payments, accessorial_files, accessorials;');
}
