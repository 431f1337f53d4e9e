import { Location, LocationKind } from '#labels/locations.en';
import type { es } from './messages.es.ts';

/** The texts of places in English. */
export const en: typeof es = {
  resources: {
    locations: {
      name: 'Location |||| Locations',
      empty: 'No locations yet',
      emptyHelp: 'Save the plants, warehouses and crossings you use often: they fill in quotes.',
      page: {
        create: 'New location',
        edit: 'Edit location: %{recordRepresentation}',
      },
      notifications: { created: 'Location saved', updated: 'Location saved' },
      fields: Location,
    },
  },
  locations: {
    kind: LocationKind,
    openMap: 'Open the map (%{at})',
    hint: {
      customer: 'Blank if the place does not belong to a customer.',
      hours: 'For example: Monday to Friday 8:00 to 17:00. Detention counts only within them.',
    },
    others: "Customer's other places",
    section: {
      place: 'Place',
      address: 'Address',
      map: 'Time and map',
      mapHint: 'Appointments are shown in the local time of the place. Coordinates are optional.',
      operation: 'Operation',
    },
  },
};
