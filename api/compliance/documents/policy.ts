import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';
import { mayBecome, standsIn } from '../../core/records/status/transitions.ts';
import { reviewFlow } from './transitions.ts';
import { isCarrierAdmin, isNoShipper } from '../../platform/userTypes.ts';

/** The owners and the status of a document. */
export type Owned = Pick<Schemas['Document'], 'carrierId' | 'companyId' | 'status'>;

const isOfOwnNetwork = may.record<Owned>(
  ({ companyId }, actor) => actor.companyId !== null && companyId === actor.companyId,
);
const isOwnCarriers = may.record<Owned>(({ carrierId }, actor) => carrierId === actor.carrierId);
const runsNetwork = may.either<Owned>(
  may.isOperatorAdmin,
  may.all<Owned>(may.isOfType('broker'), may.isAdmin, isOfOwnNetwork),
);

const isReviewable = standsIn(reviewFlow, (status) => reviewFlow[status].to.length > 0);

/**
 * The permissions for a carrier's documents: the company of its network reviews them, the carrier itself never does.
 */
export const documentPolicy = {
  /** The documents that the caller sees; a link shows the document that it asks for. */
  visible: (actor: Actor) => may.withinLink(visibleTo(actor), actor, 'document'),
  list: isNoShipper,
  show: isNoShipper,
  export: isNoShipper,
  /** The log of who opened the files. */
  openings: may.isOfType('internal', 'carrier'),
  upload: may.either<Owned>(runsNetwork, may.all<Owned>(isCarrierAdmin, isOwnCarriers)),
  review: may.all(runsNetwork, isReviewable),
} satisfies may.Policy<Owned>;

/** The rule for a review with this outcome. */
export function mayReview(outcome: Schemas['DocumentReview']['status']): may.Rule<Owned> {
  return may.all(documentPolicy.review, mayBecome(reviewFlow, outcome));
}

/** The carriers whose documents are visible to an actor. */
export function carriersOf({ type, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'carrier') return [{ id: carrierId }];
  return type === 'broker' ? [{ companyId }] : may.nothing;
}

/** Staff see all documents, a broker those of its own network, a carrier its own. */
function visibleTo({ type, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'carrier') return [{ carrierId }];
  return type === 'broker' ? [{ companyId }] : may.nothing;
}
