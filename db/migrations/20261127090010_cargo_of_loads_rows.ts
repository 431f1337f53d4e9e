import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

const INDEX = 'shipments_by_route';

/**
 * Builds the index of the loads' routes; then copies the cargo and the route of their quotes to the loads that exist, while
 * others read and write: a few of one company at a time. The schema of a release has none.
 */
export async function up(knex: Knex) {
  await addIndex(knex, INDEX, 'on shipments (route_id, company_id)');
  if (!knex.client) return;
  const { rows } = await knex.raw('select id from companies order by id');
  for (const { id } of rows as { id: string }[]) await copyAll(knex, id);
}

export async function down(knex: Knex) {
  await knex.raw(`drop index ${knex.isTransaction ? '' : 'concurrently'} if exists ${INDEX}`);
}

async function copyAll(knex: Knex, companyId: string): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await knex.raw(NEXT, { companyId, last });
    if (rows.length === 0) return;
    const first = last;
    last = rows.at(-1).number;
    await knex.raw(COPY, { companyId, first, last });
  }
}

const AT_ONCE = 1000;

const NEXT = `select number from shipments where company_id = :companyId and number > :last
  order by number limit ${AT_ONCE}`;

/** Leaves the version as it is, because nobody has changed anything. */
const COPY = `
  update shipments set kind = quotes.kind, frequency = quotes.frequency, packaging = quotes.packaging,
    stackable = quotes.stackable, legal_weight = quotes.legal_weight, drayage = quotes.drayage,
    spot = quotes.spot, length = quotes.length, width = quotes.width, height = quotes.height,
    dimension_unit = quotes.dimension_unit, distance_km = quotes.distance_km,
    target_rate = quotes.target_rate, route_id = quotes.route_id
  from quotes
  where shipments.company_id = :companyId and shipments.number > :first and shipments.number <= :last
    and quotes.company_id = shipments.company_id and quotes.id = shipments.quote_id`;
