import type { Knex } from 'knex';

/**
 * The valid amounts of `quote_answers` alone: the last rate of each carrier that was not late. It joins the rates, because
 * Citus sends a subquery in a selected field to every shard even where its company is known.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create view valid_amounts as
      select invitations.company_id, invitations.quote_id, invitations.id as invitation_id,
        comparable_amount(rates.total, rates.currency, quotes.currency, quotes.exchange_rate) as amount
      from invitations
        join quotes on quotes.company_id = invitations.company_id and quotes.id = invitations.quote_id
        join rates on rates.company_id = invitations.company_id and rates.invitation_id = invitations.id
      where (invitations.status in ('rated', 'assigned')
          or (invitations.status = 'rejected' and quotes.closed_at is not null))
        and not rates.late
        and not exists (select from rates newer
          where newer.company_id = rates.company_id and newer.invitation_id = rates.invitation_id
            and not newer.late and newer.version > rates.version);
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop view valid_amounts');
}
