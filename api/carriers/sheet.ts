import type { Transaction } from 'objection';
import { saveContactBook } from '../contacts/index.ts';
import { GENERIC_RFCS, requireBroker } from '../companies/index.ts';
import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { invalid } from '../core/http/errors.ts';
import type { Words } from '../core/i18n/words.ts';
import type { SheetContext, Row, Sheet } from '../core/import/sheet.ts';
import { normalize } from '../core/records/normalize.ts';
import { only } from '../core/auth/policy.ts';
import { Carrier } from './Carrier.ts';
import { EXISTS, GUIDANCE, nearestNetwork } from './duplicates.ts';
import { NORMALIZERS, warningsOf } from './identity.ts';
import { columns } from './sheetColumns.ts';

type Input = Schemas['CarrierInput'];

/** The import of carriers: into a broker's own network; staff may choose any. */
export const carrierSheet: Sheet<Input> = {
  resource: 'carriers',
  model: Carrier,
  schema: 'CarrierInput',
  columns,
  targetCompany: targetCompanyOf,
  toValues,
  compare,
  write: { lists: ['equipmentList'], records: ['contactBookList'], after: writeLists },
};

async function targetCompanyOf(actor: Actor, companyId: string | null = null) {
  if (actor.type !== 'internal')
    return only({ companyId: companyId ?? undefined }, { companyId: actor.companyId! }).companyId;
  if (companyId) await requireBroker(companyId, 'companyId');
  return companyId;
}

function toValues(input: object, { companyId }: SheetContext) {
  const asked = input as Input;
  if (asked.companyId && asked.companyId !== companyId) throw invalid('companyId', ELSEWHERE);
  const values = { ...normalize(asked, NORMALIZERS), companyId };
  return { values, warnings: warningsOf(values as Schemas['Carrier']) };
}

const ELSEWHERE = {
  es: 'Todos se registran en la misma red',
  en: 'All of them are registered in one network',
};

/** Applies the rules for one carrier to rows compared with each other and with all networks. */
async function compare(rows: Row<Input>[], context: SheetContext, trx: Transaction) {
  for (const field of ['rfc', 'identifier'] as const) {
    const claims = rows.filter(({ values }) => isClaimed(values[field]));
    refuseRepeated(claims, field);
    await refuseKnown(claims, field, context, trx);
  }
  await refuseUnknownEquipment(rows, trx);
}

function isClaimed(value: string | null | undefined) {
  return Boolean(value) && !GENERIC_RFCS.includes(value!);
}

function refuseRepeated(rows: Row<Input>[], field: 'rfc' | 'identifier') {
  const first = new Map<string, number>();
  for (const { number, values, errors } of rows) {
    const earlier = first.get(values[field]!);
    if (earlier) errors[field] = repeated(earlier);
    else if (Object.keys(errors).length === 0) first.set(values[field]!, number);
  }
}

async function refuseKnown(
  rows: Row<Input>[],
  field: 'rfc' | 'identifier',
  { companyId, rowsOf }: SheetContext,
  trx: Transaction,
) {
  if (rows.length === 0) return;
  const values = rows.map((row) => row.values[field]!);
  const holders = await Carrier.query(trx)
    .select('id', 'companyId', field)
    .whereRaw(`?? = any(?)`, [field, values])
    .whereNot('status', 'archived');
  if (holders.length === 0) return;
  const own = await rowsOf?.(
    holders.map(({ id }) => id),
    trx,
  );
  for (const row of rows) {
    const others = holders.filter((holder) => holder[field] === row.values[field]);
    if (others.length === 0) continue;
    const earlier = others.flatMap(({ id }) => own?.get(id) ?? [])[0];
    if (earlier) row.errors[field] = repeated(earlier);
    else explain(row, field, GUIDANCE[nearestNetwork(companyId, others)]);
  }
}

/** Adds the error for an identifier to its column, and the one for an RFC to the whole row. */
function explain({ errors }: Row<Input>, field: 'rfc' | 'identifier', guidance: Words) {
  if (field === 'identifier') errors[field] = EXISTS;
  errors[field === 'rfc' ? field : ''] ??= guidance;
}

function repeated(row: number) {
  return { es: `Se repite: ya está en la fila ${row}`, en: `Repeated: row ${row} has it already` };
}

async function refuseUnknownEquipment(rows: Row<Input>[], trx: Transaction) {
  const asked = new Set(rows.flatMap(({ values }) => values.equipmentList ?? []));
  if (asked.size === 0) return;
  const known = new Set(
    await trx('equipments')
      .whereIn('id', [...asked])
      .pluck('id'),
  );
  for (const { values, errors } of rows) {
    if (values.equipmentList?.some((id) => !known.has(id))) errors.equipmentList = UNKNOWN;
  }
}

const UNKNOWN = {
  es: 'Hay un tipo de equipo que no existe',
  en: 'One of the equipment types does not exist',
};

async function writeLists(rows: Row<Input>[], _: SheetContext, trx: Transaction) {
  await equip(rows, trx);
  for (const { id, values } of rows)
    if (values.contactBookList?.length) await saveContactBook(id, values.contactBookList);
}

async function equip(rows: Row<Input>[], trx: Transaction) {
  const pairs = rows.flatMap(({ id, values }) =>
    (values.equipmentList ?? []).map((equipmentId) => ({ carrierId: id, equipmentId })),
  );
  if (pairs.length > 0)
    await trx.raw(
      `insert into carrier_equipments (carrier_id, equipment_id)
       select "carrierId", "equipmentId" from json_to_recordset(?) as pair ("carrierId" uuid, "equipmentId" uuid)`,
      [JSON.stringify(pairs)],
    );
}
