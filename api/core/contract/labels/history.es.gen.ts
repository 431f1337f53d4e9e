// Generated from labels.*.yaml by npm run generate.
export const EventEntity = {
  quotes: 'Cotización',
  invitations: 'Invitación',
  shipments: 'Embarque',
};
export const HistoryEvent = {
  customerId: 'Cliente',
  carrierId: 'Transportista',
  createdAt: 'Fecha y hora',
  quoteReference: 'Cotización',
  shipmentReference: 'Embarque',
  entity: 'Registro',
  fromStatus: 'Estatus anterior',
  toStatus: 'Estatus nuevo',
  reason: 'Motivo',
  comment: 'Comentario',
  userName: 'Usuario',
  customerName: 'Cliente',
  carrierName: 'Transportista',
};
