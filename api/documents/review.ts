import type { Transaction } from 'objection';
import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { amend } from '../core/records/save.ts';
import { invalid, Refusal } from '../core/http/errors.ts';
import { Document } from './Document.ts';
import { DocumentVersion } from './DocumentVersion.ts';
import type { LockedDocument } from './service.ts';
import { notifyCarrier } from './notices.ts';
import { checkedDate } from './upload.ts';
import { dayAt, daysAfter } from '../core/i18n/days.ts';
import { validities } from './validities.ts';

type Review = Schemas['DocumentReview'];

/**
 * Approves the newest version until a date, or rejects it with a reason. An older approved version stays valid until
 * the new one is approved. 412 if the document has changed since the reviewer read it.
 */
export async function review(
  { trx, document, newest }: LockedDocument,
  actor: Actor,
  asked: Review,
  { now, ifMatch }: { now: Date; ifMatch?: number | undefined },
): Promise<void> {
  const { id } = document;
  if (ifMatch !== undefined && ifMatch !== document.version)
    throw new Refusal('PRECONDITION_FAILED');
  const outcome =
    asked.status === 'approved' ? approval(document, asked, now) : rejection(document, asked);
  const { ofDocument, ofVersion } = outcome;
  if (asked.status === 'approved') await supersede(trx, id);
  const reviewed = { reviewedBy: actor.userId, reviewedAt: now };
  await newest!.$query(trx).patch({ status: asked.status, ...ofVersion, ...reviewed });
  await amend(Document, id, { status: asked.status, ...ofDocument, reviewedAt: now }, { trx });
  await notifyCarrier(trx, document, asked.status);
}

function approval({ type, documentDate: said }: Document, asked: Review, now: Date) {
  const documentDate = checkedDate({ type }, asked.documentDate ?? said!, now);
  const { expirationDate } = asked;
  if (!expirationDate) throw invalid('expirationDate', NEEDED);
  const days = validities(type);
  const allowed = days.map((each) => daysAfter(documentDate, each));
  if (!allowed.includes(expirationDate)) throw invalid('expirationDate', oneOf(days, allowed));
  if (expirationDate < dayAt(now)) throw invalid('expirationDate', OVER);
  const dates = { documentDate, expirationDate, reason: null };
  return { ofDocument: dates, ofVersion: dates };
}

/**
 * The columns that a rejection sets: rejecting the approved version leaves none valid; rejecting a newer one keeps
 * the approved one.
 */
function rejection({ status }: Document, { reason }: Review) {
  if (!reason?.trim()) throw invalid('reason', REASON);
  const end = status === 'approved' ? { expirationDate: null } : {};
  return { ofDocument: { reason, ...end }, ofVersion: { reason } };
}

function supersede(trx: Transaction, documentId: string) {
  return DocumentVersion.query(trx)
    .patch({ status: 'superseded' })
    .where({ documentId, status: 'approved' });
}

function oneOf(days: number[], dates: string[]) {
  return {
    es: `Elija ${days.join(', ')} días desde la fecha del documento: ${dates.join(', ')}`,
    en: `Choose ${days.join(', ')} days from the date of the document: ${dates.join(', ')}`,
  };
}

const NEEDED = { es: 'Indique hasta cuándo es válido', en: 'Say until when it is valid' };
const OVER = {
  es: 'Con esa fecha el documento ya venció; pida uno reciente',
  en: 'By that date the document has expired already; ask for a recent one',
};
const REASON = {
  es: 'Diga al transportista por qué se rechaza',
  en: 'Tell the carrier why it is rejected',
};
