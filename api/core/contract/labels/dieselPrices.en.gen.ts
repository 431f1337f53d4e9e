// Generated from labels.*.yaml by npm run generate.
export const DieselPrice = {
  date: 'Date',
  country: 'Country',
  currency: 'Currency',
  unit: 'Unit',
  price: 'Price',
  source: 'Source',
};
export const FuelUnit = { l: 'Liter', gal: 'Gallon' };
