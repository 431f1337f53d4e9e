import { noteChanged } from '../../core/announcements/changes.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { Shipment } from '../shipments/index.ts';
import { Evidence } from './Evidence.ts';
import { EvidenceFile } from './EvidenceFile.ts';
import { notifyRejected } from './notices.ts';
import type { LockedEvidence } from './service.ts';

/** Keeps the broker's decision about a proof document; repeating it changes nothing. Throws 422 without a needed reason. */
export async function review(
  lockedEvidence: LockedEvidence,
  actor: Actor,
  { decision, reason }: Schemas['EvidenceReview'],
  now: Date,
): Promise<void> {
  const { trx, shipment, evidence } = lockedEvidence;
  if (evidence?.status === decision) return;
  const why = reason?.trim() || null;
  if (NEED_REASON.includes(decision) && !why) throw invalid('reason', NO_REASON);
  const status = decision === 'reopened' ? await beforeDecision(lockedEvidence) : decision;
  const decided = { status, reason: why, reviewedAt: now, reviewedBy: actor.userId };
  await keep(lockedEvidence, decision === 'reopened' ? { ...decided, reviewedAt: null } : decided);
  await noteChanged(trx, Shipment.tableName, [shipment.id]);
  if (decision === 'rejected') await notifyRejected(lockedEvidence, why!, now);
}

async function keep(
  { trx, shipment, type, evidence, rowNumber: stopNumber }: LockedEvidence,
  decided: object,
): Promise<void> {
  const { id: shipmentId, companyId, carrierId } = shipment;
  if (evidence) await amend(Evidence, evidence, decided, { trx });
  else await add(Evidence, { companyId, shipmentId, carrierId, type, stopNumber, ...decided }, trx);
}

/** To review where files were sent, else missing. */
async function beforeDecision({ trx, evidence }: LockedEvidence) {
  const { id: evidenceId, companyId, round } = evidence!;
  const file = await EvidenceFile.query(trx).findOne({ companyId, evidenceId, round });
  return file ? 'pending' : 'missing';
}

const NEED_REASON = ['rejected', 'waived'];

const NO_REASON = {
  es: 'Escriba el motivo: el transportista lo lee',
  en: 'Write the reason: the carrier reads it',
};
