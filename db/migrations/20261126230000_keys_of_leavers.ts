import type { Knex } from 'knex';

/** Revokes the API keys whose makers are deactivated or work elsewhere; they are refused already, and came back with them. */
export async function up(knex: Knex) {
  await knex.raw(`
    update api_keys set revoked_at = now(), version = version + 1, updated_at = now()
    where revoked_at is null and user_id not in (
      select id from users where archived_at is null
        and coalesce(company_id, carrier_id) = coalesce(api_keys.company_id, api_keys.carrier_id))`);
}

export async function down() {}
