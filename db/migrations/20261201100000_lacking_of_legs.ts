import type { Knex } from 'knex';

/**
 * `lacking_documents` of a load that demands a certificate in CTPAT itself, as a leg may, besides what its customer demands.
 * The function without `ctpat` stays for the release before.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create function lacking_documents(
      for_company uuid, for_carrier uuid, for_customer uuid, delivery date, needed text[], ctpat boolean
    ) returns json language plpgsql stable as $$
      declare
        customer companies;
        until date := greatest(today(), delivery);
        pesos numeric := (select mxn_per_usd from exchange_rates where archived_at is null order by date desc limit 1);
        demanded text[];
      begin
        select * into customer from companies where id = for_customer;
        demanded := coalesce(customer.demanded_certificates, '{}')
          || case when ctpat then array['CTPAT'] else array[]::text[] end;
        return (
          with held as (
            select asked.type, asked.place, documents.status, documents.expiration_date, case asked.type
                when 'insurance_cover' then customer.demanded_insured_amount is not null and coalesce(comparable_amount(
                  documents.insured_amount, documents.insured_currency, customer.currency, pesos), 0)
                  < customer.demanded_insured_amount
                when 'security_certificates' then not arraycontains(coalesce(documents.certificates, '{}'), demanded)
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
    $$`);
}

export async function down(knex: Knex) {
  await knex.raw('drop function lacking_documents(uuid, uuid, uuid, date, text[], boolean)');
}
