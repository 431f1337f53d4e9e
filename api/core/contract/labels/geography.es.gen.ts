// Generated from labels.*.yaml by npm run generate.
export const Country = { MX: 'México', US: 'Estados Unidos', CA: 'Canadá' };
export const Place = {
  name: 'Nombre del lugar',
  street: 'Calle y número',
  city: 'Ciudad',
  state: 'Estado',
  country: 'País',
  postalCode: 'Código postal',
};
