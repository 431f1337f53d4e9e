import { Company, CompanyType, Plan } from '#labels/companies.en';
import { SecurityProgram } from '#labels/documents.en';
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
      fields: Company,
    },
  },
  companies: {
    hours: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    calendar: {
      title: 'Working hours',
      change: 'Change',
      none: 'No working hours: works at any hour. The time to answer of requests sent outside working hours starts when they open.',
      anyHour: 'Works at any hour.',
      zone: 'Time zone: %{city}.',
      observed: 'Does not work on the holidays of: %{countries}.',
      noneObserved: 'Works on holidays.',
      hint: 'A day without hours is not worked; without hours on any day, all hours are. 00:00 as the end is midnight.',
      fields: {
        timeZone: 'Time zone',
        holidays: 'Holidays that are not worked',
        from: '%{day}, from',
        to: '%{day}, to',
      },
    },
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
    type: CompanyType,
    plan: Plan,
    currency: { USD: 'Dollars (USD)', MXN: 'Pesos (MXN)' },
    certificate: SecurityProgram,
    rfcHint: '12 characters for a company, 13 for a person.',
    ownerHint: "Blank: Andén's direct customer.",
    insuredHelp: 'In the currency of the company; blank if it requires none.',
    section: {
      identity: 'Identity',
      plan: 'Type and plan',
      planHint: 'The free plan limits how many carriers you can contact and loads you can assign.',
      contact: 'Contact',
      address: 'Address',
      addressHint: 'An address has city, state and country.',
      demands: 'Requirements',
      demandsHint: 'Its loads are assigned only to carriers that meet them.',
      comment: 'Comments',
    },
  },
};
