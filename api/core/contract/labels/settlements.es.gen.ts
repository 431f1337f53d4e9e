// Generated from labels.*.yaml by npm run generate.
export const Settlement = {
  reference: 'Embarque',
  carrierName: 'Transportista',
  carrierId: 'Transportista',
  status: 'Estatus',
  currency: 'Moneda',
  agreedAmount: 'Tarifa acordada, sin IVA',
  accessorialsAmount: 'Cargos accesorios aprobados',
  total: 'Total, sin IVA',
  dueDate: 'Fecha de pago',
  deliveredAt: 'Entregado',
  paymentDays: 'Plazo de pago (días)',
  paidAmount: 'Importe pagado',
  paidOn: 'Pagada el',
  paymentReference: 'Referencia del pago',
  origin: 'Origen',
  destination: 'Destino',
  completeAt: 'Evidencias completas',
};
export const SettlementStatus = { due: 'Por pagar', overdue: 'Vencida', paid: 'Pagada' };
export const LeftOutReason = {
  not_found: 'Ya no existe',
  paid: 'Ya está pagada',
  currency: 'No es en pesos',
  no_account: 'El transportista no tiene una CLABE confirmada',
  other_payer: 'La paga otra empresa',
};
