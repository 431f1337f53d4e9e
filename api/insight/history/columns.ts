import type { Columns } from '../../core/export/columns.ts';

/** The columns of the export of the history. */
export const historyColumns: Columns = {
  createdAt: ['Fecha y hora', 'Date and time'],
  quoteReference: ['Cotización', 'Quote'],
  shipmentReference: ['Embarque', 'Load'],
  entity: ['Registro', 'Record'],
  fromStatus: ['Estatus anterior', 'Previous status'],
  toStatus: ['Estatus nuevo', 'New status'],
  reason: ['Motivo', 'Reason'],
  comment: ['Comentario', 'Comment'],
  'lackingDocuments.type': ['Documentos que faltaban', 'Documents that were missing'],
  'lackingDocuments.state': ['Por qué no contaban', 'Why they did not count'],
  userName: ['Usuario', 'User'],
  customerName: ['Cliente', 'Customer'],
  carrierName: ['Transportista', 'Carrier'],
};
