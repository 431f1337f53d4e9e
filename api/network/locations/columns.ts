import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of locations. */
export const locationColumns: Columns = {
  name: ['Nombre', 'Name'],
  kind: ['Tipo', 'Kind'],
  customerName: ['Cliente', 'Customer'],
  street: ['Calle y número', 'Street'],
  city: ['Ciudad', 'City'],
  state: ['Estado', 'State'],
  country: ['País', 'Country'],
  postalCode: ['Código postal', 'Postal code'],
  latitude: ['Latitud', 'Latitude'],
  longitude: ['Longitud', 'Longitude'],
  timeZone: ['Zona horaria', 'Time zone'],
  operationZone: ['Zona de operación', 'Operation zone'],
  hours: ['Horario', 'Hours'],
  comment: ['Comentarios', 'Comments'],
  ...recordEnd,
};
