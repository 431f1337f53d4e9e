import { inquiryPolicy } from './policy.ts';
import handlers from './routes.ts';

export { Inquiry } from './Inquiry.ts';
export { assertHuman } from './form.ts';
export { tellStaff, type Reception } from './receive.ts';

/** Inquiries: what people ask for on the public site, and the queue in which staff answer. */
export const inquiries = { name: 'inquiries', policy: inquiryPolicy, handlers };
