import type { es } from './messages.es.ts';

/** The texts of inquiries in English. */
export const en: typeof es = {
  resources: {
    inquiries: {
      name: 'Site inquiry |||| Site inquiries',
      empty: 'No inquiries yet',
      emptyHelp: 'What people ask for on the public site comes here: messages, quotes, lanes.',
      page: { edit: 'Attend to: %{recordRepresentation}' },
      notifications: { updated: 'Inquiry updated' },
      fields: {
        name: 'Name',
        kind: 'Kind',
        status: 'Status',
        companyName: 'Company',
        email: 'E-mail',
        phone: 'Phone',
        audience: 'Is a',
        language: 'Language',
        folio: 'Reference',
        createdAt: 'Came',
        assignedTo: 'Attended by',
        assignedToName: 'Attended by',
        quoteId: 'Quote',
        routeId: 'Route',
        carrierId: 'Carrier',
        comment: 'Comments',
        lane: {
          equipmentId: 'Equipment',
          frequency: 'Frequency',
          volume: 'Trips each time',
          rate: 'Rate per trip',
          startDate: 'Available from',
          endDate: 'Available until',
        },
      },
    },
  },
  inquiries: {
    take: 'Take it',
    finish: 'Mark as done',
    reopen: 'Reopen',
    kind: {
      contact: 'Message',
      demo: 'Demo',
      quote_request: 'Quote',
      route_offer: 'Lane offer',
      carrier_registration: 'Carrier registration',
    },
    status: { new: 'New', assigned: 'In hand', done: 'Done' },
    audience: { shipper: 'Shipper', broker: 'Broker or 3PL', carrier: 'Carrier' },
    frequency: { weekly: 'Weekly', monthly: 'Monthly' },
    section: {
      who: 'Who asks',
      work: 'Attention',
      message: 'Message',
      comment: 'Internal comments',
      lane: 'Offered lane',
    },
  },
};
