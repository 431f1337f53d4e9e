import { requireCustomer } from '../../../network/companies/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { transition } from '../../../core/records/status/events.ts';
import {
  insertQuote,
  isOpen,
  type LockedQuote,
  type Quote,
  storedStops,
  withoutTargetRate,
} from '../../quotes/index.ts';
import { closeInvitations } from './close.ts';
import { quoteTransitions } from '../flows.ts';
import { rankRates } from './rankRates.ts';

/**
 * Creates a new quote for the same load, with the given changes and today's exchange rate, and returns its id. The
 * old quote, if still open, is dismissed as superseded and its carriers are notified.
 */
export async function requote(
  { trx, quote: parent }: LockedQuote,
  actor: Actor,
  change: Schemas['QuoteRequote'],
  now: Date,
): Promise<string> {
  const { companyId } = parent;
  const load = { ...loadOf(parent), ...withoutTargetRate(actor, change) };
  load.stops ??= await storedStops({ ...parent, ...load }, trx);
  if (actor.type === 'shipper') load.customerId = parent.customerId;
  if (load.customerId !== parent.customerId) await requireCustomer(companyId, load.customerId, trx);
  const id = await insertQuote(trx, actor, { ...load, companyId, parentId: parent.id }, now);
  if (isOpen(parent.status)) await supersede({ trx, quote: parent }, actor, now);
  return id;
}

async function supersede({ trx, quote }: LockedQuote, { userId }: Actor, now: Date) {
  const cause = { userId, reason: 'superseded' };
  const close = { closedAt: now, closeReason: cause.reason };
  const rankedRates = await rankRates(trx, quote);
  await transition(trx, quoteTransitions, quote, 'dismissed', cause, close);
  await closeInvitations(trx, quote, { standings: rankedRates, cause, now });
}

type Copied = Schemas['QuoteChange'] & Pick<Quote, 'customerId'>;

function loadOf(parent: Quote): Copied {
  const row = parent as unknown as Record<string, unknown>;
  return Object.fromEntries(COPIED.map((name) => [name, row[name]])) as unknown as Copied;
}

/** The columns that a requote copies: the load and the target rate, but no results. */
const COPIED: string[] = [
  ...['customerId', 'kind', 'frequency', 'movement', 'origin', 'destination', 'pickupDate'],
  ...['pickupFrom', 'pickupTo', 'deliveryDate', 'deliveryFrom', 'deliveryTo', 'equipmentId'],
  ...['comodityId', 'packaging', 'hazmat', 'stackable', 'legalWeight', 'drayage', 'spot', 'weight'],
  ...['weightUnit', 'units', 'length', 'width', 'height', 'dimensionUnit', 'distanceKm'],
  ...['customerReference', 'comment', 'currency', 'targetRate'],
];
