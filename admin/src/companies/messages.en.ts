import type { es } from './messages.es.ts';

/** The texts of companies, shown as customers in English. */
export const en: typeof es = {
  resources: {
    companies: {
      name: 'Customer |||| Customers',
      empty: 'No customers yet',
      emptyHelp:
        'Register the company that asks you to move its freight; then you can quote for it.',
      page: {
        create: 'New customer',
        edit: 'Edit customer: %{recordRepresentation}',
      },
      notifications: { created: 'Customer saved', updated: 'Customer saved' },
      fields: {
        name: 'Legal name',
        comercialName: 'Trade name',
        type: 'Type',
        plan: 'Plan',
        rfc: 'RFC',
        ein: 'EIN (US)',
        phone: 'Phone',
        email: 'E-mail',
        website: 'Website',
        address: 'Address',
        currency: 'Currency',
        demandedCertificates: 'Certificates demanded',
        comment: 'Comments',
        ownerCompanyId: 'Customer of',
        createdAt: 'Registered',
      },
    },
  },
  companies: {
    fuel: {
      title: 'Fuel surcharge',
      change: 'Change',
      none: 'No data: write the base and the consumption to compute it in quotes.',
      text: 'Above %{base} %{unit}, at %{consumption}; reference price: %{country}.',
      per: { l: 'per litre', gal: 'per gallon' },
      units: { l: 'Litres, km/l and kilometres', gal: 'Gallons, mpg and miles' },
      fields: {
        country: 'Reference price',
        unit: 'Units',
        currency: 'Currency',
        basePrice: 'Base price',
        consumption: 'Consumption',
      },
    },
    type: { internal: 'Internal', broker: 'Broker', shipper: 'Shipper' },
    plan: { free: 'Free', premium: 'Premium' },
    currency: { USD: 'Dollars (USD)', MXN: 'Pesos (MXN)' },
    certificate: { CTPAT: 'CTPAT', OEA: 'OEA' },
    rfcHint: '12 characters for a company, 13 for a person.',
    ownerHint: 'Empty: a direct customer of Andén.',
    section: {
      identity: 'Identity',
      plan: 'Type and plan',
      planHint: 'The free plan limits the carriers to contact and the loads to assign.',
      contact: 'Contact',
      address: 'Address',
      addressHint: 'An address has city, state and country.',
      demands: 'Demands',
      demandsHint: 'Its loads are awarded only to carriers with valid security certificates.',
      comment: 'Comments',
    },
  },
};
