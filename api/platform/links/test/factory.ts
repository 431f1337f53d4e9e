import { testDb } from '../../../testing/base/db.ts';
import { linkTo } from '../service.ts';
import { tokenOf } from '../token.ts';

type Linked = Parameters<typeof linkTo>[1];

/** Makes the link of a party to a record, by default for 30 days, and returns its token. */
export async function buildToken(
  linked: Omit<Linked, 'expiresAt'> & { expiresAt?: Date },
): Promise<string> {
  const db = await testDb();
  const expiresAt = new Date(Date.now() + THIRTY_DAYS_MS);
  return db.transaction(async (trx) => tokenOf(trx, await linkTo(trx, { expiresAt, ...linked })));
}

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60_000;
