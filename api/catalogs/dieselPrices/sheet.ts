import type { Transaction } from 'objection';
import { labelsOf } from '../../core/contract/labels.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { text, withDescription } from '../../core/import/sheet/cells.ts';
import { decimal } from '../../core/import/sheet/numbers.ts';
import { namesFrom, oneOf } from '../../core/import/sheet/choices.ts';
import { changedFields } from '../../core/import/records/changedFields.ts';
import { column, country, currency } from '../../core/import/sheet/columns.ts';
import { day } from '../../core/import/sheet/dates.ts';
import type { Column, SheetContext, Row, Sheet } from '../../core/import/sheet/sheet.ts';
import { dieselPriceColumns } from './columns.ts';
import { DieselPrice } from './DieselPrice.ts';
import { dieselPricePolicy } from './policy.ts';
import { assertNotInFuture, create, find, update as updatePrice } from './service.ts';
import { priceText, warnOfFarPrices } from './sheetDoubts.ts';

type Input = Schemas['DieselPriceInput'];

/** The import of diesel prices, which belong to no company. */
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
  warn,
  update,
};

const unit = oneOf(namesFrom(labelsOf('FuelUnit')), {
  also: { l: ['Lt', 'Lts', 'Litros', 'Liters'], gal: ['Gal', 'Galones', 'Gallons'] },
});

const FIELDS: Column[] = [
  requiredColumn('date', day),
  requiredColumn('country', country),
  requiredColumn('currency', currency),
  requiredColumn('unit', unit),
  requiredColumn(
    'price',
    withDescription(
      decimal(4),
      'Mayor que cero, hasta 4 decimales',
      'Above zero, up to 4 decimals',
    ),
  ),
  requiredColumn('source', text),
];

function toValues(input: object, { now }: SheetContext) {
  const values = input as Input;
  assertNotInFuture(values.date, now);
  return { values: { ...values, price: `${Number(values.price)}` }, warnings: [] };
}

/** Recognizes a price by its date and country; a second one is refused where the first is not to be changed. */
async function compare(rows: Row<Input>[], _: SheetContext, trx: Transaction) {
  const prices = await pricesByKey(rows, trx);
  for (const row of rows) {
    const price = prices.get(keyOf(row.values));
    if (!price) continue;
    row.existing = { id: price.id };
    if (!isSame(price, row.values)) row.existing.refusal = { price: ANOTHER_PRICE };
  }
}

/** Warns of a price that differs from the one in the list, and of one that is far from the last. */
async function warn(rows: Row<Input>[], trx: Transaction) {
  const prices = await pricesByKey(rows, trx);
  for (const { values, warnings } of rows) {
    const price = prices.get(keyOf(values));
    if (!price || isSame(price, values)) continue;
    const message = {
      es: `Ese día tiene otro precio en la lista: ${priceText(price, 'es')}`,
      en: `That day has another price in the list: ${priceText(price, 'en')}`,
    };
    warnings.push({ field: 'price', message });
  }
  await warnOfFarPrices(rows, trx);
}

/** Corrects a price; one that quotes have used is kept for them and replaced. */
async function update(id: string, values: Input, { now }: SheetContext) {
  const price = await find(dieselPricePolicy.visible(), id);
  const change = changedFields(price, values);
  if (Object.keys(change).length === 0) return false;
  if (price.isUsed && !isSame(price, values)) await create(values, now);
  else if (price.isUsed) return false;
  else await updatePrice(id, change, { now, ifMatch: undefined });
  return true;
}

async function pricesByKey(rows: Row<Input>[], trx: Transaction) {
  return new Map((await pricesOf(rows, trx)).map((price) => [keyOf(price), price]));
}

function pricesOf(rows: Row<Input>[], trx: Transaction): Promise<DieselPrice[]> {
  const dates = rows.map(({ values }) => values.date);
  return DieselPrice.query(trx).modify('listed').whereRaw('date = any(?)', [dates]).execute();
}

function keyOf({ date, country: of }: Input): string {
  return `${date} ${of}`;
}

function isSame(storedPrice: Input, { currency, unit, price }: Input): boolean {
  return (
    storedPrice.currency === currency &&
    storedPrice.unit === unit &&
    Number(storedPrice.price) === Number(price)
  );
}

function requiredColumn(name: string, parse: Column['read']): Column {
  return column(name, dieselPriceColumns[name]!.heading, parse, { required: true });
}

const ANOTHER_PRICE = {
  es: 'Ese día ya tiene otro precio: corríjalo en la lista',
  en: 'That day has another price already: correct it in the list',
};
