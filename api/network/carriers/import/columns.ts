import { decimal, flag, listOf, phone, text } from '../../../core/import/sheet/cells.ts';
import { oneOf } from '../../../core/import/sheet/choices.ts';
import { addressColumns, column, countryIn, state } from '../../../core/import/sheet/columns.ts';
import type { Column } from '../../../core/import/sheet/sheet.ts';
import { Equipment } from '../../../catalogs/equipments/index.ts';
import { carrierColumns } from '../columns.ts';
import { COUNTRIES, CREDITS, MODES, MOVEMENTS, TYPES } from '../words.ts';

/** The columns of the template of carriers: their fields, one address, and TRUE or FALSE for each equipment type. */
export async function columns(): Promise<Column[]> {
  const types = await Equipment.query().modify('listed').orderBy('code');
  return [
    ...FIELDS,
    ...types.map((type) =>
      column(`equipment.${type.id}`, headingOf(type, types), flag, {
        adds: { to: 'equipmentList', value: type.id },
      }),
    ),
  ];
}

/** The name of the equipment type, with its code when another type has the same name. */
function headingOf(type: Equipment, types: Equipment[]): [string, string] {
  const names = ['nameEs', 'nameEn'] as const;
  const isAlone = types.every(
    (other) => other.id === type.id || names.every((name) => other[name] !== type[name]),
  );
  const [es, en] = names.map((name) => (isAlone ? type[name] : `${type[name]} (${type.code})`));
  return [es!, en!];
}

const countries = countryIn(COUNTRIES);

const FIELDS: Column[] = [
  exportedColumn('carrierName', undefined, true),
  exportedColumn('comercialName'),
  exportedColumn('carrierType', oneOf(TYPES)),
  exportedColumn('nationality', countries),
  exportedColumn('rfc'),
  exportedColumn('ein'),
  exportedColumn('caat'),
  exportedColumn('scacCode'),
  exportedColumn('identifier'),
  exportedColumn('businessField'),
  exportedColumn('contactPhone', phone),
  exportedColumn('quotingEmail'),
  exportedColumn('countries', listOf(countries)),
  exportedColumn('movements', listOf(oneOf(MOVEMENTS))),
  exportedColumn('originStates', listOf(state)),
  exportedColumn('deliveryStates', listOf(state)),
  exportedColumn('shippingMode', oneOf(MODES)),
  exportedColumn('serviceList', listOf(text)),
  exportedColumn('drayage', flag),
  exportedColumn('hazmat', flag),
  exportedColumn('costPerMile', decimal(4)),
  exportedColumn('creditType', oneOf(CREDITS)),
  exportedColumn('description'),
  ...addressColumns('addressList.0', ['Dirección', 'Address']),
];

/** A field with the same heading as in the export of carriers. */
function exportedColumn(name: string, read?: Column['read'], required = false): Column {
  return column(name, carrierColumns[name]!, read, { required });
}
