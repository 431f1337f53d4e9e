import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { isOnItsWay, shipmentPolicy } from '../shipments/index.ts';
import { isDecided, isSent, isUndecided, type EvidenceState } from './states.ts';
import { isCarrierAdmin, isNoShipper, isStaffOrBroker } from '../../platform/userTypes.ts';

type Decision = Schemas['EvidenceReview']['decision'];

/**
 * The permissions for evidence: the carrier sends it, by its admin or by the link; the broker sends what it received by
 * other ways, and decides. Customers never see it here.
 */
export const evidencePolicy = {
  /** The loads that the caller sees; a link shows the load of its evidence. */
  visible: (actor: Actor) => may.withinLink(shipmentPolicy.visible(actor), actor, 'evidence'),
  list: isNoShipper,
  show: isNoShipper,
  send: may.all(
    may.either<EvidenceState>(isStaffOrBroker, isCarrierAdmin),
    isOnItsWay,
    isUndecided,
  ),
  accept: may.all(isStaffOrBroker, isOnItsWay, isUndecided, isSent),
  reject: may.all(isStaffOrBroker, isOnItsWay, isUndecided, isSent),
  waive: may.all(isStaffOrBroker, isOnItsWay, isUndecided),
  reopen: may.all(isStaffOrBroker, isOnItsWay, isDecided),
  link: may.all(isStaffOrBroker, isOnItsWay),
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
