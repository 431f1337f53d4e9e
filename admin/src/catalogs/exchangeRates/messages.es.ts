import { ExchangeRate } from '#labels/exchangeRates.es';

/** The texts of exchange rates in Spanish. */
export const es = {
  resources: {
    exchange_rates: {
      name: 'Tipo de cambio |||| Tipos de cambio',
      empty: 'Aún no hay tipos de cambio',
      emptyHelp: 'Cada cotización guarda el del día en que se hizo.',
      page: {
        create: 'Nuevo tipo de cambio',
        edit: 'Editar tipo de cambio: %{recordRepresentation}',
      },
      notifications: {
        created: 'Tipo de cambio guardado',
        updated: 'Tipo de cambio guardado',
      },
      fields: { ...ExchangeRate, since: 'Desde', until: 'Hasta' },
    },
  },
};
