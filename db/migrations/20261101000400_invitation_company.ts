import type { Knex } from 'knex';

/** An invitation carries its quote's company, filled in by the database, so that a tenant's list reads its own rows alone. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table quotes add unique (id, company_id);
    alter table invitations add company_id uuid;
    update invitations set company_id = (select company_id from quotes where id = quote_id);
    alter table invitations
      alter company_id set not null,
      add foreign key (quote_id, company_id) references quotes (id, company_id);
    create index on invitations (company_id, status, sent_at desc);
    create index on invitations (company_id, carrier_id);

    create function invitations_take_company() returns trigger language plpgsql as $$
      begin
        select company_id into new.company_id from quotes where id = new.quote_id;
        return new;
      end
    $$;
    create trigger invitations_take_company before insert on invitations
      for each row execute function invitations_take_company();
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop trigger invitations_take_company on invitations;
    drop function invitations_take_company;
    alter table invitations drop company_id;
    alter table quotes drop constraint quotes_id_company_id_key;
  `);
}
