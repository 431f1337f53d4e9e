import type { Transaction } from 'objection';
import type { Schemas } from '../../../core/contract/types.ts';
import { fold } from '../../../core/import/sheet/fold.ts';
import { markLikely } from '../../../core/import/records/markLikely.ts';
import type { Row, SheetContext } from '../../../core/import/sheet/sheet.ts';
import type { Words } from '../../../shared/words.ts';
import { Carrier } from '../Carrier.ts';

type Input = Schemas['CarrierInput'];
type Key = 'ein' | 'caat' | 'scacCode' | 'usdotNumber' | 'mcNumber';

const KEYS: Record<Key, string> = {
  ein: 'EIN',
  caat: 'CAAT',
  scacCode: 'SCAC',
  usdotNumber: 'USDOT',
  mcNumber: 'MC',
};
/** The values of which two different ones make two carriers, though their names are the same. */
const IDS = ['rfc', 'identifier', 'ein', 'caat', 'scacCode', 'usdotNumber', 'mcNumber'] as const;

/**
 * Recognizes the other rows by the EIN, CAAT, SCAC, USDOT or MC number or the name of a carrier that was in the network before the file, and warns
 * by which: such a carrier doubled with each import. The user decides what becomes of the row.
 */
export async function recognizeAlike(
  rows: Row<Input>[],
  { companyId, now }: SheetContext,
  trx: Transaction,
): Promise<void> {
  const others = rows.filter(({ existing }) => !existing || existing.isArchived);
  if (others.length === 0) return;
  const holders = await holdersOf(others, companyId, now, trx);
  if (holders.length === 0) return;
  const byKey = new Map(holders.flatMap((one) => keysOf(one).map((key) => [key, one] as const)));
  const byName = new Map<string, Carrier[]>();
  for (const one of holders)
    byName.set(fold(one.carrierName), [...(byName.get(fold(one.carrierName)) ?? []), one]);
  for (const row of others) {
    const key = keysOf(row.values).find((one) => byKey.has(one));
    const sameNames = byName.get(fold(row.values.carrierName)) ?? [];
    const holder = key ? byKey.get(key) : sameNames.find((one) => mayBeSame(one, row.values));
    if (holder) markLikely(row, holder.id, seems(key?.split(' ')[0]));
  }
}

/** Conditions that find carriers by the values of rows: by an index each, which one condition for all could not use. */
const FINDS: Record<Key | 'carrierName', string> = {
  ein: 'ein = any(?)',
  caat: 'caat = any(?)',
  scacCode: 'scac_code = any(?)',
  usdotNumber: 'usdot_number = any(?)',
  mcNumber: 'mc_number = any(?)',
  carrierName:
    'folded(carrier_name) = any(array(select folded(one) from unnest(?::text[]) as one))',
};

/** The carriers of the network that have a value or the name of one of the rows. */
async function holdersOf(
  rows: Row<Input>[],
  companyId: string | null,
  now: Date,
  trx: Transaction,
) {
  const holders: Carrier[] = [];
  for (const field of Object.keys(FINDS) as (Key | 'carrierName')[]) {
    const values = new Set(rows.flatMap(({ values }) => values[field] ?? []));
    if (values.size === 0) continue;
    const carriers = await Carrier.query(trx)
      .select('id', 'carrierName', ...IDS)
      .where('companyId', companyId)
      .whereNot('status', 'archived')
      .where('createdAt', '<', now.toISOString())
      .whereRaw(FINDS[field], [[...values]]);
    holders.push(...carriers);
  }
  return holders;
}

function keysOf(values: Partial<Record<Key, string | null>>): string[] {
  return (Object.keys(KEYS) as Key[]).flatMap((key) => {
    const value = values[key];
    return value ? [`${KEYS[key]} ${value}`] : [];
  });
}

/** Whether no identification says that two carriers with one name are two. */
function mayBeSame(holder: Carrier, values: Input): boolean {
  return IDS.every((id) => !holder[id] || !values[id] || holder[id] === values[id]);
}

function seems(key = ''): Words {
  const [es, en] = key
    ? [`el mismo ${key}`, `the same ${key}`]
    : ['el mismo nombre', 'the same name'];
  return {
    es: `Parece que ya está registrado: hay un transportista con ${es}`,
    en: `It seems to be there: a carrier has ${en}`,
  };
}
