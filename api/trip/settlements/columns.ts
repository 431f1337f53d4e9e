import { type Columns, placeColumns } from '../../core/export/columns.ts';

/** The columns of the export of settlements, for accounting. */
export const settlementColumns: Columns = {
  reference: ['Embarque', 'Load'],
  status: ['Estatus', 'Status'],
  carrierName: ['Transportista', 'Carrier'],
  ...placeColumns('origin', 'Origen', 'Origin'),
  ...placeColumns('destination', 'Destino', 'Destination'),
  deliveredAt: ['Entregado', 'Delivered'],
  currency: ['Moneda', 'Currency'],
  agreedAmount: ['Tarifa acordada', 'Agreed rate'],
  accessorialsAmount: ['Cargos accesorios', 'Accessorials'],
  total: ['Total, sin IVA', 'Total, excl. VAT (IVA)'],
  paymentDays: ['Plazo de pago (días)', 'Payment term (days)'],
  completeAt: ['Evidencias completas', 'Proof documents complete'],
  dueDate: ['Fecha de pago', 'Due date'],
  paidOn: ['Pagada el', 'Paid on'],
  paymentReference: ['Referencia del pago', 'Payment reference'],
  paidAmount: ['Importe pagado', 'Amount paid'],
};
