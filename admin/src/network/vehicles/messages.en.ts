import { Vehicle, VehicleKind } from '#labels/vehicles.en';
import type { es } from './messages.es.ts';

/** The texts of vehicles in English. */
export const en: typeof es = {
  resources: {
    vehicles: {
      name: 'Truck or trailer |||| Trucks and trailers',
      empty: 'No trucks yet',
      emptyHelp: 'Register each truck and trailer once, with its plates and insurance.',
      page: {
        create: 'New truck or trailer',
        edit: 'Edit truck: %{recordRepresentation}',
      },
      notifications: { created: 'Truck saved', updated: 'Truck saved' },
      fields: Vehicle,
    },
  },
  vehicles: {
    kind: VehicleKind,
    tab: 'Fleet',
    add: 'Add truck',
    section: {
      policies: 'Other policies',
      policiesHint: 'Carta Porte asks for the environmental one with hazmat.',
      owner: 'Whose it is',
      vehicle: 'Truck or trailer',
      vehicleHint: 'A tractor and its trailer are two records, each with its plates.',
      papers: 'Permit, insurance and inspection',
      comment: 'Comments',
    },
  },
};
