import type { es } from './messages.es.ts';

/** The texts of companies, shown as customers in English. */
export const en: typeof es = {
  resources: {
    companies: {
      name: 'Customer |||| Customers',
      empty: 'No customers yet',
      emptyHelp: 'Register the company that asks you to move its loads; then you can quote for it.',
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
        fuel: 'Fuel surcharge',
        demandedCertificates: 'Required certificates',
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
      none: 'No data: enter the base price and the fuel economy to calculate it in quotes.',
      text: 'Above %{base} %{unit}, at %{consumption}; reference price: %{country}.',
      per: { l: 'per liter', gal: 'per gallon' },
      units: { l: 'Liters, km/l and kilometers', gal: 'Gallons, mpg and miles' },
      fields: {
        country: 'Reference price',
        unit: 'Unit system',
        currency: 'Currency',
        basePrice: 'Base price',
        consumption: 'Fuel economy',
      },
    },
    type: { internal: 'Internal', broker: 'Broker', shipper: 'Shipper' },
    plan: { free: 'Free', premium: 'Premium' },
    currency: { USD: 'Dollars (USD)', MXN: 'Pesos (MXN)' },
    certificate: { CTPAT: 'CTPAT', OEA: 'OEA' },
    rfcHint: '12 characters for a company, 13 for a person.',
    ownerHint: "Blank: Andén's direct customer.",
    section: {
      identity: 'Identity',
      plan: 'Type and plan',
      planHint: 'The free plan limits how many carriers you can contact and loads you can assign.',
      contact: 'Contact',
      address: 'Address',
      addressHint: 'An address has city, state and country.',
      demands: 'Requirements',
      demandsHint: 'Its loads are assigned only to carriers with valid security certificates.',
      comment: 'Comments',
    },
  },
};
