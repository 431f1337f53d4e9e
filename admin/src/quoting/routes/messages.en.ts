import { Route, RouteStatus } from '#labels/routes.en';
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
        ...Route,
        lane: 'Lane',
        originState: 'Origin state',
        destinationState: 'Destination state',
        stopState: 'State of a stop',
        assigned: 'With a carrier',
      },
    },
  },
  routes: {
    menu: { assigned: 'Assigned' },
    one: 'Route %{reference}',
    quote: 'Quote this route',
    loads: '%{smart_count} load |||| %{smart_count} loads',
    status: RouteStatus,
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
    make: 'Save as lane',
    made: 'Route created',
  },
};
