import { LicenceType, Operator } from '#labels/operators.en';
import type { es } from './messages.es.ts';

/** The texts of drivers in English. */
export const en: typeof es = {
  resources: {
    operators: {
      name: 'Driver |||| Drivers',
      empty: 'No drivers yet',
      emptyHelp: 'Register each driver once, with the license; then choose one for each load.',
      page: { create: 'New driver', edit: 'Edit driver: %{recordRepresentation}' },
      notifications: { created: 'Driver saved', updated: 'Driver saved' },
      fields: Operator,
    },
  },
  operators: {
    tab: 'Drivers',
    add: 'Add driver',
    licenceType: LicenceType,
    section: {
      owner: 'Whose it is',
      driver: 'Driver',
      licence: 'License',
      border: 'To cross the border',
      comment: 'Comments',
    },
  },
};
