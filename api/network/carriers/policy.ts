import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';
import { isNoShipper, isStaffOrBroker } from '../../platform/userTypes.ts';

type Carrier = Schemas['Carrier'];

const isBroker = may.isOfType('broker');
const runsNetwork = may.inScope<Carrier>(runBy);

const registers = may.either(may.isOperatorAdmin, may.all(isBroker, may.isAdmin));

/**
 * The permissions for a carrier. Shippers see none; confidence, status, credit and cost are set by the carrier's
 * network.
 */
export const carrierPolicy = {
  visible: visibleTo,
  list: isNoShipper,
  show: isNoShipper,
  export: isNoShipper,
  create: registers,
  load: registers,
  update: may.inScope<Carrier>(changeableBy),
  /** May set the status, confidence, credit and cost per mile: the carrier's broker, or Andén. */
  assess: runsNetwork,
  /** Sees what the confidence level rests on. */
  compare: isStaffOrBroker,
  delete: runsNetwork,
} satisfies may.Policy<Carrier>;

/** The carriers that this actor may change: those of the networks that it runs, and for a carrier's admin its own. */
export function changeableBy(actor: Actor): may.Scope {
  const { type, carrierId } = actor;
  return type === 'carrier' && may.isAdmin(actor) ? [{ id: carrierId }] : runBy(actor);
}

/** The carriers of the networks that this actor runs: all for Andén's admins, its own for a broker's admin. */
function runBy(actor: Actor): may.Scope {
  const { type, companyId } = actor;
  if (may.isOperatorAdmin(actor)) return may.everything;
  return type === 'broker' && may.isAdmin(actor) && companyId ? [{ companyId }] : may.nothing;
}

/** The carriers whose number the top bar shows; for shippers, who may not see them, Andén's. */
export function networkOf(actor: Actor): may.Scope {
  return actor.type === 'shipper' ? [{ companyId: null }] : visibleTo(actor);
}

/** Staff see all carriers, a broker its own network (its admins also the internal one), a carrier itself. */
function visibleTo({ type, role, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'carrier') return [{ id: carrierId }];
  if (type === 'shipper') return may.nothing;
  return role === 'member' ? [{ companyId }] : [{ companyId }, { companyId: null }];
}
