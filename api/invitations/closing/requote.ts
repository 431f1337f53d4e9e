import { requireCustomer } from '../../companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { transition } from '../../core/records/events.ts';
import { stuck } from '../../core/records/transitions.ts';
import {
  insertQuote,
  isDraft,
  isOpen,
  lockQuote,
  Quote,
  quoteFlow,
  quotePolicy,
  withoutTargetRate,
} from '../../quotes/index.ts';
import { closeInvitations } from './close.ts';
import { ofQuotes } from '../flows.ts';
import { standings } from './standings.ts';

/**
 * Asks again for the price of the same load and answers the new quote's id: what is not named stays, the exchange rate
 * is today's. The old quote, if it is still open, is dismissed as superseded and its carriers are told. A draft is
 * edited instead, and an assigned one unassigned first (409).
 */
export function requote(
  actor: Actor,
  quoteId: string,
  change: Schemas['QuoteRequote'],
  now: Date,
): Promise<string> {
  return Quote.transaction(async (trx) => {
    const parent = await lockQuote(trx, quotePolicy.visible(actor), quoteId);
    const { status } = parent;
    if (isDraft(status) || status === 'assigned') throw stuck(quoteFlow, status);
    const asked = { ...loadOf(parent), ...withoutTargetRate(actor, change) };
    if (actor.type === 'shipper') asked.customerId = parent.customerId;
    if (asked.customerId !== parent.customerId)
      await requireCustomer(parent.companyId, asked.customerId, trx);
    const { companyId } = parent;
    const id = await insertQuote(trx, actor, { ...asked, companyId, parentId: parent.id }, now);
    if (isOpen(status)) await supersede();
    return id;

    async function supersede() {
      const cause = { userId: actor.userId, reason: 'superseded' };
      const close = { closedAt: now, closeReason: cause.reason };
      const ranked = await standings(trx, parent);
      await transition(trx, ofQuotes, parent, 'dismissed', cause, close);
      await closeInvitations(trx, parent, { standings: ranked, cause, now });
    }
  });
}

type Copied = Schemas['QuoteChange'] & Pick<Quote, 'customerId'>;

function loadOf(parent: Quote): Copied {
  const row = parent as unknown as Record<string, unknown>;
  return Object.fromEntries(COPIED.map((name) => [name, row[name]])) as unknown as Copied;
}

/** What makes the load and what is asked for it: not what became of asking. */
const COPIED: string[] = [
  ...['customerId', 'kind', 'frequency', 'movement', 'origin', 'destination', 'pickupDate'],
  ...['pickupFrom', 'pickupTo', 'deliveryDate', 'deliveryFrom', 'deliveryTo', 'equipmentId'],
  ...['comodityId', 'packaging', 'hazmat', 'stackable', 'legalWeight', 'drayage', 'spot', 'weight'],
  ...['weightUnit', 'units', 'length', 'width', 'height', 'dimensionUnit', 'distanceKm'],
  ...['customerReference', 'comment', 'currency', 'targetRate'],
];
