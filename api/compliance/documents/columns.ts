import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of documents. */
export const documentColumns: Columns = {
  ...columnsOf('Document', [
    'carrierName',
    'type',
    'status',
    'required',
    'valid',
    'documentDate',
    'expirationDate',
    'insuredAmount',
    'insuredCurrency',
    'certificates',
    'reason',
    'fileName',
    'uploadedAt',
    'reviewedAt',
  ]),
  ...recordEnd,
};
