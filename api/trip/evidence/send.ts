import type { Actor } from '../../core/auth/actor.ts';
import { noteChanged } from '../../core/announcements/changes.ts';
import type { ReceivedFile } from '../../core/uploads/keep.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { Shipment } from '../shipments/index.ts';
import { Evidence } from './Evidence.ts';
import { EvidenceFile } from './EvidenceFile.ts';
import { notifyReceived } from './notices.ts';
import { readLater } from './reading/readFile.ts';
import { isRead } from './reading/readings.ts';
import type { LockedEvidence } from './service.ts';

/** Where and when the phone says that a photo was taken. */
export interface PhotoOrigin {
  takenAt?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** The most files of a proof document in a round. */
const MOST = 20;
const HOUR_MS = 60 * 60_000;

/** Adds a file to the present round, or to a new one after a rejection; the same file again changes nothing. */
export async function send(
  lockedEvidence: LockedEvidence,
  actor: Actor,
  file: ReceivedFile,
  { photoOrigin, now }: { photoOrigin: PhotoOrigin; now: Date },
): Promise<void> {
  const { trx, shipment } = lockedEvidence;
  const { companyId } = shipment;
  checkTaken(photoOrigin, now);
  const { id: evidenceId, round } = await beginRound(lockedEvidence, now);
  const earlierFiles = await EvidenceFile.query(trx).where({ companyId, evidenceId, round });
  if (earlierFiles.some(({ checksum }) => checksum === file.checksum)) return;
  if (earlierFiles.length >= MOST) throw new Refusal('EVIDENCE_FULL');
  const { key: fileKey, ...kept } = await file.keep();
  const { takenAt = null, latitude = null, longitude = null } = photoOrigin;
  const row = { ...kept, fileKey, companyId, evidenceId, round, takenAt, latitude, longitude };
  const id = await add(EvidenceFile, { ...row, sentAt: now, sentBy: actor.userId }, trx);
  if (isRead(lockedEvidence.type, kept.mediaType)) await readLater(trx, { id, companyId });
  await noteChanged(trx, Shipment.tableName, [shipment.id]);
  if (earlierFiles.length === 0) await notifyReceived(lockedEvidence);
}

/** The row of the proof document, to review from now on; the first file of a round sets the time of the review. */
async function beginRound(
  { trx, shipment, type, evidence, rowNumber: stopNumber, reviewHours }: LockedEvidence,
  now: Date,
): Promise<Evidence> {
  const { id: shipmentId, companyId, carrierId } = shipment;
  const reviewBy = new Date(+now + reviewHours * HOUR_MS);
  const pending = { status: 'pending', sentAt: now, reviewBy, remindedAt: null, reason: null };
  if (evidence?.status === 'pending') return evidence;
  if (!evidence) {
    const key = { companyId, shipmentId, carrierId, type, stopNumber };
    const id = await add(Evidence, { ...key, ...pending }, trx);
    return (await Evidence.query(trx).findOne({ id, companyId }))!;
  }
  const round = evidence.status === 'rejected' ? evidence.round + 1 : evidence.round;
  const cleared = { reviewedAt: null, reviewedBy: null };
  await amend(Evidence, evidence, { ...pending, ...cleared, round }, { trx });
  return (await Evidence.query(trx).findOne({ id: evidence.id, companyId }))!;
}

/** Throws 422 for a photo of the future, and for half a place. */
function checkTaken({ takenAt, latitude, longitude }: PhotoOrigin, now: Date): void {
  const isFuture = takenAt && +new Date(takenAt) > +now + HOUR_MS;
  if (isFuture) throw invalid('takenAt', FUTURE);
  if ((latitude === undefined) !== (longitude === undefined)) throw invalid('longitude', HALF);
}

const FUTURE = {
  es: 'La hora de la foto está en el futuro; corrija el reloj del teléfono',
  en: 'The time of the photo is in the future; correct the clock of the phone',
};
const HALF = {
  es: 'El lugar necesita latitud y longitud',
  en: 'A place needs latitude and longitude',
};
