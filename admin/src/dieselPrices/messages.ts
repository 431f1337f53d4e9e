import type { Messages } from '../core/modules/AdminModule.ts';

/** The texts of diesel prices. */
export const messages = {
  es: {
    resources: {
      diesel_prices: {
        name: 'Precio del diésel |||| Precios del diésel',
        empty: 'Aún no hay precios del diésel',
        emptyHelp: 'Con ellos se calcula el cargo por combustible.',
        page: {
          create: 'Nuevo precio del diésel',
          edit: 'Editar precio: %{recordRepresentation}',
        },
        notifications: {
          created: 'Precio guardado',
          updated: 'Precio guardado',
        },
        fields: {
          date: 'Fecha',
          country: 'País',
          currency: 'Moneda',
          unit: 'Unidad',
          price: 'Precio',
          source: 'Fuente',
          since: 'Desde',
          until: 'Hasta',
        },
      },
    },
    diesel: {
      unit: {
        l: 'Litro',
        gal: 'Galón',
      },
      per: {
        l: 'por litro',
        gal: 'por galón',
      },
      tabs: {
        label: 'Precios y tipos de cambio',
        prices: 'Diésel',
        rates: 'Tipo de cambio',
      },
      chart: {
        title: 'Precio en el tiempo',
        label: '%{country}: de %{first} a %{last}, hoy %{price}',
        table: 'Ver como tabla',
        none: 'Sin datos',
      },
    },
  },
  en: {
    resources: {
      diesel_prices: {
        name: 'Diesel price |||| Diesel prices',
        empty: 'No diesel prices yet',
        emptyHelp: 'The fuel surcharge is computed with them.',
        page: {
          create: 'New diesel price',
          edit: 'Edit price: %{recordRepresentation}',
        },
        notifications: {
          created: 'Price saved',
          updated: 'Price saved',
        },
        fields: {
          date: 'Date',
          country: 'Country',
          currency: 'Currency',
          unit: 'Unit',
          price: 'Price',
          source: 'Source',
          since: 'Since',
          until: 'Until',
        },
      },
    },
    diesel: {
      unit: {
        l: 'Litre',
        gal: 'Gallon',
      },
      per: {
        l: 'per litre',
        gal: 'per gallon',
      },
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
  },
} satisfies Messages;
