import type { Knex } from 'knex';

/** The price shared with a customer and its answer; a load may be assigned again after it was taken from its carrier. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table quotes
      add shared_at timestamptz,
      add shared_value numeric(14, 2) check (shared_value > 0),
      add shared_currency text check (shared_currency in ('MXN', 'USD')),
      add shared_until date,
      add shared_comment text check (length(shared_comment) <= 500),
      add customer_answer text check (customer_answer in ('accepted', 'refused')),
      add customer_answered_at timestamptz,
      add customer_comment text check (length(customer_comment) <= 500),
      add constraint quotes_shared_whole check (num_nonnulls(shared_at, shared_value, shared_currency, shared_until) in (0, 4)),
      add constraint quotes_answer_whole check ((customer_answer is null) = (customer_answered_at is null)),
      add constraint quotes_answer_to_price check (customer_answer is null or shared_at is not null);

    alter table shipments drop constraint shipments_quote_id_key;
    create unique index shipments_one_of_quote on shipments (quote_id) where status <> 'cancelled';
    create index on shipments (quote_id);
  `);
}

/** Fails while a quote has several loads: which of them to forget is nobody's to guess. */
export async function down(knex: Knex) {
  await knex.raw(`
    drop index shipments_quote_id_idx, shipments_one_of_quote;
    alter table shipments add constraint shipments_quote_id_key unique (quote_id);
    alter table quotes drop shared_at, drop shared_value, drop shared_currency, drop shared_until, drop shared_comment,
      drop customer_answer, drop customer_answered_at, drop customer_comment;
  `);
}
