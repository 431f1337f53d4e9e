import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';

type Carrier = Schemas['Carrier'];

const isBroker = may.isOfType('broker');
const isOfOwnNetwork = may.record<Carrier>(
  ({ companyId }, actor) => actor.companyId !== null && companyId === actor.companyId,
);
const isOwnRecord = may.record<Carrier>(({ id }, actor) => id === actor.carrierId);
const isNoShipper = may.isOfType('internal', 'broker', 'carrier');
const runsNetwork = may.either<Carrier>(
  may.isOperatorAdmin,
  may.all<Carrier>(isBroker, may.isAdmin, isOfOwnNetwork),
);

const registers = may.either(may.isOperatorAdmin, may.all(isBroker, may.isAdmin));

/** Who may do what with a carrier. A shipper sees never one; how far a carrier is trusted is its network's to say. */
export const carrierPolicy = {
  visible: visibleTo,
  list: isNoShipper,
  show: isNoShipper,
  export: isNoShipper,
  create: registers,
  load: registers,
  update: may.either<Carrier>(
    runsNetwork,
    may.all<Carrier>(may.isOfType('carrier'), may.isAdmin, isOwnRecord),
  ),
  /** To set its status, confidence, credit and cost per mile: its broker's or Andén's decision. */
  assess: runsNetwork,
  delete: runsNetwork,
} satisfies may.Policy<Carrier>;

/** The carriers whose number the top bar tells; to a shipper, who sees none of them, Andén's. */
export function networkOf(actor: Actor): may.Scope {
  return actor.type === 'shipper' ? [{ companyId: null }] : visibleTo(actor);
}

/** Staff see all, a broker its own network (its admins the internal one too), a carrier itself. */
function visibleTo({ type, role, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'carrier') return [{ id: carrierId }];
  if (type === 'shipper') return may.nothing;
  return role === 'member' ? [{ companyId }] : [{ companyId }, { companyId: null }];
}
