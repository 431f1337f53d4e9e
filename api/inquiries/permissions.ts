import { changed, seen } from '../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../testing/permissions/types.ts';
import { buildInquiry } from './factory.ts';
import { inquiryPolicy } from './policy.ts';

/** Who may do what with inquiries of the public site. */
export const permissions: PermissionsByResource = {
  inquiries: {
    policy: inquiryPolicy,
    records: { one: () => buildInquiry() },
    calls: [
      ...seen('inquiries', 'Inquiry', 'Inquiries').filter(({ action }) => action !== 'export'),
      ...changed('inquiries', 'Inquiry', { comment: 'Revisado' }),
    ],
    rows: [['one', 'list show update', '+++ -- -- --', 'only Andén answers inquiries']],
    unseen: {
      'visible anybody': 'whoever it hides them from may not list or show any: 403 comes first',
      'update anybody': 'whoever it refuses sees no inquiry: 404 comes first',
    },
  },
};

/** Operations without a row in the permission table, and why. */
export const exempt = {
  getFormToken: 'public',
  getFormChoices: 'public',
  sendContactMessage: 'public',
  requestDemo: 'public',
  requestQuote: 'public',
  offerRoute: 'public',
};
