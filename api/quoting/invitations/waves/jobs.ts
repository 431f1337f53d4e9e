import type { Job } from '../../../core/jobs/jobs.ts';
import { QUOTE_CLOCK, REMINDER, stopClockAt } from './clock.ts';
import { expire } from './expire.ts';
import { remind } from './remind.ts';
import { Invitation } from '../Invitation.ts';
import { RUNNING } from '../transitions.ts';

/** Ends a wave at its deadline. */
const quoteClock: Job<{ quoteId: string; companyId: string }> = {
  name: QUOTE_CLOCK,
  run: ({ trx, data: { quoteId: id, companyId }, now }) => expire(trx, { id, companyId }, now),
};

/** Reminds the carriers of a wave ten minutes before its deadline. */
const reminder: Job<{ quoteId: string; companyId: string }> = {
  name: REMINDER,
  run: ({ trx, data: { quoteId: id, companyId }, now }) => remind(trx, { id, companyId }, now),
};

/** Finds quotes whose deadline passed without their job having run, as after loading data or a change of the clock. */
const overdueQuotes: Job = {
  name: 'overdue-quotes',
  everyMinutes: 1,
  async run({ trx, now }) {
    const overdue = await Invitation.query(trx)
      .distinct('quoteId', 'companyId')
      .whereIn('status', RUNNING)
      .where('deadlineAt', '<=', now);
    for (const { quoteId: id, companyId } of overdue)
      await stopClockAt(trx, { id, companyId }, now);
  },
};

export const invitationJobs: Job[] = [quoteClock, overdueQuotes, reminder];
