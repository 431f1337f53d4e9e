// Generated from labels.*.yaml by npm run generate.
export const Location = {
  name: 'Name',
  kind: 'Kind',
  companyId: 'Company',
  customerId: 'Customer',
  customerName: 'Customer',
  street: 'Street and number',
  city: 'City',
  state: 'State',
  country: 'Country',
  postalCode: 'Postal code',
  latitude: 'Latitude',
  longitude: 'Longitude',
  timeZone: 'Time zone',
  operationZone: 'Operation zone',
  hours: 'Hours',
  comment: 'Comments',
};
export const LocationKind = {
  plant: 'Plant',
  warehouse: 'Warehouse',
  yard: 'Yard',
  border_crossing: 'Border crossing',
  port: 'Port',
  other: 'Other',
};
