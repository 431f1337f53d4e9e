import { movement } from '../../../network/carriers/index.ts';
import { Comodity } from '../../../catalogs/comodities/index.ts';
import { CUSTOMER_CELL, customerNames } from '../../../network/companies/index.ts';
import { headingOf } from '../../../core/contract/labels.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import { catalogEntry } from '../../../core/modules/catalogEntry.ts';
import { flag } from '../../../core/import/sheet/cells.ts';
import { integer } from '../../../core/import/sheet/numbers.ts';
import { putWeight, weight, weightUnit } from '../../../core/import/sheet/weights.ts';
import { addressColumns, column, currency } from '../../../core/import/sheet/columns.ts';
import { day, hour } from '../../../core/import/sheet/dates.ts';
import { oneOf } from '../../../core/import/sheet/choices.ts';
import type { Column } from '../../../core/import/sheet/sheet.ts';
import { Equipment } from '../../../catalogs/equipments/index.ts';
import { shipmentColumns } from '../columns.ts';
import { cargoColumns } from './cargo.ts';
import { stopColumns } from './stops.ts';

/** The template of loads; a shipper's has no column for the customer. */
export async function columns(actor: Actor, companyId?: string | null): Promise<Column[]> {
  const [equipment, comodity] = await Promise.all([
    catalogEntry(Equipment),
    catalogEntry(Comodity),
  ]);
  return [
    ...LANE,
    column('equipmentId', headingOf('Shipment', 'equipmentId'), equipment),
    column('comodityId', headingOf('Shipment', 'comodityId'), comodity),
    ...CARGO,
    ...(actor.type === 'shipper' ? [] : [await customer(companyId ?? actor.companyId)]),
    ...(await cargoColumns(actor, companyId ?? actor.companyId)),
    ...stopColumns,
  ];
}

async function customer(companyId: string | null): Promise<Column> {
  const names = await customerNames(companyId);
  return sheetColumn(
    'customerName',
    oneOf(names, { acceptedValues: CUSTOMER_CELL, byBeginning: true }),
    'customerId',
  );
}

const LANE: Column[] = [
  { ...sheetColumn('movement', movement), required: true },
  ...addressColumns('Shipment', 'origin', true),
  ...addressColumns('Shipment', 'destination', true),
  sheetColumn('pickupDate', day),
  sheetColumn('pickupFrom', hour),
  sheetColumn('pickupTo', hour),
  sheetColumn('deliveryDate', day),
  sheetColumn('deliveryFrom', hour),
  sheetColumn('deliveryTo', hour),
];

const CARGO: Column[] = [
  sheetColumn('hazmat', flag),
  { ...sheetColumn('weight', weight), finish: putWeight },
  sheetColumn('weightUnit', weightUnit),
  sheetColumn('units', integer),
  sheetColumn('customerReference'),
  sheetColumn('comment'),
  sheetColumn('currency', currency),
];

function sheetColumn(name: string, parse?: Column['read'], to = name): Column {
  return column(to, shipmentColumns[name]!.heading, parse);
}
