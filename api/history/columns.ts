import type { Columns } from '../core/export/columns.ts';

/** The columns of the export of the history. */
export const historyColumns: Columns = {
  createdAt: ['Cuándo', 'When'],
  quoteReference: ['Cotización', 'Quote'],
  shipmentReference: ['Embarque', 'Shipment'],
  entity: ['De qué', 'Of what'],
  fromStatus: ['De', 'From'],
  toStatus: ['A', 'To'],
  reason: ['Motivo', 'Reason'],
  comment: ['Comentario', 'Comment'],
  userName: ['Quién', 'Who'],
  customerName: ['Cliente', 'Customer'],
  carrierName: ['Transportista', 'Carrier'],
};
