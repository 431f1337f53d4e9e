import type { Transaction } from 'objection';
import { noteChanged } from '../../core/announcements/changes.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Rule } from '../../core/auth/policy.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import { REQUIRED } from '../../core/i18n/messages.ts';
import { isReadable, type LockedShipment, Shipment } from '../shipments/index.ts';
import { contentOf } from './content/contentOf.ts';
import { hashOf } from './content/hash.ts';
import { lastTerms } from './content/lastTerms.ts';
import { rateConfirmationPolicy as may } from './policy.ts';
import { lastRevision } from './lastRevision.ts';
import { RateConfirmation } from './RateConfirmation.ts';
import type { ConfirmationState } from './states.ts';
import { usualTerms } from './content/usualTerms.ts';
import { mailIssued } from './link/mail.ts';
import { notifyAccepted, notifyIssued } from './notices.ts';

type Terms = Schemas['RateConfirmationTerms'];

/** Issues the next revision for a load, with its current data and these terms. */
export async function issue(
  { trx, shipment }: LockedShipment,
  { userId }: { userId: string | null },
  terms: Terms,
  issuedAt: Date,
): Promise<void> {
  const { id: shipmentId, companyId } = shipment;
  const revision = ((await lastRevision(trx, shipment))?.revision ?? 0) + 1;
  const content = await contentOf(trx, shipment, { revision, issuedAt, issuedBy: userId, terms });
  const hash = hashOf(content);
  const row = { companyId, shipmentId, revision, content, hash, issuedAt, issuedBy: userId };
  await add(RateConfirmation, row, trx);
  await noteChanged(trx, Shipment.tableName, [shipmentId]);
  await notifyIssued(trx, shipment);
  await mailIssued(trx, shipment);
}

/** Issues the first revision of an awarded load, with the terms that its company last used for such a movement. */
export async function issueFirst(
  trx: Transaction,
  actor: { userId: string | null },
  { id, companyId }: CompanyKey,
  now: Date,
): Promise<void> {
  const shipment = (await Shipment.query(trx).findOne({ id, companyId }))!;
  const terms = (await lastTerms(trx, shipment)) ?? usualTerms(shipment.movement);
  await issue({ trx, shipment }, actor, terms, now);
}

/** A revision, and its load with a row lock that is held until the transaction ends. */
interface LockedConfirmation {
  trx: Transaction;
  shipment: Shipment;
  confirmation: RateConfirmation;
}

/** Locks the load of a revision, authorizes the action on the revision and runs the work. */
export function act<Result>(
  actor: Actor,
  { id, confirmationId }: { id: string; confirmationId: string },
  rule: Rule<ConfirmationState>,
  work: (lockedConfirmation: LockedConfirmation) => Promise<Result>,
): Promise<Result> {
  const lock = async (trx: Transaction) => {
    const shipment = await lockWithin(Shipment, may.visible(actor), id, trx);
    const confirmation = await find(actor, shipment, confirmationId);
    const isLatest = (await lastRevision(trx, shipment))?.id === confirmationId;
    const record = { ...confirmation, isLatest, status: shipment.status };
    return { trx, shipment, confirmation, record };
  };
  return actOn(Shipment, { actor, rule, lock }, work);
}

/**
 * Accepts a revision for the carrier, who gives its hash; repeating it changes nothing, also by another person. By link
 * the person's name is required, and the address of the caller is kept.
 */
export async function accept(
  { trx, shipment, confirmation }: LockedConfirmation,
  actor: Actor,
  { hash, name }: Schemas['RateConfirmationAccept'],
  now: Date,
): Promise<void> {
  if (confirmation.hash !== hash) throw new Refusal('CONFIRMATION_SUPERSEDED');
  if (confirmation.acceptedAt) return;
  const signature = { acceptedAt: now, ...signerOf(actor, name) };
  await amend(RateConfirmation, confirmation, signature, { trx });
  await noteChanged(trx, Shipment.tableName, [shipment.id]);
  await notifyAccepted(trx, shipment);
}

function signerOf({ userId, link }: Actor, name: string | undefined) {
  if (!link) return { acceptedBy: userId };
  if (!name) throw invalid('name', REQUIRED);
  return { acceptedName: name.trim(), acceptedFrom: link.address.replace(/^::ffff:/, '') };
}

/** A revision of a load; 404 where it has no such one, and to a carrier where that was agreed with another one. */
export async function find(
  { type }: Actor,
  { id: shipmentId, companyId }: CompanyKey,
  id: string,
): Promise<RateConfirmation> {
  const load = { companyId, id: shipmentId, isCarrier: type === 'carrier' };
  const confirmation = await RateConfirmation.query()
    .findOne({ id, companyId, shipmentId })
    .whereRaw(isReadable('rate_confirmations.created_at'), load);
  if (!confirmation) throw new Refusal('NOT_FOUND');
  return confirmation;
}
