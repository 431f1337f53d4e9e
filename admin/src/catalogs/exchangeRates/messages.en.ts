import { ExchangeRate } from '#labels/exchangeRates.en';
import type { es } from './messages.es.ts';

/** The texts of exchange rates in English. */
export const en: typeof es = {
  resources: {
    exchange_rates: {
      name: 'Exchange rate |||| Exchange rates',
      empty: 'No exchange rates yet',
      emptyHelp: 'Each quote keeps the rate of the day it was created.',
      page: {
        create: 'New exchange rate',
        edit: 'Edit exchange rate: %{recordRepresentation}',
      },
      notifications: {
        created: 'Exchange rate saved',
        updated: 'Exchange rate saved',
      },
      fields: { ...ExchangeRate, since: 'Since', until: 'Until' },
    },
  },
};
