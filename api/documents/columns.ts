import { type Columns, recordEnd } from '../core/export/columns.ts';

/** The columns of the export of documents. */
export const documentColumns: Columns = {
  carrierName: ['Transportista', 'Carrier'],
  type: ['Documento', 'Document'],
  status: ['Estado', 'Status'],
  required: ['Requerido', 'Required'],
  valid: ['Vigente', 'Valid'],
  documentDate: ['Fecha del documento', 'Date of the document'],
  expirationDate: ['Vence', 'Expires'],
  reason: ['Motivo de rechazo', 'Reason of rejection'],
  fileName: ['Archivo', 'File'],
  uploadedAt: ['Recibido', 'Received'],
  reviewedAt: ['Revisado', 'Reviewed'],
  ...recordEnd,
};
