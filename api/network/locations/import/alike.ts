import type { Transaction } from 'objection';
import type { Schemas } from '../../../core/contract/types.ts';
import { fold } from '../../../core/import/sheet/fold.ts';
import { markLikely } from '../../../core/import/records/markLikely.ts';
import type { Row, SheetContext } from '../../../core/import/sheet/sheet.ts';
import { Location } from '../Location.ts';

type Input = Schemas['LocationInput'];

/**
 * Recognizes the other rows by a location of the same customer that was there before the file and has their name in the
 * same town, or their street and postal code, and warns by which. The user decides what becomes of the row.
 */
export async function recognizeAlike(
  rows: Row<Input>[],
  { companyId, now }: SheetContext,
  trx: Transaction,
): Promise<void> {
  const others = rows.filter(({ existing }) => !existing || existing.isArchived);
  if (others.length === 0) return;
  const locations = await candidates(others, companyId!, now, trx);
  const locationByKey = new Map(
    locations.flatMap((one) => keysOf(one).map((key) => [key, one] as const)),
  );
  for (const row of others) {
    const key = keysOf(row.values).find((one) => locationByKey.has(one));
    if (key) markLikely(row, locationByKey.get(key)!.id, SEEMS[kindOf(key)]);
  }
}

/** The company's locations with the name or the postal code of one of the rows. */
async function candidates(
  rows: Row<Input>[],
  companyId: string,
  now: Date,
  trx: Transaction,
): Promise<Location[]> {
  const distinct = (field: 'name' | 'postalCode') => [
    ...new Set(rows.flatMap(({ values }) => values[field] ?? [])),
  ];
  const finds = [
    [
      'folded(name) = any(array(select folded(one) from unnest(?::text[]) as one))',
      distinct('name'),
    ],
    ['postal_code = any(?)', distinct('postalCode')],
  ] as const;
  const matches: Location[] = [];
  for (const [condition, values] of finds)
    matches.push(
      ...(await Location.query(trx)
        .select('id', 'customerId', 'name', 'street', 'city', 'state', 'postalCode')
        .where({ companyId })
        .whereNull('archivedAt')
        .where('createdAt', '<', now.toISOString())
        .whereRaw(condition, [values])),
    );
  return matches;
}

type Kind = 'name' | 'address';

/** Keys by which a location may be recognized: its customer, with its name and town, and with its street and postal code. */
function keysOf(location: Input | Location): string[] {
  const { customerId = null, name, street, city, state, postalCode } = location;
  const key = (kind: Kind, ...parts: (string | null)[]) => JSON.stringify([kind, ...parts]);
  return [
    key('name', customerId, fold(name), fold(city), state),
    ...(street && postalCode ? [key('address', customerId, fold(street), postalCode)] : []),
  ];
}

function kindOf(key: string): Kind {
  return (JSON.parse(key) as [Kind])[0];
}

const SEEMS = {
  name: {
    es: 'Parece que ya está registrada: hay una ubicación con el mismo nombre y ciudad',
    en: 'It seems to be there: a location has the same name and city',
  },
  address: {
    es: 'Parece que ya está registrada: hay una ubicación con la misma calle y código postal',
    en: 'It seems to be there: a location has the same street and postal code',
  },
};
