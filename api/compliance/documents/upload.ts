import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { amend } from '../../core/records/writing/save.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { ReceivedFile } from '../../core/files/keep.ts';
import { Document } from './Document.ts';
import { DocumentVersion } from './DocumentVersion.ts';
import type { LockedDocument } from './service.ts';
import { readLater } from './reading/readVersion.ts';
import { notifyReviewers } from './notices.ts';
import { dayAt } from '../../core/i18n/days.ts';
import { oldestAllowedDate } from './review/validities.ts';

type Shown = Schemas['Document'];

/** The date of a document; throws 422 when it is in the future or too old for its type. */
export function checkedDate({ type }: Pick<Shown, 'type'>, date: string, now: Date): string {
  const today = dayAt(now);
  if (date > today) throw invalid('documentDate', IN_THE_FUTURE);
  const limit = oldestAllowedDate(type, today);
  if (limit && date < limit) throw invalid('documentDate', TOO_OLD);
  return date;
}

/** Adds a version for review; it replaces one that is pending. An approved version stays valid. */
export async function upload(
  { trx, document, newest }: LockedDocument,
  actor: Actor,
  file: ReceivedFile,
  { documentDate, now }: { documentDate: string; now: Date },
): Promise<void> {
  const { id: documentId } = document;
  checkedDate(document, documentDate, now);
  await DocumentVersion.query(trx)
    .patch({ status: 'superseded' })
    .where({ documentId, status: 'pending' });
  const { key, ...kept } = await file.keep();
  const number = (newest?.number ?? 0) + 1;
  const arrival = { uploadedBy: actor.userId, uploadedAt: now };
  const row = { ...kept, fileKey: key, documentId, number, documentDate, ...arrival };
  const version = await DocumentVersion.query(trx).insert(row).returning('id');
  if (row.mediaType === 'application/pdf') await readLater(trx, version);
  const { fileName } = file;
  const change = { status: 'pending', reason: null, fileName, documentDate, uploadedAt: now };
  await amend(Document, documentId, { ...change, reviewedAt: null }, { trx });
  await notifyReviewers(trx, document);
}

const IN_THE_FUTURE = {
  es: 'La fecha del documento no puede ser futura',
  en: 'The document date cannot be in the future',
};
const TOO_OLD = {
  es: 'Este documento debe tener menos de 3 meses; obtenga uno reciente',
  en: 'This document must be under 3 months old; obtain a recent one',
};
