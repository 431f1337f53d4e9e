import type { Transaction } from 'objection';
import { calendarOf } from '../../../network/companies/index.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { enqueue } from '../../../core/jobs/jobs.ts';
import { workingFrom } from '../../../platform/geography/calendar/workingHours.ts';
import { Quote } from '../../quotes/index.ts';

/** The name of the job that stops a quote's clock at a wave's deadline. */
export const QUOTE_CLOCK = 'quote-clock';

/** The name of the job that reminds the carriers of a wave that have not answered. */
export const REMINDER = 'deadline-reminder';

/** The time before the deadline at which carriers are reminded. */
export const REMINDED_MS = 10 * 60_000;

/** The times of a wave; `startsAt` is null where its minutes start when it is sent. */
interface WaveClock {
  sentAt: Date;
  startsAt: Date | null;
  deadlineAt: Date;
}

/**
 * The times of a wave that is sent now: its minutes start at once if asked, else with the next working hour of the
 * quote's company.
 */
export async function clockOf(
  trx: Transaction,
  { companyId }: Quote,
  { minutes, startsNow }: { minutes: number; startsNow: boolean },
  now: Date,
): Promise<WaveClock> {
  const start = startsNow ? now : workingFrom(await calendarOf(trx, companyId), now);
  return {
    sentAt: now,
    startsAt: start > now ? start : null,
    deadlineAt: new Date(start.getTime() + minutes * 60_000),
  };
}

/** Saves the deadline of a wave with its quote, and schedules the jobs that end it and remind its carriers. */
export async function startClock(
  trx: Transaction,
  quote: Quote,
  { sentAt, startsAt, deadlineAt }: WaveClock,
): Promise<void> {
  const last = Math.max(new Date(quote.deadlineAt ?? 0).getTime(), deadlineAt.getTime());
  const first = quote.sentAt ? earlier(quote, startsAt ?? sentAt) : { sentAt, startsAt };
  const clock = { ...first, deadlineAt: new Date(last) };
  await amend(Quote, quote, clock, { trx });
  Object.assign(quote, clock);
  if (quote.wholeId) await startClockOfWhole(trx, quote);
  await stopClockAt(trx, quote, deadlineAt);
  await remindBefore(trx, quote, deadlineAt);
}

/** Saves with the whole of a leg when the first of its carriers were asked, and, unless it has carriers of its own, until when the last may answer. */
async function startClockOfWhole(trx: Transaction, leg: Quote): Promise<void> {
  const { companyId, sentAt, startsAt, deadlineAt } = leg;
  const whole = (await Quote.query(trx).findOne({ companyId, id: leg.wholeId! }))!;
  const first = whole.sentAt ? earlier(whole, new Date(startsAt ?? sentAt!)) : { sentAt, startsAt };
  const last = Math.max(Number(new Date(whole.deadlineAt ?? 0)), Number(new Date(deadlineAt!)));
  const clock = { ...first, ...(whole.asked === 'legs' && { deadlineAt: new Date(last) }) };
  await amend(Quote, whole, clock, { trx });
}

/** The first wave's start, unless a later wave starts before it. */
function earlier({ sentAt, startsAt }: Quote, start: Date) {
  const isEarlier = startsAt !== null && start < new Date(startsAt);
  return { sentAt, startsAt: isEarlier ? start : startsAt };
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
