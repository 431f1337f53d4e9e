import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { Company } from '../network/companies/index.ts';
import { inTransaction } from '../core/sql/transaction.ts';
import { Accessorial } from '../trip/accessorials/index.ts';
import { Evidence, EvidenceFile, type EvidenceType } from '../trip/evidence/index.ts';
import { addAcceptedConfirmation } from '../trip/rateConfirmations/index.ts';
import { Payment } from '../trip/settlements/index.ts';
import { Shipment } from '../trip/shipments/index.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Adds to new demo data what proves the delivery of loads of Puente Logistics: one waits for proof documents and has a
 * rejected photo, one is closed and paid, one of four stops has photos of its pickups.
 */
export function demoEvidence(db: Knex, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    const company = await Company.query(trx).findOne({ name: 'Puente Logistics' });
    if (!company) return;
    const last = (status: Shipment['status']) =>
      Shipment.query(trx)
        .where({ companyId: company.id, status })
        .whereNotNull('carrierId')
        .orderBy('updatedAt', 'desc')
        .first();
    const [delivered, closed] = [await last('delivered'), await last('closed')];
    const underWay = { companyId: company.id, status: 'in_transit', currentStop: 2 } as const;
    const reparto = await Shipment.query(trx).where(underWay).whereNotNull('carrierId').first();
    if (delivered) await addWaiting(trx, delivered, now);
    if (closed) await addPaid(trx, closed, now);
    if (reparto) await addAtPickups(trx, reparto, now);
  });
}

async function addWaiting(trx: Transaction, shipment: Shipment, now: Date): Promise<void> {
  await addAcceptedConfirmation(trx, shipment, new Date(+now - 4 * DAY_MS));
  const sentAt = new Date(+now - 3 * 60 * 60_000);
  const reviewBy = new Date(+sentAt + 2 * DAY_MS);
  await addEvidence(trx, shipment, { type: 'signed_pod', status: 'pending', sentAt, reviewBy });
  const rejected = { status: 'rejected', reason: BLURRED, sentAt, reviewedAt: now } as const;
  await addEvidence(trx, shipment, { type: 'cargo_photos', ...rejected });
}

const BLURRED = 'La foto está borrosa: no se lee el número del sello. Tome otra de cerca.';

async function addAtPickups(trx: Transaction, shipment: Shipment, now: Date): Promise<void> {
  await addAcceptedConfirmation(trx, shipment, new Date(+now - DAY_MS));
  const sentAt = new Date(+now - 7 * 60 * 60_000);
  const accepted = { status: 'accepted', sentAt, reviewedAt: new Date(+now - DAY_MS / 4) } as const;
  for (const type of ['cargo_photos', 'seal_photos'] as const)
    await addEvidence(trx, shipment, { type, ...accepted });
  const atSecond = { type: 'cargo_photos', stopNumber: 2, status: 'pending' } as const;
  const reviewBy = new Date(+sentAt + 2 * DAY_MS);
  await addEvidence(trx, shipment, { ...atSecond, sentAt, reviewBy });
}

async function addPaid(trx: Transaction, shipment: Shipment, now: Date): Promise<void> {
  const { id: shipmentId, companyId, carrierId } = shipment;
  const { terms, price } = await addAcceptedConfirmation(
    trx,
    shipment,
    new Date(+now - 30 * DAY_MS),
  );
  const [sentAt, reviewedAt] = [new Date(+now - 12 * DAY_MS), new Date(+now - 11 * DAY_MS)];
  for (const type of terms.evidence)
    await addEvidence(trx, shipment, { type, status: 'accepted', sentAt, reviewedAt });
  const parties = { companyId, shipmentId, carrierId: carrierId! };
  const { currency } = price;
  const accessorial = { kind: 'loading_labor', amount: '1200.00', status: 'approved' } as const;
  await Accessorial.query(trx).insert({
    ...parties,
    ...accessorial,
    currency,
    requestedAt: sentAt,
  });
  const amount = (Number(price.total ?? 0) + 1200).toFixed(2);
  const paidOn = new Date(+now - 2 * DAY_MS).toISOString().slice(0, 10);
  await Payment.query(trx).insert({
    ...parties,
    paidOn,
    reference: 'SPEI 448120',
    amount,
    currency,
  });
}

async function addEvidence(
  trx: Transaction,
  { id: shipmentId, companyId, carrierId }: Shipment,
  row: Partial<Evidence> & { type: EvidenceType; sentAt: Date },
): Promise<void> {
  const { documentFiles } = await import('../../db/seeds/directory/documentFiles.ts');
  const { key: fileKey, content, mediaType, checksum } = documentFiles.official_id!;
  const parties = { companyId, shipmentId, carrierId: carrierId! };
  const { id: evidenceId } = await Evidence.query(trx)
    .insert({ ...parties, ...row })
    .returning('id');
  const file = { fileKey, mediaType, checksum, size: content.length, fileName: `${row.type}.png` };
  const taken = { takenAt: row.sentAt, latitude: '25.686600', longitude: '-100.316100' };
  const { sentAt } = row;
  await EvidenceFile.query(trx).insert({
    companyId,
    evidenceId,
    round: 1,
    sentAt,
    ...file,
    ...taken,
  });
}
