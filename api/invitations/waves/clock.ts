import type { Transaction } from 'objection';
import type { CompanyKey } from '../../core/records/Entity.ts';
import { amend } from '../../core/records/save.ts';
import { enqueue } from '../../core/jobs/jobs.ts';
import { Quote } from '../../quotes/index.ts';

/** The name of the job that stops a quote's clock at a wave's deadline. */
export const QUOTE_CLOCK = 'quote-clock';

/** The name of the job that reminds the carriers of a wave that have not answered. */
export const REMINDER = 'deadline-reminder';

/** How long before the deadline carriers are reminded. */
export const REMINDED_MS = 10 * 60_000;

/** Sets the deadline of a wave that is sent now, and schedules the jobs that end it and remind its carriers. */
export async function startClock(
  trx: Transaction,
  quote: Quote,
  { sentAt, deadlineAt }: { sentAt: Date; deadlineAt: Date },
): Promise<void> {
  const last = Math.max(new Date(quote.deadlineAt ?? 0).getTime(), deadlineAt.getTime());
  const clock = { sentAt: quote.sentAt ?? sentAt, deadlineAt: new Date(last) };
  await amend(Quote, quote, clock, { trx });
  Object.assign(quote, clock);
  await stopClockAt(trx, quote, deadlineAt);
  await remindBefore(trx, quote, deadlineAt);
}

/** Schedules the job that ends a wave at this time. Scheduling it twice is harmless. */
export function stopClockAt(trx: Transaction, quote: CompanyKey, at: Date): Promise<void> {
  return schedule(trx, QUOTE_CLOCK, quote, at);
}

/** Schedules the job that reminds the carriers of a wave before this deadline. Scheduling it twice is harmless. */
function remindBefore(trx: Transaction, quote: CompanyKey, deadline: Date): Promise<void> {
  return schedule(trx, REMINDER, quote, new Date(deadline.getTime() - REMINDED_MS));
}

function schedule(
  trx: Transaction,
  name: string,
  { id: quoteId, companyId }: CompanyKey,
  at: Date,
): Promise<void> {
  const when = { startAfter: at, singletonKey: `${quoteId} ${at.toISOString()}` };
  return enqueue(trx, { name }, { quoteId, companyId }, when);
}
