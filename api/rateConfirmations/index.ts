import { rateConfirmationNotices } from './noticeRows.ts';
import { rateConfirmationPolicy } from './policy.ts';
import handlers from './routes.ts';

export { issueFirst as issueFirstConfirmation } from './service.ts';

/** Rate confirmations: the agreement of broker and carrier on a load. */
export const rateConfirmations = {
  name: 'rateConfirmations',
  policy: rateConfirmationPolicy,
  handlers,
  notices: rateConfirmationNotices,
};
