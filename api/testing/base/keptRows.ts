import { expect } from 'chai';
import type { Knex } from 'knex';

/** Fails unless the rows of carriers, of all or one, keep what the tables say that they are copied or computed from. */
export async function expectKeptRows(db: Knex, id?: string): Promise<void> {
  const query = db('carriers')
    .select('id', 'carrierName', 'equipmentIds', 'keptCompletion', 'keptMissing', 'keptUntil')
    .whereRaw(`(${IS_DIFFERENT})`)
    .limit(5);
  if (id) query.where({ id });
  const rows = await query;
  expect(rows, `Carriers whose row keeps something else: ${JSON.stringify(rows)}`).to.deep.equal(
    [],
  );
}

const IS_DIFFERENT = `
  coalesce(equipment_ids, '{}') <> array(
    select equipment_id from carrier_equipments where carrier_id = carriers.id order by equipment_id)
  or kept_until >= today() and array[kept_completion, kept_missing] <> carrier_completion(id)`;
