import { call, reads, updates } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildInquiry } from './factory.ts';
import { inquiryPolicy } from '../policy.ts';

/** The permissions for inquiries of the public site. */
export const permissions: PermissionsByResource = {
  inquiries: {
    policy: inquiryPolicy,
    records: {
      one: () => buildInquiry(),
      upgrade: ({ broker }) => buildInquiry({ kind: 'plan_upgrade', customerId: broker.id }),
    },
    calls: [
      ...reads('inquiries', 'Inquiry', 'Inquiries').filter(({ action }) => action !== 'export'),
      ...['customer', 'carrier', 'premium'].map(converted),
      ...updates('inquiries', 'Inquiry', { comment: 'Revisado' }),
    ],
    rows: [
      ['one', 'list show update', '+++ -- -- --', 'only Andén answers inquiries'],
      ['one', 'toCustomer toCarrier', '++- -- -- --', 'only its admins register them'],
      ['upgrade', 'toPremium', '++- -- -- --', 'only its admins change a plan'],
    ],
    unseen: {
      'visible anybody': 'whoever it hides them from may not list or show any: 403 comes first',
      'update anybody': 'whoever it refuses sees no inquiry: 404 comes first',
    },
  },
};

/** The call that converts an inquiry. */
function converted(to: string) {
  const action = `to${to[0]!.toUpperCase()}${to.slice(1)}`;
  const path = ({ id }: { id: string }) => `inquiries/${id}/convert`;
  return call('convertInquiry', action, 'post', path, () => ({ to }));
}

/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  getFormToken: 'public',
  getFormChoices: 'public',
  sendContactMessage: 'public',
  requestDemo: 'public',
  requestQuote: 'public',
  offerRoute: 'public',
};
