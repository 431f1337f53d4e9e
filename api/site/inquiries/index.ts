import { inquiryNotices } from './noticeRows.ts';
import { inquiryPolicy } from './policy.ts';
import handlers from './routes.ts';

export { Inquiry } from './Inquiry.ts';
export { inquiryPolicy } from './policy.ts';
export { list as listInquiries } from './service.ts';
export { folioOf } from './folio.ts';
export { assertHuman } from './form.ts';
export { notifyStaff, type Submission } from './receive.ts';

/** Inquiries: requests from the public site, and the queue in which staff answer them. */
export const inquiries = {
  name: 'inquiries',
  policy: inquiryPolicy,
  handlers,
  notices: inquiryNotices,
};
