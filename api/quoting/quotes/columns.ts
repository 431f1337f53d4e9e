import { type Columns, columnsOf, placePaths, recordEnd } from '../../core/export/columns.ts';
import { stopColumns } from './stopColumns.ts';

/** The columns of what quotes and loads say of their cargo. */
export function cargoColumns(rows: 'Quote' | 'Shipment'): Columns {
  return columnsOf(rows, [
    'kind',
    'frequency',
    'packagingNameEs',
    'packagingNameEn',
    'length',
    'width',
    'height',
    'dimensionUnit',
    'stackable',
    'legalWeight',
    'drayage',
    'spot',
    'distanceKm',
    'targetRate',
    'routeReference',
  ]);
}

/** The columns of the export of quotes. */
export const quoteColumns: Columns = {
  ...columnsOf('Quote', [
    'reference',
    'status',
    'customerName',
    'customerReference',
    'movement',
    ...placePaths('origin'),
    ...placePaths('destination'),
    'pickupDate',
    'pickupFrom',
    'pickupTo',
    'deliveryDate',
    'deliveryFrom',
    'deliveryTo',
    'equipmentNameEs',
    'equipmentNameEn',
    'comodityNameEs',
    'comodityNameEn',
    'hazmat',
    'weight',
    'weightUnit',
    'units',
  ]),
  ...cargoColumns('Quote'),
  ...columnsOf('Quote', [
    'currency',
    'bestRate',
    'purchaseCost',
    'saleValue',
    'margin',
    'marginPercent',
    'invitedCount',
    'ratedCount',
    'sentAt',
    'deadlineAt',
    'minutesToFirstRate',
    'closedAt',
    'closeReason',
    'closeComment',
    'comment',
  ]),
  ...recordEnd,
  ...stopColumns,
};
