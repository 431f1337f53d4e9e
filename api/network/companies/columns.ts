import { type Columns, columnsOf, placePaths, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of companies. */
export const companyColumns: Columns = {
  ...columnsOf('Company', [
    'name',
    'comercialName',
    'type',
    'plan',
    'ownerCompanyName',
    'rfc',
    'ein',
    'phone',
    'email',
    'website',
    ...placePaths('address'),
    'currency',
    'demandedCertificates',
    'demandedInsuredAmount',
    'comment',
  ]),
  ...recordEnd,
};
