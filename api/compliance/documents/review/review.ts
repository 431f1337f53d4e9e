import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { invalid, Refusal } from '../../../core/errors/errors.ts';
import { approvalOf, NOTHING_PROVED } from './approval.ts';
import { Document } from '../Document.ts';
import { DocumentVersion } from '../DocumentVersion.ts';
import type { LockedDocument } from '../service.ts';
import { notifyCarrier } from '../notices.ts';
import { daysAfter } from '../../../core/i18n/days.ts';
import { validitiesOf } from './validities.ts';

type Review = Schemas['DocumentReview'];

/**
 * Approves the newest version until a date, or rejects it with a reason. An older approved version stays valid until
 * the new one is approved. 412 if the document has changed since the reviewer read it.
 */
export async function review(
  { trx, document, newest }: LockedDocument,
  actor: Actor,
  input: Review,
  { now, ifMatch }: { now: Date; ifMatch?: number | undefined },
): Promise<void> {
  const { id } = document;
  if (ifMatch !== undefined && ifMatch !== document.version)
    throw new Refusal('PRECONDITION_FAILED');
  const outcome = input.status === 'approved' ? approval : rejection;
  const { ofDocument, ofVersion } = outcome(document, input, now);
  if (input.status === 'approved') await supersede(trx, id);
  const reviewed = { reviewedBy: actor.userId, reviewedAt: now };
  await newest!.$query(trx).patch({ status: input.status, ...ofVersion, ...reviewed });
  await amend(Document, id, { status: input.status, ...ofDocument, reviewedAt: now }, { trx });
  await notifyCarrier(trx, document, input.status);
}

/** The review of one document in a bulk call: an approval is valid from the document's own date. */
export function reviewOf(
  { id, type, documentDate }: Document,
  { action, days = validitiesOf(type)[0], reason }: Omit<Schemas['BulkReview'], 'ids'>,
): Review {
  if (action === 'reject') return { uuid: id, status: 'rejected', reason };
  const expirationDate = documentDate && days ? daysAfter(documentDate, days) : undefined;
  return { uuid: id, status: 'approved', expirationDate };
}

function approval(document: Document, input: Review, now: Date) {
  const { proved, ...dates } = approvalOf(document, input, now);
  const ofVersion = { ...dates, reason: null };
  return { ofDocument: { ...ofVersion, ...proved }, ofVersion };
}

/**
 * The columns that a rejection sets: rejecting the approved version leaves none valid; rejecting a newer one keeps
 * the approved one.
 */
function rejection({ status }: Document, { reason }: Review) {
  if (!reason?.trim()) throw invalid('reason', REASON);
  const end = status === 'approved' ? { expirationDate: null, ...NOTHING_PROVED } : {};
  return { ofDocument: { reason, ...end }, ofVersion: { reason } };
}

function supersede(trx: Transaction, documentId: string) {
  return DocumentVersion.query(trx)
    .patch({ status: 'superseded' })
    .where({ documentId, status: 'approved' });
}

const REASON = {
  es: 'Diga al transportista por qué se rechaza',
  en: 'Tell the carrier why it is rejected',
};
