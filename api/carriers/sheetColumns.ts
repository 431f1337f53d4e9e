import { decimal, flag, listOf, oneOf, phone } from '../core/import/cells.ts';
import { addressColumns, column, state } from '../core/import/columns.ts';
import type { Column } from '../core/import/sheet.ts';
import { Equipment } from '../equipments/index.ts';
import { carrierColumns } from './columns.ts';
import { COUNTRIES, CREDITS, MODES, MOVEMENTS, TYPES } from './words.ts';

/** The template of carriers: their own fields, one address, and TRUE or FALSE for each equipment type. */
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

/** Its name, and its code too where another type is called the same. */
function headingOf(type: Equipment, types: Equipment[]): [string, string] {
  const names = ['nameEs', 'nameEn'] as const;
  const isAlone = types.every(
    (other) => other.id === type.id || names.every((name) => other[name] !== type[name]),
  );
  const [es, en] = names.map((name) => (isAlone ? type[name] : `${type[name]} (${type.code})`));
  return [es!, en!];
}

const countries = oneOf(COUNTRIES);

const FIELDS: Column[] = [
  own('carrierName', undefined, true),
  own('comercialName'),
  own('carrierType', oneOf(TYPES)),
  own('nationality', countries),
  own('rfc'),
  own('ein'),
  own('caat'),
  own('scacCode'),
  own('identifier'),
  own('businessField'),
  own('contactPhone', phone),
  own('quotingEmail'),
  own('countries', listOf(countries)),
  own('movements', listOf(oneOf(MOVEMENTS))),
  own('originStates', listOf(state)),
  own('deliveryStates', listOf(state)),
  own('shippingMode', oneOf(MODES)),
  own('serviceList', listOf(column('', ['', '']).read)),
  own('drayage', flag),
  own('hazmat', flag),
  own('costPerMile', decimal(4)),
  own('creditType', oneOf(CREDITS)),
  own('description'),
  ...addressColumns('addressList.0', ['Dirección', 'Address']),
];

/** A field under the heading that the file of carriers gives it. */
function own(name: string, read?: Column['read'], required = false): Column {
  return column(name, carrierColumns[name]!, read, { required });
}
