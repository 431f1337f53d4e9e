import { testDb } from './db.ts';

/**
 * Deletes the rows that a test made by thousands for a company of its own, and their history: later tests in the same
 * database would read them again and again. Does not look for records that refer to them, because there are none.
 */
export async function deleteMany(table: string, companyId: string): Promise<void> {
  const db = await testDb();
  await db.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    const rows = trx(table).where({ companyId });
    await trx('changes').whereIn('entityId', rows.clone().select('id')).delete();
    await rows.delete();
  });
}
