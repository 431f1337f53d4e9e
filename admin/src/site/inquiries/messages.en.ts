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
        name: 'Name',
        kind: 'Kind',
        status: 'Status',
        companyName: 'Company',
        email: 'E-mail',
        phone: 'Phone',
        audience: 'Profile',
        language: 'Language',
        folio: 'Reference',
        createdAt: 'Received',
        assignedTo: 'Handled by',
        assignedToName: 'Handled by',
        quoteId: 'Quote',
        routeId: 'Route',
        carrierId: 'Carrier',
        customerId: 'Company or customer',
        comment: 'Comments',
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
    kind: {
      contact: 'Message',
      demo: 'Demo',
      quote_request: 'Quote',
      route_offer: 'Lane offer',
      carrier_registration: 'Carrier registration',
      plan_upgrade: 'Premium plan',
    },
    status: { new: 'New', assigned: 'In progress', done: 'Done' },
    audience: { shipper: 'Shipper', broker: 'Broker or 3PL', carrier: 'Carrier' },
    frequency: { weekly: 'Weekly', monthly: 'Monthly' },
    section: {
      who: 'Who is asking',
      work: 'Follow-up',
      message: 'Message',
      comment: 'Internal comments',
      lane: 'Offered lane',
    },
  },
};
