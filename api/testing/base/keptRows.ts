import { expect } from 'chai';
import type { Knex } from 'knex';

/** Fails unless the rows of carriers, of all or one, keep what the tables say that they are copied or computed from. */
export async function expectKeptRows(db: Knex, id: string | null = null): Promise<void> {
  const { rows } = await db.raw(DIFFERENT, { id });
  expect(rows, 'carriers whose row keeps something else').to.deep.equal([]);
}

const DIFFERENT = `
  select id, carrier_name, equipment_ids, kept_completion, kept_missing, kept_until from carriers
  where id = coalesce(:id::uuid, id) and (coalesce(equipment_ids, '{}') <> array(
      select equipment_id from carrier_equipments where carrier_id = carriers.id order by equipment_id)
    or kept_until >= today() and array[kept_completion, kept_missing] <> carrier_completion(id))
  limit 5`;
