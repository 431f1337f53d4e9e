import type { Knex } from 'knex';

export const config = { transaction: false };

/**
 * Fills what the migration before keeps, for the carriers that exist, while others read and write: a few at a time, each
 * locked first, so that what others have changed by then counts. The schema of a release has none.
 */
export async function up(knex: Knex) {
  if (!knex.client) return;
  let last = NIL;
  for (;;) {
    const ids = await (knex.isTransaction
      ? fill(knex, last)
      : knex.transaction((trx) => fill(trx, last)));
    if (ids.length === 0) return;
    last = ids.at(-1)!;
  }
}

export async function down() {}

const NIL = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 1000;

async function fill(trx: Knex, last: string): Promise<string[]> {
  const { rows } = await trx.raw(
    `select id from carriers where id > ? order by id limit ${AT_ONCE} for no key update`,
    [last],
  );
  const ids = rows.map(({ id }: { id: string }) => id);
  await trx.raw(
    `update carriers set kept_until = null, equipment_ids = (
       select array_agg(equipment_id order by equipment_id) from carrier_equipments where carrier_id = carriers.id)
     where id = any(?)`,
    [ids],
  );
  return ids;
}
