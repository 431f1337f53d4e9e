import type { Knex } from 'knex';
import { inTransaction } from '../../../core/sql/transaction.ts';
import { Shipment } from '../../shipments/index.ts';
import { lastRevision } from '../lastRevision.ts';
import { mailIssued } from './mail.ts';

/** Mails the rate confirmations that wait to be accepted: those of new demo data, which nobody sent. */
export function mailOpenConfirmations(db: Knex): Promise<void> {
  return inTransaction(db, async (trx) => {
    const loads = await Shipment.query(trx).where('status', 'assigned').orderBy('createdAt');
    for (const shipment of loads) {
      const latest = await lastRevision(trx, shipment);
      if (latest && !latest.acceptedAt) await mailIssued(trx, shipment);
    }
  });
}
