import type { Transaction } from 'objection';
import { noteChanged } from '../../announcements/changes.ts';
import { type Owners, ownerColumns } from '../../announcements/recorder.ts';
import type { CompanyEntity, CompanyKey } from '../../sql/Entity.ts';
import { runStatement } from '../../sql/statement.ts';

/** Deletes the row of a record; whoever follows the changes of its kind hears that it is gone. */
export async function removeRow(
  { tableName }: typeof CompanyEntity,
  { id, companyId }: CompanyKey,
  trx: Transaction,
): Promise<void> {
  const pairs = (ownerColumns(tableName) ?? []).map((name) => `'${name}', "${name}"::text`);
  const text = `delete from "${tableName}" where company_id = $1 and id = $2
    returning json_build_object(${pairs.join()}) as before`;
  const [row] = await runStatement<{ before: Owners }>(trx, { text, values: [companyId, id] });
  if (row) await noteChanged(trx, tableName, [id], { before: row.before });
}
