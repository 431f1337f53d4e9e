import type { Transaction } from 'objection';
import { UNKNOWN_BRIDGE } from '../bridges.ts';
import { UNKNOWN_EQUIPMENT } from '../equipment.ts';
import { GENERIC_RFCS } from '../../companies/index.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Words } from '../../../shared/words.ts';
import type { Row, SheetContext } from '../../../core/import/sheet/sheet.ts';
import { Carrier } from '../Carrier.ts';
import { recognizeAlike } from './alike.ts';
import { EXISTS, GUIDANCE, LINKED, nearestNetwork } from '../duplicates.ts';

type Input = Schemas['CarrierInput'];

/** SQL over a row of the staging table: whether any network has a carrier with its RFC or its identifier. */
export const ALIKE = `
  (select id from carriers where rfc = staged.keys->>'rfc' limit 1) is not null
  or (select id from carriers where identifier = staged.keys->>'identifier' limit 1) is not null`;

/** Applies the rules for one carrier to rows compared with all networks. */
export async function compare(rows: Row<Input>[], context: SheetContext, trx: Transaction) {
  for (const field of ['rfc', 'identifier'] as const) {
    const claims = rows.filter(({ values }) => isClaimed(values[field]));
    await compareField(claims, field, context, trx);
  }
  await recognizeAlike(rows, context, trx);
  await refuseUnknownItems(rows, trx);
}

/** Whether it is an RFC that only one carrier has. */
export function isClaimed(value: string | null | undefined) {
  return Boolean(value) && !GENERIC_RFCS.includes(value!);
}

async function compareField(
  rows: Row<Input>[],
  field: 'rfc' | 'identifier',
  { companyId }: SheetContext,
  trx: Transaction,
) {
  if (rows.length === 0) return;
  const holders = await Carrier.query(trx)
    .select('id', 'companyId', 'status', field)
    .whereRaw(`?? = any(?)`, [field, rows.map((row) => row.values[field]!)]);
  if (holders.length === 0) return;
  const byValue = new Map<string, Carrier[]>();
  for (const holder of holders)
    byValue.set(holder[field]!, [...(byValue.get(holder[field]!) ?? []), holder]);
  for (const row of rows) {
    const all = byValue.get(row.values[field]!) ?? [];
    const active = all.filter(({ status }) => status !== 'archived');
    const ownHolders = all.filter((holder) => holder.companyId === companyId);
    const [holder] = ownHolders.toSorted((a, b) => Number(isArchived(a)) - Number(isArchived(b)));
    if (holder && (!isArchived(holder) || active.length === 0)) recognize(row, field, holder);
    else if (active.length > 0)
      Object.assign(row.errors, refusalOf(field, GUIDANCE[nearestNetwork(companyId, active)]));
  }
}

function isArchived({ status }: Pick<Carrier, 'status'>) {
  return status === 'archived';
}

/** The row names this carrier of the network; refuses it when its RFC and its identifier name two carriers. */
function recognize(row: Row<Input>, field: 'rfc' | 'identifier', holder: Carrier) {
  const { existing } = row;
  const other = existing && !existing.isArchived && existing.id !== holder.id;
  if (other && !isArchived(holder)) row.errors[field] = field === 'rfc' ? LINKED : EXISTS;
  if (existing && !existing.isArchived) return;
  row.existing = { id: holder.id, refusal: refusalOf(field, GUIDANCE.own) };
  if (isArchived(holder)) row.existing.isArchived = true;
}

/** The error for an identifier in its column, and the one for an RFC in the whole row. */
function refusalOf(field: 'rfc' | 'identifier', guidance: Words): Row['errors'] {
  return field === 'identifier' ? { identifier: EXISTS, '': guidance } : { rfc: guidance };
}

async function refuseUnknownItems(rows: Row<Input>[], trx: Transaction) {
  for (const [field, table, words] of LISTS) {
    const ids = new Set(rows.flatMap(({ values }) => values[field] ?? []));
    if (ids.size === 0) continue;
    const existingIds = new Set(
      await trx(table)
        .whereIn('id', [...ids])
        .pluck('id'),
    );
    for (const { values, errors } of rows)
      if (values[field]?.some((id) => !existingIds.has(id))) errors[field] = words;
  }
}

/** The fields that are lists of ids, the table of each, and the error for an unknown one. */
const LISTS = [
  ['equipmentList', 'equipments', UNKNOWN_EQUIPMENT],
  ['bridgeList', 'bridges', UNKNOWN_BRIDGE],
] as const;
