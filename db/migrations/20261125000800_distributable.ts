import type { Knex } from 'knex';

/**
 * Functions and a view in a shape that a distributed database can also run: there, no subquery without a table may be
 * correlated, a function in SQL may not read tables with the values of its parameters, and a statement may not move rows.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    -- How far an amount lies above (+) or below (-) a base in percent, up to 99,999.99; null where one is missing or the
    -- base is 0.
    create function percent_above(amount numeric, base numeric) returns numeric
      language sql immutable parallel safe
      return case when amount is not null and base <> 0
        then least(round((amount / base - 1) * 100, 4), 99999.99) end;

    create or replace view absences as
      select users.id as user_id, users.away_until, colleague.id as colleague_id
      from users
        join employers on employers.id = coalesce(users.company_id, users.carrier_id)
        left join users colleague on colleague.id = users.covered_by
          and colleague.archived_at is null and colleague.access_type = 'full'
          and coalesce(colleague.company_id, colleague.carrier_id) = employers.id
          and ((now() at time zone coalesce(employers.time_zone, 'America/Mexico_City'))::date
            between colleague.away_from and colleague.away_until) is not true
      where (now() at time zone coalesce(employers.time_zone, 'America/Mexico_City'))::date
        between users.away_from and users.away_until;

    create or replace function add_changes_partition(month date) returns boolean language plpgsql as $$
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
          execute format('insert into %I select * from changes_default where id >= %L and id < %L', name, first, next);
          execute format('delete from changes_default where id >= %L and id < %L', first, next);
          alter table changes_default enable trigger changes_are_final;
        end if;
        execute format('alter table changes attach partition %I for values from (%L) to (%L)', name, first, next);
        return true;
      end
    $$;
  `);
  await knex.raw(DOCUMENTS_FOR);
  await knex.raw(LACKING_DOCUMENTS);
  await knex.raw(WORK);
}

export async function down(knex: Knex) {
  await knex.raw(`drop function stopped_work_of, assigned_loads_of, open_invitations_of, lacking_documents,
    percent_above`);
}

/** Gives `documents_for` another language, with the query that it has. */
const DOCUMENTS_FOR = `
  do $do$ begin
    execute format($sql$
      create or replace function documents_for(for_company uuid, for_carrier uuid) returns table (
        type text, status text, expiration_date date, insured_amount numeric, insured_currency text, certificates text[]
      ) language plpgsql stable as %L $sql$,
      '#variable_conflict use_column begin return query '
        || (select prosrc from pg_proc where oid = 'documents_for'::regproc) || '; end');
  end $do$`;

/**
 * Which of the needed documents of a carrier do not hold for a company through the day of a delivery, and why, as a JSON list
 * in the order of `needed`. A version that waits for its review comes first: reviewing it may solve it.
 */
const LACKING_DOCUMENTS = `
  create function lacking_documents(
    for_company uuid, for_carrier uuid, for_customer uuid, delivery date, needed text[]
  ) returns json language plpgsql stable as $$
    declare
      customer companies;
      until date := greatest(today(), delivery);
      pesos numeric := (select mxn_per_usd from exchange_rates where archived_at is null order by date desc limit 1);
    begin
      select * into customer from companies where id = for_customer;
      return (
        with held as (
          select asked.type, asked.place, documents.status, documents.expiration_date, case asked.type
              when 'insurance_cover' then customer.demanded_insured_amount is not null and coalesce(comparable_amount(
                documents.insured_amount, documents.insured_currency, customer.currency, pesos), 0)
                < customer.demanded_insured_amount
              when 'security_certificates' then
                not arraycontains(documents.certificates, customer.demanded_certificates)
              else false end as is_too_little
          from unnest(needed) with ordinality as asked (type, place)
            left join documents_for(for_company, for_carrier) as documents on documents.type = asked.type)
        select coalesce(json_agg(json_build_object('type', type, 'state', case
            when status = 'pending' then 'pending'
            when expiration_date >= until then
              case type when 'insurance_cover' then 'insured_too_low' else 'certificate_missing' end
            when expiration_date >= today() then 'expires_before_delivery'
            when expiration_date is not null then 'expired'
            when status = 'rejected' then 'rejected'
            else 'missing' end, 'expirationDate', expiration_date) order by place), '[]')
        from held where coalesce(expiration_date < until, true) or is_too_little);
    end
  $$`;

/** What a carrier has to do, as values: a statement over the directory cannot be joined with tables of many companies. */
const WORK = `
  -- The number of requests that a carrier may still win.
  create function open_invitations_of(carrier uuid) returns integer language plpgsql stable as $$
    begin
      return (select count(*) from invitations join carriers on carriers.id = invitations.carrier_id
        where invitations.carrier_id = carrier
          and invitations.company_id = coalesce(carriers.company_id, invitations.company_id)
          and invitations.status in ('pending', 'sent', 'in_contact', 'available', 'rated'));
    end
  $$;

  -- The number of loads that a carrier has and has not delivered.
  create function assigned_loads_of(carrier uuid) returns integer language plpgsql stable as $$
    begin
      return (select count(*) from shipments join carriers on carriers.id = shipments.carrier_id
        where shipments.carrier_id = carrier
          and shipments.company_id = coalesce(carriers.company_id, shipments.company_id)
          and shipments.status in ('assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery'));
    end
  $$;

  -- The number of a carrier's open requests, or loads under way, that are delivered later than the given day.
  create function stopped_work_of(carrier uuid, work_kind text, through date) returns integer language plpgsql stable as $$
    begin
      return (select count(*) from carrier_deliveries as work
        where work.carrier_id = carrier and work.kind = work_kind
          and greatest(work.delivery_date, today()) > through);
    end
  $$`;
