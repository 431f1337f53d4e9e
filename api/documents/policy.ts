import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';

/** Whose a document is. */
export type Owned = Pick<Schemas['Document'], 'carrierId' | 'companyId'>;

const isOfOwnNetwork = may.record<Owned>(
  ({ companyId }, actor) => actor.companyId !== null && companyId === actor.companyId,
);
const isOwnCarriers = may.record<Owned>(({ carrierId }, actor) => carrierId === actor.carrierId);
const isNoShipper: may.Rule<unknown> = (actor) => !may.isShipper(actor);
const runsNetwork = may.either<Owned>(
  may.isOperatorAdmin,
  may.all<Owned>(may.isBroker, may.isAdmin, isOfOwnNetwork),
);

/** Who may do what with a carrier's documents: whoever runs its network reviews them, the carrier itself never does. */
export const documentPolicy = {
  visible: visibleTo,
  list: isNoShipper,
  show: isNoShipper,
  export: isNoShipper,
  upload: may.either<Owned>(runsNetwork, may.all<Owned>(may.isCarrier, may.isAdmin, isOwnCarriers)),
  review: runsNetwork,
} satisfies may.Policy<Owned>;

/** The carriers whose documents an actor may know of. */
export function carriersOf({ type, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'carrier') return [{ id: carrierId }];
  return type === 'broker' ? [{ companyId }] : may.nothing;
}

/** Staff see all, a broker its own network's, a carrier its own. */
function visibleTo({ type, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'carrier') return [{ carrierId }];
  return type === 'broker' ? [{ companyId }] : may.nothing;
}
