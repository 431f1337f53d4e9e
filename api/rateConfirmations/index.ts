import { rateConfirmationPolicy } from './policy.ts';
import handlers from './routes.ts';

export { issueFirst as issueFirstConfirmation } from './service.ts';

/** What broker and carrier agree on for a load. */
export const rateConfirmations = {
  name: 'rateConfirmations',
  policy: rateConfirmationPolicy,
  handlers,
};
