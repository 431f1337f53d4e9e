import { inquiryPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Inquiries: what people ask for on the public site, and the queue in which staff answer. */
export const inquiries = { name: 'inquiries', policy: inquiryPolicy, handlers };
