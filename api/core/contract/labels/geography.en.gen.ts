// Generated from labels.*.yaml by npm run generate.
export const Country = { MX: 'Mexico', US: 'United States', CA: 'Canada' };
export const Place = {
  name: 'Place name',
  street: 'Street and number',
  city: 'City',
  state: 'State',
  country: 'Country',
  postalCode: 'Postal code',
};
