// Generated from labels.*.yaml by npm run generate.
export const DieselPrice = {
  date: 'Fecha',
  country: 'País',
  currency: 'Moneda',
  unit: 'Unidad',
  price: 'Precio',
  source: 'Fuente',
};
export const FuelUnit = { l: 'Litro', gal: 'Galón' };
