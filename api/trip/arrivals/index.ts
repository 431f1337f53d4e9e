import { tellDelays } from './delays.ts';
import { arrivalNotices } from './noticeRows.ts';
import { arrivalPolicy } from './policy.ts';
import handlers from './routes.ts';

export { isReachedLate } from './expect.ts';
export { arrivalOf } from './service.ts';

/** Expected arrivals: when loads reach their destination, and who hears of a delay. */
export const arrivals = {
  name: 'arrivals',
  table: null,
  policy: arrivalPolicy,
  handlers,
  jobs: [tellDelays],
  notices: arrivalNotices,
};
