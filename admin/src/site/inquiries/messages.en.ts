import { Audience, Inquiry, InquiryKind, InquiryStatus } from '#labels/inquiries.en';
import { Frequency } from '#labels/routes.en';
import type { es } from './messages.es.ts';

/** The texts of inquiries in English. */
export const en: typeof es = {
  resources: {
    inquiries: {
      name: 'Site request |||| Site requests',
      empty: 'No requests yet',
      emptyHelp: 'Requests from the public site appear here: messages, quotes, lanes.',
      page: { edit: 'Handle: %{recordRepresentation}' },
      notifications: { updated: 'Request updated' },
      fields: {
        ...Inquiry,
        lane: {
          equipmentId: 'Equipment',
          frequency: 'Frequency',
          volume: 'Trips per period',
          rate: 'Rate per trip',
          startDate: 'Available from',
          endDate: 'Available until',
        },
      },
    },
  },
  inquiries: {
    take: 'Take request',
    finish: 'Mark as done',
    reopen: 'Reopen',
    convert: {
      customer: 'Create customer',
      carrier: 'Create carrier',
      premium: 'Activate Premium',
    },
    converted: {
      customer: 'Customer created',
      carrier: 'Carrier created',
      premium: 'Premium plan activated',
    },
    kind: InquiryKind,
    status: InquiryStatus,
    audience: Audience,
    frequency: Frequency,
    section: {
      who: 'Who is asking',
      work: 'Follow-up',
      message: 'Message',
      comment: 'Internal comments',
      lane: 'Offered lane',
    },
  },
};
