import type { Transaction } from 'objection';
import { requireBroker } from '../companies/index.ts';
import { saveContactBook } from '../contacts/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { add, addShown, amend, amendShown, amendWithin } from '../../core/records/writing/save.ts';
import { forgetRefused } from '../../core/mail/refusedAddresses.ts';
import { invalid } from '../../core/errors/errors.ts';
import { exportOf } from '../../core/export/exportOf.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import { normalize } from '../../core/records/writing/normalize.ts';
import { everything, only, type Scope } from '../../core/auth/policy.ts';
import { assertBridges, bridgeNames } from './bridges.ts';
import { Carrier } from './Carrier.ts';
import { carrierColumns } from './columns.ts';
import { valuesToCheck, hasUniqueValues, refuseDuplicates } from './duplicates.ts';
import { equipmentIds, setEquipment } from './equipment.ts';
import { identityFilters, listFilters } from './filters.ts';
import { NORMALIZERS } from './identity.ts';
import { carrierRowView, carrierView } from './view.ts';

export { warningsOf } from './identity.ts';

/** The visible carriers; archived ones only when filtered by status or id. */
export function list(actor: Actor, scope: Scope, query: AnyListQuery) {
  return read.list(carrierRowView(actor), scope, query, LIST);
}

/** The same list as an export. */
export async function exported(actor: Actor, scope: Scope, query: AnyListQuery) {
  const bridgeList = { ...carrierColumns.bridgeList!, codes: await bridgeNames() };
  const sheet = { view: carrierView(actor), columns: { ...carrierColumns, bridgeList } };
  return exportOf(sheet, scope, query, LIST);
}

/** The visible carriers with exactly this name or ids; at least one is required. */
export function findByIdentity(actor: Actor, scope: Scope, query: AnyListQuery) {
  if (Object.keys(query.filters).length === 0) throw invalid('rfc', NEEDED);
  return read.list(carrierView(actor), scope, query, { filters: identityFilters(actor) });
}

export function find(actor: Actor, scope: Scope, id: string, trx?: Transaction) {
  return read.find(carrierView(actor), scope, id, trx);
}

/** Registers a carrier: a broker in its own network, staff in the internal one or in the named company's. */
export async function create(actor: Actor, input: Schemas['CarrierInput']) {
  const placed = actor.type === 'internal' ? input : only(input, { companyId: actor.companyId });
  const { equipmentList = [], contactBookList = [], ...carrier } = normalize(placed, NORMALIZERS);
  if (carrier.companyId && actor.type === 'internal')
    await requireBroker(carrier.companyId, 'companyId');
  await assertBridges(carrier.bridgeList);
  const network = { companyId: carrier.companyId ?? null };
  const hasLists = equipmentList.length + contactBookList.length > 0;
  if (!hasUniqueValues(carrier) && !hasLists) return addShown(carrierView(actor), carrier);
  return Carrier.transaction(async (trx) => {
    await refuseDuplicates(network, carrier, trx);
    const row = { ...carrier, equipmentIds: equipmentIds(equipmentList) };
    const id = await add(Carrier, row, trx, { after: { equipmentList } });
    if (equipmentList.length > 0) await setEquipment(id, equipmentList, trx);
    if (contactBookList.length > 0) await saveContactBook(id, contactBookList);
    return find(actor, everything, id, trx);
  });
}

/**
 * Changes a carrier of the scope without reading it before. Returns undefined when none is changed, or when the change
 * depends on what the carrier was.
 */
export async function updateUnread(
  actor: Actor,
  scope: Scope,
  id: string,
  change: Schemas['CarrierChange'],
  ifMatch?: number,
): Promise<Schemas['Carrier'] | undefined> {
  if (!Object.keys(change).every((field) => INDEPENDENT.includes(field))) return undefined;
  return amendWithin(carrierView(actor), scope, id, change, { ifMatch });
}

/** Fields that are stored as they are, whose change needs no other permission and is compared with no other record. */
const INDEPENDENT = [
  ...['carrierName', 'comercialName', 'carrierType', 'businessField', 'description'],
  ...['countries', 'originStates', 'deliveryStates', 'movements', 'drayage', 'hazmat'],
  ...['shippingMode', 'serviceList'],
];

/** Changes the given fields; equipment and contacts are replaced as a whole. */
export async function update(
  actor: Actor,
  carrier: Schemas['Carrier'],
  change: Schemas['CarrierChange'],
  ifMatch?: number,
) {
  const { equipmentList, contactBookList, ...fields } = normalize(change, NORMALIZERS);
  await assertBridges(fields.bridgeList);
  const network = { companyId: carrier.companyId ?? null };
  const claim = valuesToCheck(carrier, fields);
  const hasLists = equipmentList !== undefined || contactBookList !== undefined;
  const entered = enteredAddress(carrier, fields);
  return inTransactionIf(hasUniqueValues(claim) || hasLists || !!entered, async (trx) => {
    if (trx) await refuseDuplicates(network, claim, trx, carrier.id);
    if (trx && entered) await forgetRefused(trx, [entered]);
    const previous = trx && hasLists && (await Carrier.query(trx).findById(carrier.id).forUpdate());
    if (contactBookList) await saveContactBook(carrier.id, contactBookList);
    if (!previous || !equipmentList)
      return amendShown(carrierView(actor), carrier.id, fields, { ifMatch, trx });
    const row = { ...fields, equipmentIds: equipmentIds(equipmentList) };
    const lists = listsOf(previous, row);
    const after = await amendShown(carrierView(actor), carrier.id, row, { ifMatch, trx, lists });
    await setEquipment(carrier.id, equipmentList, trx!);
    return after;
  });
}

/** The equipment of a carrier before and after a change, as its history records it. */
function listsOf(...rows: Pick<Carrier, 'equipmentIds'>[]) {
  const [before, after] = rows.map((row) => ({ equipmentList: row.equipmentIds ?? [] }));
  return { before, after };
}

/** The quoting address that a change enters, if it is another one. */
function enteredAddress(before: Schemas['Carrier'], { quotingEmail }: Schemas['CarrierChange']) {
  return quotingEmail && quotingEmail !== before.quotingEmail ? quotingEmail : undefined;
}

/** Archives the carrier: it is no longer listed, and its name stays on existing records. */
export async function archive(id: string) {
  await amend(Carrier, id, { status: 'archived' });
  return { id };
}

const LIST = {
  filters: listFilters,
  sorts: {
    confidence: `array_position('{very_low,low,medium,high,very_high}', carriers.confidence)`,
  },
};

const NEEDED = {
  es: 'Indique RFC, identificador, CAAT, SCAC, número USDOT, número MC o nombre',
  en: 'Give the RFC, identifier, CAAT, SCAC, USDOT number, MC number or name',
};

/**
 * Runs the work in a transaction if it has several statements; a single statement is atomic without one, and faster.
 */
function inTransactionIf<Result>(isSeveral: boolean, work: (trx?: Transaction) => Promise<Result>) {
  return isSeveral ? Carrier.transaction(work) : work();
}
