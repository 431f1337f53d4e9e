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
      fields: {
        name: 'Name',
        kind: 'Kind',
        companyId: 'Company',
        customerId: 'Customer',
        customerName: 'Customer',
        street: 'Street and number',
        city: 'City',
        state: 'State',
        country: 'Country',
        postalCode: 'Postal code',
        latitude: 'Latitude',
        longitude: 'Longitude',
        timeZone: 'Time zone',
        operationZone: 'Operation zone',
        hours: 'Hours',
        comment: 'Comments',
      },
    },
  },
  locations: {
    kind: {
      plant: 'Plant',
      warehouse: 'Warehouse',
      yard: 'Yard',
      border_crossing: 'Border crossing',
      port: 'Port',
      other: 'Other',
    },
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
