import type { Transaction } from 'objection';
import { noteChanged } from '../../core/announcements/changes.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { ReceivedFile } from '../../core/uploads/keep.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import { REQUIRED } from '../../core/i18n/messages.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { type LockedShipment, Shipment } from '../shipments/index.ts';
import { Accessorial } from './Accessorial.ts';
import { AccessorialFile } from './AccessorialFile.ts';
import { notifyDecided, notifyRequested } from './notices.ts';
import type { LockedAccessorial } from './service.ts';
import { agreementOf } from './times.ts';

type Request = Schemas['AccessorialRequest'];
type Detention = Schemas['Detention'];

/** Adds what the carrier asks for; throws 422 without an amount, and 409 for a detention that was asked for already. */
export async function request(
  { trx, shipment }: LockedShipment,
  actor: Actor,
  { kind, amount, stop, stopNumber, comment }: Request,
  now: Date,
): Promise<void> {
  const { id: shipmentId, companyId, carrierId } = shipment;
  const { currency, detention } = await agreementOf({ id: shipmentId, companyId }, trx);
  const isNamed = stop ?? stopNumber;
  const computed = kind === 'detention' && isNamed ? at(detention, { stop, stopNumber }) : null;
  if (computed?.isRequested) throw new Refusal('DETENTION_REQUESTED');
  const total = amount ?? computed?.amount;
  if (!total || Number(total) === 0)
    throw invalid('amount', isNamed && !amount ? NO_DETENTION : REQUIRED);
  const isComputed = computed && total === computed.amount;
  const row = {
    companyId,
    shipmentId,
    carrierId,
    kind,
    amount: total,
    currency,
    ...(isComputed && computedColumns(computed)),
    comment: comment?.trim() || null,
    requestedAt: now,
    requestedBy: actor.userId,
  };
  await add(Accessorial, row, trx);
  await noteChanged(trx, Shipment.tableName, [shipmentId]);
  const proof = { amount: total, currency, stopNumber: isComputed ? computed.stopNumber : null };
  await notifyRequested(trx, shipment, proof);
}

/** The detention of a stop; of several of one kind the first that nobody has asked for. */
function at(detention: Detention[], { stop, stopNumber }: Pick<Request, 'stop' | 'stopNumber'>) {
  const there = detention.filter(
    (one) => (stop ?? one.stop) === one.stop && (stopNumber ?? one.stopNumber) === one.stopNumber,
  );
  return there.find(({ isRequested }) => !isRequested) ?? there[0];
}

function computedColumns({ stop, stopNumber, minutes }: Detention) {
  return { stop, stopNumber, minutes };
}

/** Adds a file that proves an accessorial; the same one again changes nothing. */
export async function prove(
  { trx, shipment, accessorial, files }: LockedAccessorial,
  actor: Actor,
  file: ReceivedFile,
  sentAt: Date,
): Promise<void> {
  if (files.some(({ checksum }) => checksum === file.checksum)) return;
  if (files.length >= MOST) throw new Refusal('EVIDENCE_FULL');
  const { id: accessorialId, companyId } = accessorial;
  const { key: fileKey, ...kept } = await file.keep();
  const row = { ...kept, fileKey, companyId, accessorialId, sentAt, sentBy: actor.userId };
  await add(AccessorialFile, row, trx);
  await noteChanged(trx, Shipment.tableName, [shipment.id]);
}

/** Keeps a decision about an accessorial; repeating it changes nothing. Throws 422 for a rejection without a reason. */
export async function decide(
  { trx, shipment, accessorial }: LockedAccessorial,
  actor: Actor,
  { decision, reason }: Schemas['AccessorialReview'],
  now: Date,
): Promise<void> {
  if (accessorial.status === decision) return;
  const why = reason?.trim() || null;
  if (decision === 'rejected' && !why) throw invalid('reason', REQUIRED);
  const decided = { status: decision, reason: why, reviewedAt: now, reviewedBy: actor.userId };
  await amend(Accessorial, accessorial, decided, { trx });
  await noteChanged(trx, Shipment.tableName, [shipment.id]);
  if (decision !== 'withdrawn') await tellCarrier(trx, shipment, accessorial, decision);
}

function tellCarrier(
  trx: Transaction,
  shipment: Shipment,
  { amount, currency }: Accessorial,
  status: 'approved' | 'rejected',
): Promise<void> {
  return notifyDecided(trx, shipment, { amount, currency, status });
}

/** The most files of an accessorial. */
const MOST = 20;

const NO_DETENTION = {
  es: 'Esta parada no tiene estadía que cobrar: escriba el importe y adjunte el comprobante',
  en: 'This stop has no detention to charge: enter the amount and attach the proof',
};
