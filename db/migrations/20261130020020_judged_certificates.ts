import type { Knex } from 'knex';

/**
 * The carriers in reach of a company whose own documents do not say alone what they hold for it, because it has judged one of
 * them or a carrier with an account has claimed the record, and whether they hold a certificate in C-TPAT through the day.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create function judged_certificates(for_company uuid, through date) returns table (carrier_id uuid, holds boolean)
    language plpgsql stable rows 10 as $$
      #variable_conflict use_column
      begin
        return query
          select judged.id, exists (select from documents_for(for_company, judged.id) as held
            where held.type = 'security_certificates' and held.certificates @> '{CTPAT}' and held.expiration_date >= through)
          from (
            select claims.record_id as id from claims join carriers on carriers.id = claims.record_id
              where claims.status = 'proved' and (carriers.company_id = for_company or carriers.company_id is null)
            union
            select documents.carrier_id from judgements join documents on documents.id = judgements.document_id
              where judgements.company_id = for_company
          ) as judged;
      end
    $$;
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop function judged_certificates');
}
