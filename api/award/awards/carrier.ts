import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import { requireComment } from '../../core/records/status/reasons.ts';
import { transition } from '../../core/records/status/events.ts';
import {
  agreedRate,
  closeInvitations,
  Invitation,
  invitationTransitions,
  type RankedRate,
  rankRates,
} from '../../quoting/invitations/index.ts';
import { type LackingDocument, lockDocuments } from '../../compliance/documents/index.ts';
import type { LockedQuote, Quote } from '../../quoting/quotes/index.ts';
import { checkDocuments, recordOverride } from './documents.ts';

/** How a carrier is named in an award of a quote, or of a leg. */
type Input = Pick<Schemas['LegAward'], 'invitationId' | 'reason' | 'comment' | 'overrideReason'>;

/** The carrier chosen for a quote, and its rate among the others. */
export interface Choice {
  winner: Invitation;
  standing: RankedRate;
  rankedRates: RankedRate[];
}

/** Finds the chosen carrier with its rate; refuses with 422 one that was not asked, and a reason that is missing or not true. */
export async function chooseCarrier({ trx, quote }: LockedQuote, input: Input): Promise<Choice> {
  const winner = await findInvitation(trx, quote, input.invitationId);
  const rankedRates = await rankRates(trx, quote, winner.id);
  const standing = rankedRates.find((each) => each.invitationId === winner.id);
  if (!standing) throw new Refusal('RATE_MISSING');
  checkReason(standing, input);
  return { winner, standing, rankedRates };
}

/** Locks carriers and their documents, as `admitCarrier` does it with one, all in the same order. */
export async function lockCarriers(trx: Transaction, carrierIds: string[]): Promise<void> {
  for (const carrierId of [...new Set(carrierIds)].sort()) {
    await lockDocuments(trx, carrierId);
    await Carrier.query(trx).findById(carrierId).select('id').forNoKeyUpdate();
  }
}

/** Refuses with 409 a carrier that is suspended, or lacks documents without an override; returns those that were missing. */
export async function admitCarrier(
  { trx, quote }: LockedQuote,
  { carrierId }: Invitation,
  { overrideReason }: Input,
): Promise<LackingDocument[]> {
  await lockDocuments(trx, carrierId);
  const carrier = await activeCarrier(trx, carrierId);
  return checkDocuments(trx, carrier, quote, overrideReason);
}

/** Assigns the quote to the carrier, and closes every other invitation with its outcome. */
export async function assignCarrier(
  { trx, quote }: LockedQuote,
  actor: Actor,
  choice: Choice & { lackingDocuments: LackingDocument[] },
  { reason, comment = null, overrideReason }: Input,
  now: Date,
): Promise<void> {
  const { winner, standing, rankedRates, lackingDocuments } = choice;
  await assign(trx, actor, choice, { reason: reason ?? null, comment }, now);
  if (lackingDocuments.length > 0) {
    const override = { lackingDocuments, comment: overrideReason! };
    await recordOverride(trx, actor, winner, override);
  }
  const cause = { userId: actor.userId, reason: ALREADY_COVERED };
  const reasonOf = (rate: RankedRate) => (isTold(reason) ? reason : whyLost(rate, standing));
  await closeInvitations(trx, quote, { standings: rankedRates, cause, now, reasonOf });
}

/** The reason for those who were not needed any more. */
export const ALREADY_COVERED = 'load_already_covered';

/** Refuses with 422 another carrier than the one with the lowest rate without a reason, or with one that is not true. */
function checkReason({ rank }: RankedRate, { reason, comment }: Input) {
  requireComment(reason, comment);
  if (rank === 1) return;
  if (!reason) throw invalid('reason', CLOSE_REASON);
  if (reason === 'better_rate') throw invalid('reason', NOT_BETTER);
}

const NOT_BETTER = {
  es: 'No es la tarifa más baja: elija otro motivo',
  en: 'It is not the lowest rate: choose another reason',
};
const CLOSE_REASON = {
  es: 'No es la tarifa más baja: elija el motivo',
  en: 'It is not the lowest rate: choose the reason',
};

/** Whether the chosen reason is true for every loser; a better rate is so only for those whose rate was higher. */
function isTold(reason: Schemas['ChoiceReason'] | undefined) {
  return reason !== undefined && reason !== 'better_rate';
}

/** Why a rate lost against the lowest one, for which nobody had to choose a reason; an equal rate was simply not needed. */
function whyLost({ rank }: RankedRate, winner: RankedRate) {
  return rank > winner.rank ? 'better_rate' : ALREADY_COVERED;
}

async function findInvitation(trx: Transaction, { id: quoteId, companyId }: Quote, id: string) {
  const invitation = await Invitation.query(trx).findOne({ id, companyId, quoteId });
  if (invitation) return invitation;
  throw invalid('invitationId', ELSEWHERE);
}

const ELSEWHERE = {
  es: 'No es una invitación de lo que se asigna: elija una de sus invitaciones',
  en: 'Not an invitation to what is being assigned: choose one of its own',
};

/**
 * Refuses with 409 a carrier that has been suspended since it was invited; locks it, not shared with other awards, because
 * on Citus two that share a lock of the directory end with a deadlock.
 */
async function activeCarrier(trx: Transaction, carrierId: string) {
  const carrier = await Carrier.query(trx).findById(carrierId).forNoKeyUpdate();
  if (carrier?.status === 'active') return carrier;
  throw new Refusal('CARRIER_NOT_ACTIVE', { params: { name: carrier?.carrierName ?? '' } });
}

async function assign(
  trx: Transaction,
  { userId }: Actor,
  { winner, standing: { rank, distancePercent } }: Choice,
  why: { reason: string | null; comment: string | null },
  now: Date,
) {
  const rate = (await agreedRate(trx, winner))!;
  const cause = { userId, facts: { terms: { amount: rate.total, currency: rate.currency } } };
  const outcome = { closedAt: now, closeReason: why.reason, rank, distancePercent };
  const choice = Object.assign(cause, why);
  await transition(trx, invitationTransitions, winner, 'assigned', choice, outcome);
}
