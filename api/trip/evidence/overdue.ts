import type { Transaction } from 'objection';
import { enqueue, type Job } from '../../core/jobs/jobs.ts';
import { notify } from '../../platform/notifications/index.ts';
import { Shipment } from '../shipments/index.ts';
import type { EvidenceType } from './Evidence.ts';
import { evidenceParams } from './notices.ts';

/** Job that reminds brokers, once a round, of evidence that they have not reviewed in the agreed time. */
export const remindOfEvidence: Job = {
  name: 'remind-evidence',
  everyMinutes: 15,
  async run({ trx, now }) {
    const { rows } = await trx.raw(DUE, { now, chunk: CHUNK });
    for (const due of rows) await remind(trx, due);
    if (rows.length === CHUNK) await enqueue(trx, this, {});
  },
};

const CHUNK = 200;

interface OverdueEvidence {
  companyId: string;
  shipmentId: string;
  id: string;
  type: EvidenceType;
}

async function remind(
  trx: Transaction,
  { companyId, shipmentId, id, type }: OverdueEvidence,
): Promise<void> {
  const shipment = (await Shipment.query(trx).findOne({ companyId, id: shipmentId }))!;
  const [owed] = await trx('load_evidence').where({ companyId, shipmentId, id });
  const { stopNumber = null } = owed ?? {};
  const params = await evidenceParams(trx, shipment, { type, stopNumber });
  await notify(trx, 'evidence_overdue', { of: { companyId }, entityId: shipmentId, params });
}

/** Marks what is due. */
const DUE = `
  with due as (
    select evidence.id, evidence.company_id from evidence
      join shipments on shipments.company_id = evidence.company_id and shipments.id = evidence.shipment_id
        and shipments.carrier_id = evidence.carrier_id
    where evidence.status = 'pending' and evidence.reminded_at is null and evidence.review_by < :now
    order by evidence.review_by limit :chunk)
  update evidence set reminded_at = :now
  from due
  where evidence.company_id = due.company_id and evidence.id = due.id
  returning evidence.company_id as "companyId", evidence.shipment_id as "shipmentId", evidence.id, evidence.type`;
