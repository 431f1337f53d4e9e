import type { es } from './messages.es.ts';

/** The texts of routes in English. */
export const en: typeof es = {
  resources: {
    routes: {
      name: 'Route |||| Routes',
      empty: 'No routes yet',
      emptyHelp: 'Register the lanes you move regularly: quoting them takes one click.',
      page: {
        create: 'New route',
        edit: 'Edit route: %{recordRepresentation}',
      },
      notifications: {
        created: 'Route saved',
        updated: 'Route saved',
      },
      fields: {
        reference: 'Ref.',
        number: 'Ref.',
        lane: 'Lane',
        status: 'Status',
        kind: 'Kind',
        movement: 'Movement',
        origin: 'Origin',
        destination: 'Destination',
        originState: 'Origin state',
        destinationState: 'Destination state',
        equipmentId: 'Equipment',
        comodityId: 'Commodity',
        frequency: 'Frequency',
        volume: 'Volume',
        distanceKm: 'Distance (km)',
        currency: 'Currency',
        targetRate: 'Target rate',
        carrierId: 'Carrier',
        carrierName: 'Carrier',
        assigned: 'With a carrier',
        contractRate: 'Contract rate',
        contractCurrency: 'Contract currency',
        customerId: 'Customer',
        customerName: 'Customer',
        companyId: 'Company',
        companyName: 'Company',
        quoteId: 'Quote',
        quoteReference: 'Quote',
        comment: 'Comments',
      },
    },
  },
  routes: {
    menu: { assigned: 'Assigned' },
    assigned: 'Assigned routes',
    one: 'Route %{reference}',
    quote: 'Quote this route',
    loads: '%{smart_count} load |||| %{smart_count} loads',
    status: {
      active: 'Active',
      archived: 'Archived',
    },
    hint: {
      volume: 'Loads per week or month',
    },
    section: {
      load: 'Load and frequency',
      contract: 'Assignment',
    },
    none: {
      title: 'You have no assigned routes yet',
      text: 'When a broker assigns you a route, it appears here with its rate.',
    },
    make: 'Create route',
    made: 'Route created',
  },
};
