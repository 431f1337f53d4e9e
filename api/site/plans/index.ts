import { planNotices } from './noticeRows.ts';
import { planPolicy } from './policy.ts';
import { handlers } from './routes.ts';

/** Plans: their prices and limits, a company's usage, and the request for an upgrade. */
export const plans = {
  name: 'plans',
  policy: planPolicy,
  table: null,
  handlers,
  notices: planNotices,
};
