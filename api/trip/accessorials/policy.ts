import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import { isOnItsWay, shipmentPolicy } from '../shipments/index.ts';
import { isPending, isProved, type AccessorialState } from './states.ts';
import { isCarrierAdmin, isNoShipper, isStaffOrBroker } from '../../platform/userTypes.ts';

/** The permissions for accessorials: the carrier asks for them and proves them, the broker decides; customers never see them. */
export const accessorialPolicy = {
  visible: (actor: Actor) => shipmentPolicy.visible(actor),
  list: isNoShipper,
  show: isNoShipper,
  request: may.all(may.either<AccessorialState>(isStaffOrBroker, isCarrierAdmin), isOnItsWay),
  prove: may.all(
    may.either<AccessorialState>(isStaffOrBroker, isCarrierAdmin),
    isOnItsWay,
    isPending,
  ),
  approve: may.all(isStaffOrBroker, isOnItsWay, isPending, isProved),
  reject: may.all(isStaffOrBroker, isOnItsWay, isPending),
  withdraw: may.all(isCarrierAdmin, isOnItsWay, isPending),
} satisfies may.Policy<AccessorialState>;

const ACTIONS = { approved: 'approve', rejected: 'reject', withdrawn: 'withdraw' } as const;

/** The rule for a decision; repeating the same one is allowed and changes nothing. */
export function mayDecide(decision: keyof typeof ACTIONS): may.Rule<AccessorialState> {
  const isSame = ({ accessorialStatus }: AccessorialState) => accessorialStatus === decision;
  return may.repeatable(accessorialPolicy[ACTIONS[decision]], isSame);
}
