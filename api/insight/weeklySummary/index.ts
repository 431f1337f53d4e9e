import { mailWeekly } from './job.ts';
import { weeklyNotices } from './noticeRows.ts';

/** The mail that says on Mondays what became of the week before, for those who chose it. It has no table. */
export const weeklySummary = { handlers: {}, jobs: [mailWeekly], notices: weeklyNotices };
