import type { Knex } from 'knex';

/**
 * Whether a quote has used a price or an exchange rate. Functions, because Citus refuses a subquery over quotes, which are
 * distributed, in a list of prices, which every server has; in PL/pgSQL, because it plans no parameters of SQL functions.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create function is_used_rate(date, numeric) returns boolean language plpgsql stable as $$
    begin
      return exists (select 1 from used_exchange_rates as used where used.date = $1 and used.mxn_per_usd = $2);
    end $$;

    create function is_used_price(country text, date, currency text, unit text, price numeric)
      returns boolean language plpgsql stable as $$
    begin
      return exists (select 1 from used_diesel_prices as used
        where used.country = $1 and used.date = $2::text and used.currency = $3 and used.unit = $4
          and used.price = $5);
    end $$;
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop function is_used_rate, is_used_price');
}
