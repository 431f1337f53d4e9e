import type { Transaction } from 'objection';
import type { Schemas } from '../core/contract/types.ts';
import { decimal, text, withDescription } from '../core/import/cells.ts';
import { oneOf } from '../core/import/choices.ts';
import { column, country, currency } from '../core/import/columns.ts';
import { day } from '../core/import/dates.ts';
import type { Column, SheetContext, Row, Sheet } from '../core/import/sheet.ts';
import { dieselPriceColumns } from './columns.ts';
import { DieselPrice } from './DieselPrice.ts';
import { dieselPricePolicy } from './policy.ts';
import { assertNotInFuture } from './service.ts';
import { UNITS } from './words.ts';

type Input = Schemas['DieselPriceInput'];

/** How files of diesel prices are imported; prices belong to no company. */
export const dieselPriceSheet: Sheet<Input> = {
  resource: 'diesel_prices',
  model: DieselPrice,
  schema: 'DieselPriceInput',
  columns: async () => FIELDS,
  load: dieselPricePolicy.load,
  targetCompany: async () => null,
  toValues,
  keysOf: (values) => ({ price: keyOf(values) }),
  isUnique: true,
  compare,
  update: async () => false,
};

const unit = oneOf(UNITS, {
  also: { l: ['Lt', 'Lts', 'Litros', 'Liters'], gal: ['Gal', 'Galones', 'Gallons'] },
});

const FIELDS: Column[] = [
  own('date', day),
  own('country', country),
  own('currency', currency),
  own('unit', unit),
  own(
    'price',
    withDescription(
      decimal(4),
      'Mayor que cero, hasta 4 decimales',
      'Above zero, up to 4 decimals',
    ),
  ),
  own('source', text),
];

function toValues(input: object, { now }: SheetContext) {
  const values = input as Input;
  assertNotInFuture(values.date, now);
  return { values: { ...values, price: `${Number(values.price)}` }, warnings: [] };
}

/** Refuses a second, different price for a date and country; an equal one exists already. */
async function compare(rows: Row<Input>[], _: SheetContext, trx: Transaction) {
  const known = new Map((await pricesOf(rows, trx)).map((price) => [keyOf(price), price]));
  for (const row of rows) {
    const price = known.get(keyOf(row.values));
    if (!price) continue;
    if (isSame(price, row.values)) row.existing = { id: price.id };
    else row.errors.price = ANOTHER_PRICE;
  }
}

function pricesOf(rows: Row<Input>[], trx: Transaction): Promise<DieselPrice[]> {
  const dates = rows.map(({ values }) => values.date);
  return DieselPrice.query(trx).modify('listed').whereRaw('date = any(?)', [dates]).execute();
}

function keyOf({ date, country: of }: Input): string {
  return `${date} ${of}`;
}

function isSame(known: Input, { currency, unit, price }: Input): boolean {
  return (
    known.currency === currency && known.unit === unit && Number(known.price) === Number(price)
  );
}

function own(name: string, read: Column['read']): Column {
  return column(name, dieselPriceColumns[name]!, read, { required: true });
}

const ANOTHER_PRICE = {
  es: 'Ese día ya tiene otro precio: corríjalo en la lista',
  en: 'That day has another price already: correct it in the list',
};
