import { Refusal } from '../../core/errors/errors.ts';
import { removeEvents } from '../../core/records/status/events.ts';
import { removeRow } from '../../core/records/writing/removeRow.ts';
import { lockLegsOf } from './legs/legsOf.ts';
import { Quote } from './Quote.ts';
import type { LockedQuote } from './service.ts';

/** Deletes a quote with its legs, and its events; throws 409 when another record refers to it. Its history of changes stays. */
export async function remove({ trx, quote }: LockedQuote): Promise<{ id: string }> {
  const { id, companyId } = quote;
  for (const leg of await lockLegsOf(trx, quote)) await remove({ trx, quote: leg });
  try {
    await removeRow(Quote, { id, companyId }, trx);
  } catch (error) {
    throw isReferred(error) ? new Refusal('QUOTE_IN_USE', { cause: error }) : error;
  }
  await removeEvents(trx, Quote, { id, companyId });
  return { id };
}

/** Whether Postgres refused because a foreign key names the row (SQLSTATE 23503). */
function isReferred(error: unknown): boolean {
  return (error as { code?: string }).code === '23503';
}
