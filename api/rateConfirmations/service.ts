import type { Transaction } from 'objection';
import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import type { CompanyKey } from '../core/records/Entity.ts';
import { add, amend } from '../core/records/save.ts';
import { Refusal } from '../core/http/errors.ts';
import { isMoving, Shipment } from '../shipments/index.ts';
import { contentOf } from './content.ts';
import { hashOf } from './hash.ts';
import { RateConfirmation } from './RateConfirmation.ts';
import { tellAccepted, tellIssued } from './tell.ts';

type Terms = Schemas['RateConfirmationTerms'];

/** Issues the next revision for a load that a carrier has (else 409): of the load as it now is, and these terms. */
export function issue(actor: Actor, load: CompanyKey, terms: Terms, now: Date): Promise<void> {
  return Shipment.transaction((trx) => issueWithin(trx, actor, load, terms, now));
}

/** The first revision of a load that has just been awarded, on the terms that its company last used. */
export async function issueFirst(
  trx: Transaction,
  actor: { userId: string },
  load: CompanyKey,
  now: Date,
): Promise<void> {
  const { rows } = await trx.raw(LAST_TERMS, { companyId: load.companyId });
  await issueWithin(trx, actor, load, rows[0]?.terms ?? USUAL, now);
}

/** The carrier agrees to the latest revision, whose hash it names; twice is once. */
export function accept(
  { userId }: Actor,
  confirmation: Pick<RateConfirmation, 'id' | 'companyId' | 'shipmentId'>,
  hash: string,
  now: Date,
): Promise<void> {
  return Shipment.transaction(async (trx) => {
    const { shipmentId: id, companyId } = confirmation;
    const shipment = await lockLoad(trx, { id, companyId });
    const latest = await last(trx, shipment);
    if (latest?.id !== confirmation.id || latest.hash !== hash)
      throw new Refusal('CONFIRMATION_SUPERSEDED');
    if (latest.acceptedAt) return;
    await amend(RateConfirmation, latest, { acceptedAt: now, acceptedBy: userId }, { trx });
    await tellAccepted(trx, shipment);
  });
}

/** A revision of a load; 404 where it has no such one. */
export async function find(
  { id: shipmentId, companyId }: CompanyKey,
  id: string,
): Promise<RateConfirmation> {
  const found = await RateConfirmation.query().findOne({ id, companyId, shipmentId });
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

async function issueWithin(
  trx: Transaction,
  { userId }: { userId: string },
  load: CompanyKey,
  terms: Terms,
  issuedAt: Date,
) {
  const shipment = await lockLoad(trx, load);
  const revision = ((await last(trx, load))?.revision ?? 0) + 1;
  const content = await contentOf(trx, load, { revision, issuedAt, terms });
  const of = { companyId: load.companyId, shipmentId: load.id };
  const row = { ...of, revision, content, hash: hashOf(content), issuedAt, issuedBy: userId };
  await add(RateConfirmation, row, trx);
  await tellIssued(trx, shipment);
}

/** Two revisions, or a revision and its acceptance, wait for each other; a load nobody carries has none. */
async function lockLoad(trx: Transaction, { id, companyId }: CompanyKey) {
  const shipment = await Shipment.query(trx).findOne({ id, companyId }).forNoKeyUpdate();
  if (!isMoving(shipment!.status)) throw new Refusal('NOT_ON_ITS_WAY');
  return shipment!;
}

function last(trx: Transaction, { id: shipmentId, companyId }: CompanyKey) {
  return RateConfirmation.query(trx)
    .where({ companyId, shipmentId })
    .orderBy('revision', 'desc')
    .first();
}

/** What is usual in the trade, until a company says otherwise. */
const USUAL: Terms = {
  freeHours: 2,
  detentionRate: null,
  paymentDays: 30,
  evidence: ['signed_pod', 'carta_porte', 'invoice'],
};

const LAST_TERMS = `
  select content->'terms' as terms from rate_confirmations
  where rate_confirmations.company_id = :companyId
  order by rate_confirmations.issued_at desc limit 1`;
