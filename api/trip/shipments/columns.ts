import { cargoColumns } from '../../quoting/quotes/index.ts';
import { type Columns, columnsOf, placePaths, recordEnd } from '../../core/export/columns.ts';

/** The columns of the export of loads. */
export const shipmentColumns: Columns = {
  ...columnsOf('Shipment', [
    'reference',
    'status',
    'delayed',
    'customerName',
    'customerReference',
    'carrierName',
    'quoteReference',
    'movement',
    ...placePaths('origin'),
    ...placePaths('destination'),
    'pickupDate',
    'pickupFrom',
    'pickupTo',
    'deliveryDate',
    'deliveryFrom',
    'deliveryTo',
    'deliveredAt',
    'equipmentNameEs',
    'equipmentNameEn',
    'comodityNameEs',
    'comodityNameEn',
    'hazmat',
    'weight',
    'weightUnit',
    'units',
  ]),
  ...cargoColumns('Shipment'),
  ...columnsOf('Shipment', [
    'currency',
    'purchaseCost',
    'saleValue',
    'margin',
    'marginPercent',
    'openIncidents',
    'comment',
  ]),
  ...recordEnd,
};
