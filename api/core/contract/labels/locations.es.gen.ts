// Generated from labels.*.yaml by npm run generate.
export const Location = {
  name: 'Nombre',
  kind: 'Tipo',
  companyId: 'Empresa',
  customerId: 'Cliente',
  customerName: 'Cliente',
  street: 'Calle y número',
  city: 'Ciudad',
  state: 'Estado',
  country: 'País',
  postalCode: 'Código postal',
  latitude: 'Latitud',
  longitude: 'Longitud',
  timeZone: 'Zona horaria',
  operationZone: 'Zona de operación',
  hours: 'Horario',
  comment: 'Comentarios',
};
export const LocationKind = {
  plant: 'Planta',
  warehouse: 'Bodega',
  yard: 'Patio',
  border_crossing: 'Cruce fronterizo',
  port: 'Puerto',
  other: 'Otro',
};
