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
      fields: {
        name: 'Name',
        rfc: 'RFC',
        foreignTaxId: 'Foreign tax ID',
        taxCountry: 'Tax residence',
        phone: 'Phone',
        licenceNumber: 'License',
        licenceType: 'License type',
        licenceEndsOn: 'License ends',
        badgeNumber: 'Customs badge',
        badgeEndsOn: 'Badge ends',
        fastNumber: 'FAST card',
        fastEndsOn: 'FAST card ends',
        comment: 'Comments',
        carrierId: 'Carrier',
        carrierName: 'Carrier',
        companyId: 'Company that registered it',
      },
    },
  },
  operators: {
    tab: 'Drivers',
    add: 'Add driver',
    licenceType: {
      federal_b: 'Mexican federal B (freight)',
      federal_c: 'Mexican federal C (straight truck)',
      federal_e: 'Mexican federal E (double trailer, hazmat)',
      cdl_a: 'CDL class A',
      cdl_b: 'CDL class B',
      other: 'Other',
    },
    section: {
      owner: 'Whose it is',
      driver: 'Driver',
      licence: 'License',
      border: 'To cross the border',
      comment: 'Comments',
    },
  },
};
