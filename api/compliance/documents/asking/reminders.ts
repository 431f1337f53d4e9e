import type { Transaction } from 'objection';
import type { DocumentType } from '../../../network/carriers/index.ts';
import { dayAt, MEXICO_CITY } from '../../../core/i18n/days.ts';
import { enqueue, type Job } from '../../../core/jobs/jobs.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { addressesFor } from './asked.ts';

/**
 * Job that reminds carriers of documents that expire in 30, 14 and 3 days, on the last day, and once they have expired
 * (domain decision, Radar): each time once for an approved version, until a new file waits for its review. After a pause only the last reminder is sent.
 */
export const remindOfDocuments: Job = {
  name: 'remind-documents',
  everyMinutes: 60,
  async run({ trx, now }) {
    const today = dayAt(now, MEXICO_CITY);
    const { rows } = await trx.raw(DUE, { today, chunk: CHUNK });
    for (const due of rows) await remind(trx, due, now);
    if (rows.length === CHUNK) await enqueue(trx, this, {});
  },
};

/** Few, because on Citus every change of the directory, as the first sign-in of a user, waits for the end of the transaction. */
const CHUNK = 20;

interface ExpiringDocument {
  id: string;
  carrierId: string;
  type: DocumentType;
  day: string;
  isExpired: boolean;
}

async function remind(trx: Transaction, document: ExpiringDocument, now: Date) {
  const { id, carrierId, type, day, isExpired } = document;
  const of = { carrierId, addresses: await addressesFor(trx, document, now) };
  const about = { of, entityId: id, params: { subject: type, day } };
  return notify(trx, isExpired ? 'document_expired' : 'document_expiring', about);
}

/** Marks the reminders that are due, each once though several processes run this; what expired more than a week ago is not reminded any more. */
const DUE = `
  with due as (
    select versions.id, min(step) as step
    from document_versions versions
      join documents on documents.id = versions.document_id and documents.status <> 'pending'
      join carriers on carriers.id = documents.carrier_id and carriers.status <> 'archived'
      cross join unnest(array[30, 14, 3, 0, -1]) as step
    where versions.status = 'approved'
      and versions.expiration_date between :today::date - 7 and :today::date + 30
      and versions.expiration_date - :today::date <= step
    group by versions.id, versions.reminded_days
    having min(step) < coalesce(versions.reminded_days, 31)
    order by versions.id limit :chunk)
  update document_versions set reminded_days = due.step
  from due, documents
  where document_versions.id = due.id and due.step < coalesce(document_versions.reminded_days, 31)
    and documents.id = document_versions.document_id
  returning documents.id, documents.carrier_id as "carrierId", documents.type,
    document_versions.expiration_date as day, due.step < 0 as "isExpired"`;
