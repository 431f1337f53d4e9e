import type { Knex } from 'knex';

/**
 * Facts that modules read although the tables behind them belong to modules downstream: who employs a user, which
 * documents of a carrier hold, what became of a quote. Postgres inlines each of them, so a condition on its columns uses
 * the indexes of the tables; a column that a query does not name is not computed.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create view employers as
      select id, name, type, owner_company_id, archived_at is not null as is_archived,
        calendar->>'timeZone' as time_zone, address
      from companies
      union all
      select id, carrier_name, 'carrier', company_id, status = 'archived', null, address_list->0 from carriers;

    create view people as
      select id, first_name || ' ' || last_name as name, coalesce(company_id, carrier_id) as employer_id
      from users;

    create view key_names as
      select id, name, coalesce(company_id, carrier_id) as employer_id from api_keys;

    -- Who is away today, by the day of the company's time zone, and the colleague who covers; none who is away too.
    create view absences as
      select users.id as user_id, users.away_until, colleague.id as colleague_id
      from users
        join employers on employers.id = coalesce(users.company_id, users.carrier_id)
        cross join lateral (
          select (now() at time zone coalesce(employers.time_zone, 'America/Mexico_City'))::date as day) as today
        left join users colleague on colleague.id = users.covered_by
          and colleague.archived_at is null and colleague.access_type = 'full'
          and coalesce(colleague.company_id, colleague.carrier_id) = employers.id
          and (today.day between colleague.away_from and colleague.away_until) is not true
      where today.day between users.away_from and users.away_until;

    create view valid_documents as
      select carrier_id, type from documents where expiration_date >= today();

    -- What a carrier has to do: requests that it may still win, and loads that it has and has not delivered.
    create view carrier_work as
      select id as carrier_id,
        (select count(*)::int from invitations
          where invitations.carrier_id = carriers.id
            and invitations.company_id = coalesce(carriers.company_id, invitations.company_id)
            and invitations.status in ('pending', 'sent', 'in_contact', 'available', 'rated')) as open_invitations,
        (select count(*)::int from shipments
          where shipments.carrier_id = carriers.id
            and shipments.company_id = coalesce(carriers.company_id, shipments.company_id)
            and shipments.status in ('assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery')) as assigned_loads
      from carriers;

    create view quote_routes as
      select company_id, id, customer_id, reference from routes;

    create view used_exchange_rates as
      select exchange_rate_date as date, exchange_rate as mxn_per_usd from quotes;

    create view used_diesel_prices as
      select fuel_surcharge->'diesel'->>'country' as country, fuel_surcharge->'diesel'->>'date' as date,
        fuel_surcharge->'diesel'->>'currency' as currency, fuel_surcharge->'diesel'->>'unit' as unit,
        (fuel_surcharge->'diesel'->>'price')::numeric as price
      from quotes;

    create view quote_shipments as
      select company_id, quote_id, id, carrier_id, number, status from shipments where quote_id is not null;

    -- An amount in a quote's currency, at the quote's own exchange rate (pesos a dollar), to the cent.
    create function comparable_amount(amount numeric, currency text, quote_currency text, exchange_rate numeric)
      returns numeric language sql immutable parallel safe
      return round(case
        when currency = quote_currency then amount
        when quote_currency = 'MXN' then amount * exchange_rate
        else amount / exchange_rate end, 2);

    -- is_valid: the carrier has a rate that counts. A rate that the broker rejected counts only once the quote is closed,
    -- because closing a quote rejects every rate that did not win; a withdrawn or late rate never counts.
    -- amount: its last rate that was not late, in the quote's currency.
    create view quote_answers as
      select invitations.company_id, invitations.quote_id, invitations.id as invitation_id,
        invitations.carrier_id, invitations.status,
        (invitations.status in ('rated', 'assigned')
          or (invitations.status = 'rejected' and quotes.closed_at is not null)) as is_valid,
        (select comparable_amount(rates.total, rates.currency, quotes.currency, quotes.exchange_rate)
          from rates
          where rates.company_id = invitations.company_id and rates.invitation_id = invitations.id
            and not rates.late
          order by rates.version desc limit 1) as amount
      from invitations
        join quotes on quotes.company_id = invitations.company_id and quotes.id = invitations.quote_id;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop view quote_answers, quote_shipments, used_diesel_prices, used_exchange_rates, quote_routes, carrier_work, valid_documents, absences, key_names, people, employers;
    drop function comparable_amount;
  `);
}
