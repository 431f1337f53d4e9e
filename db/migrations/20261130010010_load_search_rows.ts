import type { Knex } from 'knex';

export const config = { transaction: false };

/**
 * Writes the texts of the stops of loads that exist, while others read and write: a few of one company at a time. The
 * schema of a release has none.
 */
export async function up(knex: Knex) {
  if (!knex.client) return;
  const { rows } = await knex.raw('select id from companies order by id');
  for (const { id } of rows as { id: string }[]) await fillAll(knex, id);
}

export async function down() {}

async function fillAll(knex: Knex, companyId: string): Promise<void> {
  let last = NIL;
  for (;;) {
    const { rows } = await knex.raw(NEXT, { companyId, last });
    if (rows.length === 0) return;
    const first = last;
    last = rows.at(-1).id;
    await knex.raw(FILL, { companyId, first, last });
  }
}

const NIL = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 1000;

const NEXT = `select distinct shipment_id as id from shipment_stops
  where company_id = :companyId and shipment_id > :last order by shipment_id limit ${AT_ONCE}`;

/** Leaves the version as it is, because nobody has changed anything. */
const FILL = `
  update shipments set stops_text = texts.text
  from (
    select shipment_id, coalesce(string_agg(nullif(concat_ws(' ', place->>'city', place->>'name', reference), ''), ' '
      order by position), '') as text
    from shipment_stops where company_id = :companyId and shipment_id > :first and shipment_id <= :last
    group by shipment_id
  ) as texts
  where shipments.company_id = :companyId and shipments.id = texts.shipment_id and shipments.stops_text is null`;
