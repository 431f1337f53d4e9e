import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isOnItsWay, isPending, isProved, type Standing } from './states.ts';

const runs = may.isOfType('internal', 'broker');
const drives = may.all<Standing>(may.isOfType('carrier'), may.isAdmin);
const sees = may.isOfType('internal', 'broker', 'carrier');
/** The permissions for accessorials: the carrier asks for them and proves them, the broker decides; customers never see them. */
export const accessorialPolicy = {
  visible: (actor: Actor) => shipmentPolicy.visible(actor),
  list: sees,
  show: sees,
  request: may.all(may.either<Standing>(runs, drives), isOnItsWay),
  prove: may.all(may.either<Standing>(runs, drives), isOnItsWay, isPending),
  approve: may.all(runs, isOnItsWay, isPending, isProved),
  reject: may.all(runs, isOnItsWay, isPending),
  withdraw: may.all(drives, isOnItsWay, isPending),
} satisfies may.Policy<Standing>;

const ACTIONS = { approved: 'approve', rejected: 'reject', withdrawn: 'withdraw' } as const;

/** The rule for a decision; repeating the same one is allowed and changes nothing. */
export function mayDecide(decision: keyof typeof ACTIONS): may.Rule<Standing> {
  const isSame = ({ accessorialStatus }: Standing) => accessorialStatus === decision;
  return may.repeatable(accessorialPolicy[ACTIONS[decision]], isSame);
}
