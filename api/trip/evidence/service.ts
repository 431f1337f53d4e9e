import type { Transaction } from 'objection';
import { Company } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { abilities, authorize, type Rule } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { findShipment, nextStop, Shipment } from '../shipments/index.ts';
import { cityText } from '../../platform/geography/addressLines.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { Evidence, type EvidenceType } from './Evidence.ts';
import { EvidenceFile } from './EvidenceFile.ts';
import { itemsOf } from './items.ts';
import { evidencePolicy as may } from './policy.ts';
import type { EvidenceState } from './states.ts';

/** The evidence of a load that the actor may see; throws 404 for another load. */
export async function evidenceOf(
  actor: Actor,
  id: string,
  now: Date,
): Promise<Schemas['LoadEvidence']> {
  const shipment = await findShipment(actor, may.visible(actor), id);
  const { companyId, reference, origin, destination, status, stops } = shipment;
  const hasMore = stops.length > 2;
  const { name } = (await Company.query().findById(companyId))!;
  const items = await itemsOf(actor, { id, companyId, status }, { now });
  const can = abilities(may, actor, { status }).filter((action) => isOfLoad(action, items));
  return {
    reference,
    brokerName: name,
    stops: hasMore ? stops.map(shownStop) : [],
    presentStop: (hasMore && nextStop(shipment)?.number) || null,
    items,
    can,
    origin: origin!,
    destination: destination!,
  };
}

function shownStop({ kind, place }: Schemas['Stop'], index: number): Schemas['EvidenceStop'] {
  return { number: index + 1, kind, city: cityText(place) };
}

/** Whether an action is of the whole load: the link to send proof documents, where it asks for any. */
function isOfLoad(action: string, items: unknown[]): boolean {
  return action === 'link' && items.length > 0;
}

/** A proof document whose load is locked until the transaction ends; its row is missing before something was sent or decided. */
export interface LockedEvidence {
  trx: Transaction;
  shipment: Shipment;
  type: EvidenceType;
  evidence: Evidence | undefined;
  /** The stop at which it is owed, as the answers have it; null for what is owed once, and with two stops. */
  stopNumber: number | null;
  /** The number in its row. */
  rowNumber: number | null;
  /** The hours that the broker has to review it. */
  reviewHours: number;
}

/** A proof document as a call names it: of a load with more than two stops also the stop, by default that of its end. */
interface Named {
  id: string;
  type: EvidenceType;
  stopNumber?: number | undefined;
}

/**
 * Locks the load of a proof document, authorizes the action on it and runs the work; throws 409 where it was not agreed, or is
 * not owed at that stop.
 */
export function act(
  actor: Actor,
  { id, type, stopNumber }: Named,
  rule: Rule<EvidenceState>,
  work: (lockedEvidence: LockedEvidence) => Promise<void>,
): Promise<void> {
  const lock = async (trx: Transaction) => {
    const shipment = await lockWithin(Shipment, may.visible(actor), id, trx);
    const { companyId, status, byLegs } = shipment;
    const owed = await owedAt(trx, { id, companyId }, type);
    const one = owed.find((row) => (stopNumber ? row.stopNumber === stopNumber : row.isEnd));
    const evidence = one?.id
      ? await Evidence.query(trx).findOne({ id: one.id, companyId })
      : undefined;
    const record: EvidenceState = {
      status,
      byLegs,
      evidenceStatus: evidence?.status ?? 'missing',
      hasFiles: !!evidence && (await hasFiles(trx, evidence)),
    };
    return { trx, shipment, type, evidence, owed, one, record };
  };
  return actOn(Shipment, { actor, rule, lock }, async ({ owed, one, ...lockedEvidence }) => {
    if (owed.length === 0) throw new Refusal('EVIDENCE_NOT_AGREED');
    if (!one) throw new Refusal('EVIDENCE_NOT_AT_STOP');
    const { stopNumber: number, isEnd, reviewHours } = one;
    const rowNumber = isEnd ? null : number;
    await work({ ...lockedEvidence, stopNumber: number, rowNumber, reviewHours });
  });
}

/** A proof document that the rate confirmation asks for, at one stop or once; without an id nothing was sent or decided. */
interface Owed {
  id: string | null;
  stopNumber: number | null;
  isEnd: boolean;
  reviewHours: number;
}

async function owedAt(trx: Transaction, load: CompanyKey, type: EvidenceType): Promise<Owed[]> {
  const { rows } = await trx.raw(OWED, { ...load, type });
  return rows;
}

/** The file of a proof document that the actor may see; throws 404 for another one. */
export async function fileOf(
  actor: Actor,
  { id, type, fileId }: { id: string; type: EvidenceType; fileId: string },
) {
  const { companyId, carrierId } = await findShipment(actor, may.visible(actor), id);
  authorize(may.show(actor));
  const file = await EvidenceFile.query().findOne({ companyId, id: fileId });
  const evidenceKey = file && { companyId, id: file.evidenceId, shipmentId: id, type };
  const evidence = evidenceKey && (await Evidence.query().findOne(evidenceKey));
  if (!evidence || evidence.carrierId !== carrierId) throw new Refusal('NOT_FOUND');
  const { fileKey: key, fileName, mediaType, size } = file;
  return { key, fileName, mediaType, size };
}

async function hasFiles(trx: Transaction, { id, companyId, round }: Evidence): Promise<boolean> {
  return !!(await EvidenceFile.query(trx).findOne({ companyId, evidenceId: id, round }));
}

const OWED = `
  select owed.id, owed.stop_number as "stopNumber", owed.is_end as "isEnd",
    coalesce((agreed_terms.terms->>'reviewHours')::int, 48) as "reviewHours"
  from load_evidence owed join agreed_terms
    on agreed_terms.company_id = owed.company_id and agreed_terms.shipment_id = owed.shipment_id
  where owed.company_id = :companyId and owed.shipment_id = :id and owed.type = :type`;
