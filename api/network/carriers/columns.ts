import { type Columns, columnsOf, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of carriers. */
export const carrierColumns: Columns = {
  ...columnsOf('Carrier', [
    'carrierName',
    'comercialName',
    'network',
    'status',
    'confidence',
    'carrierType',
    'nationality',
    'rfc',
    'ein',
    'caat',
    'scacCode',
    'identifier',
    'businessField',
    'contactPhone',
    'quotingEmail',
    'countries',
    'movements',
    'originStates',
    'deliveryStates',
    'shippingMode',
    'serviceList',
    'drayage',
    'hazmat',
    'costPerMile',
    'creditType',
    'description',
  ]),
  ...recordEnd,
};
