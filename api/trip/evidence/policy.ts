import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isDecided, isOnItsWay, isSent, isUndecided, type EvidenceState } from './states.ts';

type Decision = Schemas['EvidenceReview']['decision'];

const managesLoads = may.isOfType('internal', 'broker');
const isCarrierAdmin = may.all<EvidenceState>(may.isOfType('carrier'), may.isAdmin);
const isNoShipper = may.isOfType('internal', 'broker', 'carrier');
/**
 * The permissions for evidence: the carrier sends it, by its admin or by the link; the broker sends what it received by
 * other ways, and decides. Customers never see it here.
 */
export const evidencePolicy = {
  /** The loads that the caller sees; a link shows the load of its evidence. */
  visible: (actor: Actor) => may.withinLink(shipmentPolicy.visible(actor), actor, 'evidence'),
  list: isNoShipper,
  show: isNoShipper,
  send: may.all(may.either<EvidenceState>(managesLoads, isCarrierAdmin), isOnItsWay, isUndecided),
  accept: may.all(managesLoads, isOnItsWay, isUndecided, isSent),
  reject: may.all(managesLoads, isOnItsWay, isUndecided, isSent),
  waive: may.all(managesLoads, isOnItsWay, isUndecided),
  reopen: may.all(managesLoads, isOnItsWay, isDecided),
  link: may.all(managesLoads, isOnItsWay),
} satisfies may.Policy<EvidenceState>;

/** The rule for a decision; repeating the same one is allowed and changes nothing. */
export function mayDecide(decision: Decision): may.Rule<EvidenceState> {
  const isSame = ({ evidenceStatus }: EvidenceState) => evidenceStatus === decision;
  return may.repeatable(evidencePolicy[ACTIONS[decision]], isSame);
}

const ACTIONS = {
  accepted: 'accept',
  rejected: 'reject',
  waived: 'waive',
  reopened: 'reopen',
} as const;
