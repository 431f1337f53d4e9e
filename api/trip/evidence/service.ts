import type { Transaction } from 'objection';
import { Company } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { abilities, authorize, type Rule } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { findShipment, Shipment } from '../shipments/index.ts';
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
  const { companyId, reference, origin, destination, status } = shipment;
  const { name } = (await Company.query().findById(companyId))!;
  const items = await itemsOf(actor, { id, companyId, status }, { now });
  const can = abilities(may, actor, { status }).filter((action) => isOfLoad(action, items));
  return {
    reference,
    brokerName: name,
    items,
    can,
    origin: origin!,
    destination: destination!,
  };
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
  /** The hours that the broker has to review it. */
  reviewHours: number;
}

/** Locks the load of a proof document, authorizes the action on it and runs the work; throws 409 where it was not agreed. */
export function act(
  actor: Actor,
  { id, type }: { id: string; type: EvidenceType },
  rule: Rule<EvidenceState>,
  work: (lockedEvidence: LockedEvidence) => Promise<void>,
): Promise<void> {
  const lock = async (trx: Transaction) => {
    const shipment = await lockWithin(Shipment, may.visible(actor), id, trx);
    const { companyId, carrierId, status } = shipment;
    const evidenceKey = carrierId && { companyId, shipmentId: id, carrierId, type };
    const evidence = evidenceKey ? await Evidence.query(trx).findOne(evidenceKey) : undefined;
    const record: EvidenceState = {
      status,
      evidenceStatus: evidence?.status ?? 'missing',
      hasFiles: !!evidence && (await hasFiles(trx, evidence)),
    };
    return { trx, shipment, type, evidence, record };
  };
  return actOn(Shipment, { actor, rule, lock }, async (lockedEvidence) => {
    const { trx, shipment } = lockedEvidence;
    const { rows } = await trx.raw(TERMS, { id, companyId: shipment.companyId, type });
    if (!rows[0]) throw new Refusal('EVIDENCE_NOT_AGREED');
    await work({ ...lockedEvidence, reviewHours: rows[0].reviewHours });
  });
}

/** The file of a proof document that the actor may see; throws 404 for another one. */
export async function fileOf(
  actor: Actor,
  { id, type, fileId }: { id: string; type: EvidenceType; fileId: string },
) {
  const { companyId, carrierId } = await findShipment(actor, may.visible(actor), id);
  authorize(may.show(actor));
  const evidenceKey = { companyId, shipmentId: id, carrierId: carrierId!, type };
  const evidence = carrierId ? await Evidence.query().findOne(evidenceKey) : undefined;
  const fileKey = evidence && { companyId, id: fileId, evidenceId: evidence.id };
  const file = fileKey && (await EvidenceFile.query().findOne(fileKey));
  if (!file) throw new Refusal('NOT_FOUND');
  const { fileKey: key, fileName, mediaType, size } = file;
  return { key, fileName, mediaType, size };
}

async function hasFiles(trx: Transaction, { id, companyId, round }: Evidence): Promise<boolean> {
  return !!(await EvidenceFile.query(trx).findOne({ companyId, evidenceId: id, round }));
}

const TERMS = `
  select coalesce((terms->>'reviewHours')::int, 48) as "reviewHours" from agreed_terms
  where agreed_terms.company_id = :companyId and agreed_terms.shipment_id = :id
    and jsonb_exists(terms->'evidence', :type)`;
