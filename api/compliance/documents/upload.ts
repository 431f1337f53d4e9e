import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { amend } from '../../core/records/writing/save.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { StoredFile } from '../../core/files/storage.ts';
import type { ReceivedFile } from '../../core/uploads/keep.ts';
import { Document } from './Document.ts';
import { DocumentVersion } from './DocumentVersion.ts';
import type { LockedDocument } from './service.ts';
import { readLater } from './reading/readVersion.ts';
import { notifyReviewers } from './notices.ts';
import { dayAt } from '../../core/i18n/days.ts';
import { todayAt } from '../../platform/geography/timeZones.ts';
import { addressOf } from './addressOf.ts';
import { oldestAllowedDate } from './review/validities.ts';

type DocumentBody = Schemas['Document'];

/** The date of a document; throws 422 when it is later than today or too old for its type. */
export function checkedDate(
  { type }: Pick<DocumentBody, 'type'>,
  date: string,
  today: string,
): string {
  if (date > today) throw invalid('documentDate', IN_THE_FUTURE);
  const limit = oldestAllowedDate(type, today);
  if (limit && date < limit) throw invalid('documentDate', TOO_OLD);
  return date;
}

/** The circumstances in which a file is handed in. */
interface HandedIn {
  documentDate?: string | undefined;
  /** The number of the pending version whose file it continues. */
  behind?: number | undefined;
  now: Date;
}

/**
 * Adds a version for review; it replaces one that is pending, or continues it. An approved version stays valid. Throws 422
 * where the version that it continues is not pending any more.
 */
export function upload(
  lockedDocument: LockedDocument,
  actor: Actor,
  file: ReceivedFile,
  handedIn: HandedIn,
): Promise<void> {
  const { behind } = handedIn;
  const keep = async () => {
    if (behind) await continueVersion(lockedDocument.newest, behind, file);
    return file.keep();
  };
  return addVersion(lockedDocument, actor, keep, handedIn);
}

/** Adds a version for review, whose file is put into the storage once its date has been checked. */
export async function addVersion(
  { trx, document, newest }: LockedDocument,
  actor: Actor,
  keep: () => Promise<StoredFile>,
  { documentDate: requestedDate, behind, now }: HandedIn,
): Promise<void> {
  const { id: documentId } = document;
  const today = await todayOf(trx, actor, document.carrierId, now);
  const documentDate = checkedDate(
    document,
    requestedDate ?? newestDate(newest, behind) ?? today,
    today,
  );
  const { key, ...kept } = await keep();
  await DocumentVersion.query(trx)
    .patch({ status: 'superseded' })
    .where({ documentId, status: 'pending' });
  const number = (newest?.number ?? 0) + 1;
  const arrival = { uploadedBy: actor.userId, uploadedAt: now };
  const row = { ...kept, fileKey: key, documentId, number, documentDate, ...arrival };
  const version = await DocumentVersion.query(trx).insert(row).returning('id');
  if (row.mediaType === 'application/pdf') await readLater(trx, version);
  const { fileName } = kept;
  const change = { status: 'pending', reason: null, fileName, documentDate, uploadedAt: now };
  await amend(Document, documentId, { ...change, reviewedAt: null }, { trx });
  await notifyReviewers(trx, document);
}

async function continueVersion(
  newest: DocumentVersion | undefined,
  behind: number,
  file: ReceivedFile,
): Promise<void> {
  if (newest?.number !== behind || newest.status !== 'pending')
    throw invalid('behind', NOT_PENDING);
  const { fileKey: key, mediaType, fileName } = newest;
  await file.putBehind({ key, mediaType, fileName });
}

/** The pages of one paper have one date. */
function newestDate(newest: DocumentVersion | undefined, behind: number | undefined) {
  return behind ? newest?.documentDate : undefined;
}

/** Today's date where the carrier or the person is: the later one, because a paper of either place may bear it. */
async function todayOf(
  trx: Transaction,
  { timeZone }: Actor,
  carrierId: string,
  now: Date,
): Promise<string> {
  const place = await addressOf(trx, carrierId);
  const days = [dayAt(now, timeZone), place ? todayAt(place, now) : dayAt(now)];
  return days.sort().at(-1)!;
}

const IN_THE_FUTURE = {
  es: 'La fecha del documento no puede ser futura',
  en: 'The document date cannot be in the future',
};
const NOT_PENDING = {
  es: 'El archivo anterior ya se revisó o se reemplazó: suba el documento completo',
  en: 'The file before has been reviewed or replaced: upload the whole document',
};
const TOO_OLD = {
  es: 'Este documento debe tener menos de 3 meses; obtenga uno reciente',
  en: 'This document must be under 3 months old; obtain a recent one',
};
