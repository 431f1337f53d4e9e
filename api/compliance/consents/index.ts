import { consentNotices } from './noticeRows.ts';
import { consentPolicy } from './policy.ts';
import handlers from './routes.ts';

export { consentPolicy } from './policy.ts';
export { list as listConsents } from './service.ts';

/** Consents: what a carrier lets each broker see of its documents, and how brokers judge what they see. */
export const consents = {
  name: 'consents',
  policy: consentPolicy,
  handlers,
  notices: consentNotices,
};
