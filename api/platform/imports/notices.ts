import type { Transaction } from 'objection';
import { actAs } from '../../core/auth/acting.ts';
import type { Import } from '../../core/import/file/Import.ts';
import { notify } from '../notifications/index.ts';
import { User } from '../users/index.ts';

const LONGEST_NAME = 60;

/** Tells who uploaded a file, and their company, that its import has ended, or expired unconfirmed. */
export async function tellOfImport(trx: Transaction, file: Import): Promise<void> {
  const { id, companyId, userId, fileName, status, rowsCreated, rowsUpdated, rowsFailed } = file;
  const { firstName, lastName } = (await User.query(trx).findById(userId))!;
  const params = {
    reference: fileName.slice(0, LONGEST_NAME),
    person: `${firstName} ${lastName}`,
    count: rowsCreated + rowsUpdated,
    failed: rowsFailed,
    ...(status !== 'done' && { status }),
  };
  const of = { companyId, userIds: [userId] };
  await actAs(undefined, () => notify(trx, 'import_ended', { of, entityId: id, params }));
}
