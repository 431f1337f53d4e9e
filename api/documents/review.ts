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
import { dateInWords } from '../core/i18n/dateInWords.ts';
import { REQUIRED } from '../core/i18n/messages.ts';
import { dayAt, daysAfter } from '../core/i18n/days.ts';
import type { Locale } from '../core/i18n/words.ts';
import { validitiesOf } from './validities.ts';

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

/** The review of one document in a bulk call: an approval is valid from the document's own date. */
export function reviewOf(
  { id, type, documentDate }: Document,
  { action, days = validitiesOf(type)[0], reason }: Omit<Schemas['BulkReview'], 'ids'>,
): Review {
  if (action === 'reject') return { uuid: id, status: 'rejected', reason };
  const expirationDate = documentDate && days ? daysAfter(documentDate, days) : undefined;
  return { uuid: id, status: 'approved', expirationDate };
}

function approval({ type, documentDate: said }: Document, asked: Review, now: Date) {
  const documentDate = checkedDate({ type }, asked.documentDate ?? said!, now);
  const { expirationDate } = asked;
  if (!expirationDate) throw invalid('expirationDate', NEEDED);
  const days = validitiesOf(type);
  const allowed = days.map((each) => daysAfter(documentDate, each));
  if (!allowed.includes(expirationDate)) throw invalid('expirationDate', oneOf(days, allowed));
  if (expirationDate < dayAt(now)) throw invalid('expirationDate', ALREADY_EXPIRED);
  const dates = { documentDate, expirationDate, reason: null };
  return { ofDocument: { ...dates, ...provedBy(type, asked) }, ofVersion: dates };
}

/** What the approved file proves besides its validity: the amount of an insurance, or the security certificates. */
function provedBy(type: Document['type'], asked: Review) {
  const { insuredAmount = null, insuredCurrency = null, certificates = [] } = asked;
  if (insuredAmount && !insuredCurrency) throw invalid('insuredCurrency', REQUIRED);
  if (type === 'insurance_cover' && insuredAmount)
    return { ...NOTHING_PROVED, insuredAmount, insuredCurrency };
  return type === 'security_certificates' ? { ...NOTHING_PROVED, certificates } : NOTHING_PROVED;
}

const NOTHING_PROVED = { insuredAmount: null, insuredCurrency: null, certificates: [] as string[] };

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

function oneOf(days: number[], dates: string[]) {
  const list = (locale: Locale) => dates.map((date) => dateInWords(date, locale)).join('; ');
  return {
    es: `Elija ${days.join(', ')} días desde la fecha del documento: ${list('es')}`,
    en: `Choose ${days.join(', ')} days from the document date: ${list('en')}`,
  };
}

const NEEDED = { es: 'Indique hasta cuándo es válido', en: 'Enter until when it is valid' };
const ALREADY_EXPIRED = {
  es: 'Con esa fecha el documento ya venció; pida uno reciente',
  en: 'With that date the document has already expired; ask for a recent one',
};
const REASON = {
  es: 'Diga al transportista por qué se rechaza',
  en: 'Tell the carrier why it is rejected',
};
