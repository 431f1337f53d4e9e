import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

const INDEXES = {
  documents_ctpat: `on documents (carrier_id, expiration_date)
    where type = 'security_certificates' and certificates @> '{CTPAT}'`,
  carriers_with_us_authority: `on carriers (company_id, status)
    where usdot_number is not null or mc_number is not null`,
  carriers_with_bridges: `on carriers (company_id, status) where bridge_list <> '{}'`,
};

/** Counts the carriers that what a leg demands excludes, without reading a network. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, definition] of Object.entries(INDEXES)) await addIndex(knex, name, definition);
}

export async function down(knex: Knex): Promise<void> {
  const concurrently = knex.isTransaction ? '' : 'concurrently';
  for (const name of Object.keys(INDEXES))
    await knex.raw(`drop index ${concurrently} if exists ${name}`);
}
