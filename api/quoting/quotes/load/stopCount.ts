import type { Knex } from 'knex';
import type { CompanyKey } from '../../../core/sql/Entity.ts';

/** Counts the stops of a quote or load that has more than two; undefined where its ends are all. */
export async function stopCount(
  db: Knex,
  { id, companyId }: CompanyKey,
  record: 'quote' | 'shipment' = 'quote',
): Promise<number | undefined> {
  const ofRecord = { companyId, [`${record}Id`]: id };
  const [counted] = await db(`${record}_stops`).where(ofRecord).count('* as count');
  const count = Number(counted?.count ?? 0);
  return count > 2 ? count : undefined;
}
