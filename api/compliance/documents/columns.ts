import { type Columns, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of documents. */
export const documentColumns: Columns = {
  carrierName: ['Transportista', 'Carrier'],
  type: ['Documento', 'Document'],
  status: ['Estatus', 'Status'],
  required: ['Requerido', 'Required'],
  valid: ['Vigente', 'Valid'],
  documentDate: ['Fecha del documento', 'Document date'],
  expirationDate: ['Vence', 'Expires'],
  insuredAmount: ['Suma asegurada', 'Insured amount'],
  insuredCurrency: ['Moneda asegurada', 'Insured currency'],
  certificates: ['Certificados', 'Certificates'],
  reason: ['Motivo del rechazo', 'Rejection reason'],
  fileName: ['Archivo', 'File'],
  uploadedAt: ['Recibido', 'Received'],
  reviewedAt: ['Revisado', 'Reviewed'],
  ...recordEnd,
};
