import { paperNotices } from './noticeRows.ts';
import { radarPolicy } from './policy.ts';
import { remindOfPapers } from './reminders.ts';
import handlers from './routes.ts';

export { countRadar, list as listRadar } from './service.ts';

/** The radar: the carriers whose documents are missing or expire soon, and what that stops. It has no records. */
export const radar = {
  name: 'radar',
  policy: radarPolicy,
  table: null,
  handlers,
  notices: paperNotices,
  jobs: [remindOfPapers],
};
