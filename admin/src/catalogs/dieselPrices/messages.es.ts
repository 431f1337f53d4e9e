import { DieselPrice, FuelUnit } from '#labels/dieselPrices.es';

/** The texts of diesel prices in Spanish. */
export const es = {
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
      fields: { ...DieselPrice, since: 'Desde', until: 'Hasta' },
    },
  },
  dieselPrices: { unit: FuelUnit },
  diesel: {
    per: {
      l: 'por litro',
      gal: 'por galón',
    },
    menu: 'Diésel y tipo de cambio',
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
};
