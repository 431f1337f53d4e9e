import { email, phone } from '../../../core/import/sheet/addresses.ts';
import { catalogEntry } from '../../../core/modules/catalogEntry.ts';
import { flag, listOf, text } from '../../../core/import/sheet/cells.ts';
import { addressColumns, column, countryIn, state } from '../../../core/import/sheet/columns.ts';
import { money } from '../../../core/import/sheet/numbers.ts';
import type { Column } from '../../../core/import/sheet/sheet.ts';
import { namesFrom, oneOf } from '../../../core/import/sheet/choices.ts';
import { labelsOf } from '../../../core/contract/labels.ts';
import { Bridge } from '../../../catalogs/bridges/index.ts';
import { Equipment } from '../../../catalogs/equipments/index.ts';
import type { Words } from '../../../shared/words.ts';
import { carrierColumns } from '../columns.ts';
import { movement } from './movement.ts';

/** The columns of the template of carriers: their fields, one address, and TRUE or FALSE for each equipment type. */
export async function columns(): Promise<Column[]> {
  const types = await Equipment.query().modify('listed').orderBy('code');
  return [
    ...FIELDS,
    laterColumn('bridgeList', listOf(await catalogEntry(Bridge))),
    ...addressColumns('Carrier', 'addressList.0'),
    ...types.map((type) =>
      column(`equipment.${type.id}`, headingOf(type, types), flag, {
        adds: { to: 'equipmentList', value: type.id },
      }),
    ),
  ];
}

/** The name of the equipment type, with its code when another type has the same name. */
function headingOf(type: Equipment, types: Equipment[]): Words {
  const names = ['nameEs', 'nameEn'] as const;
  const isAlone = types.every(
    (other) => other.id === type.id || names.every((name) => other[name] !== type[name]),
  );
  const [es, en] = names.map((name) => (isAlone ? type[name] : `${type[name]} (${type.code})`));
  return { es: es!, en: en! };
}

const countries = countryIn(labelsOf('Country'));

const carrierType = oneOf(namesFrom(labelsOf('CarrierFields.carrierType')), {
  also: { carrier: ['Transportista'] },
});

const FIELDS: Column[] = [
  exportedColumn('carrierName', undefined, true),
  exportedColumn('comercialName'),
  exportedColumn('carrierType', carrierType),
  exportedColumn('nationality', countries),
  exportedColumn('rfc'),
  exportedColumn('ein'),
  exportedColumn('caat'),
  exportedColumn('scacCode'),
  exportedColumn('identifier'),
  exportedColumn('businessField'),
  exportedColumn('contactPhone', phone),
  exportedColumn('quotingEmail', email),
  exportedColumn('countries', listOf(countries)),
  exportedColumn('movements', listOf(movement)),
  exportedColumn('originStates', listOf(state)),
  exportedColumn('deliveryStates', listOf(state)),
  exportedColumn('shippingMode', oneOf(namesFrom(labelsOf('CarrierFields.shippingMode')))),
  exportedColumn('serviceList', listOf(text)),
  exportedColumn('drayage', flag),
  exportedColumn('hazmat', flag),
  exportedColumn('costPerMile', money(4, 'USD')),
  exportedColumn('creditType', oneOf(namesFrom(labelsOf('CreditType')))),
  exportedColumn('description'),
  laterColumn('usdotNumber'),
  laterColumn('mcNumber'),
];

/** A field with the same heading as in the export of carriers. */
function exportedColumn(name: string, parse?: Column['read'], required = false): Column {
  return column(name, carrierColumns[name]!.heading, parse, { required });
}

/** The same for a column that templates of an earlier release lack. */
function laterColumn(name: string, parse?: Column['read']): Column {
  return { ...exportedColumn(name, parse), isLater: true };
}
