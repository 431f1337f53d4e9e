import { rateConfirmationPolicy } from './policy.ts';
import handlers from './routes.ts';

/** What broker and carrier agree on for a load. */
export const rateConfirmations = {
  name: 'rateConfirmations',
  policy: rateConfirmationPolicy,
  handlers,
};
