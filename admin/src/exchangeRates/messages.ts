import type { Messages } from '../core/modules/AdminModule.ts';

/** The texts of exchange rates. */
export const messages = {
  es: {
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
        fields: {
          date: 'Fecha',
          mxnPerUsd: 'Pesos por dólar',
          source: 'Fuente',
          since: 'Desde',
          until: 'Hasta',
        },
      },
    },
  },
  en: {
    resources: {
      exchange_rates: {
        name: 'Exchange rate |||| Exchange rates',
        empty: 'No exchange rates yet',
        emptyHelp: 'Each quote keeps the one of the day it was made.',
        page: {
          create: 'New exchange rate',
          edit: 'Edit exchange rate: %{recordRepresentation}',
        },
        notifications: {
          created: 'Exchange rate saved',
          updated: 'Exchange rate saved',
        },
        fields: {
          date: 'Date',
          mxnPerUsd: 'Pesos to a dollar',
          source: 'Source',
          since: 'Since',
          until: 'Until',
        },
      },
    },
  },
} satisfies Messages;
