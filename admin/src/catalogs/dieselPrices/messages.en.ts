import { DieselPrice, FuelUnit } from '#labels/dieselPrices.en';
import type { es } from './messages.es.ts';

/** The texts of diesel prices in English. */
export const en: typeof es = {
  resources: {
    diesel_prices: {
      name: 'Diesel price |||| Diesel prices',
      empty: 'No diesel prices yet',
      emptyHelp: 'They are used to calculate the fuel surcharge.',
      page: {
        create: 'New diesel price',
        edit: 'Edit price: %{recordRepresentation}',
      },
      notifications: {
        created: 'Price saved',
        updated: 'Price saved',
      },
      fields: { ...DieselPrice, since: 'Since', until: 'Until' },
    },
  },
  dieselPrices: { unit: FuelUnit },
  diesel: {
    per: {
      l: 'per liter',
      gal: 'per gallon',
    },
    menu: 'Diesel and exchange rates',
    tabs: {
      label: 'Prices and exchange rates',
      prices: 'Diesel',
      rates: 'Exchange rate',
    },
    chart: {
      title: 'Price over time',
      label: '%{country}: from %{first} to %{last}, today %{price}',
      table: 'Show as a table',
      none: 'No data',
    },
  },
};
