import { type Columns, placeColumns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of routes. */
export const routeColumns: Columns = {
  reference: ['Ruta', 'Route'],
  status: ['Estatus', 'Status'],
  kind: ['Tipo', 'Kind'],
  companyName: ['Empresa', 'Company'],
  customerName: ['Cliente', 'Customer'],
  movement: ['Movimiento', 'Movement'],
  ...placeColumns('origin', 'Origen', 'Origin'),
  ...placeColumns('destination', 'Destino', 'Destination'),
  equipmentNameEs: ['Equipo', 'Equipment (Spanish)'],
  equipmentNameEn: ['Equipo (inglés)', 'Equipment'],
  comodityNameEs: ['Mercancía', 'Commodity (Spanish)'],
  comodityNameEn: ['Mercancía (inglés)', 'Commodity'],
  frequency: ['Frecuencia', 'Frequency'],
  volume: ['Volumen', 'Volume'],
  distanceKm: ['Distancia (km)', 'Distance (km)'],
  currency: ['Moneda', 'Currency'],
  targetRate: ['Tarifa objetivo', 'Target rate'],
  carrierName: ['Transportista', 'Carrier'],
  contractRate: ['Tarifa de contrato', 'Contract rate'],
  contractCurrency: ['Moneda del contrato', 'Contract currency'],
  quoteReference: ['Cotización', 'Quote'],
  comment: ['Comentarios', 'Comments'],
  ...recordEnd,
};
