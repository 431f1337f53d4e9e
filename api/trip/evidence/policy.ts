import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isDecided, isOnItsWay, isSent, isUndecided, type Standing } from './states.ts';

type Decision = Schemas['EvidenceReview']['decision'];

const runs = may.isOfType('internal', 'broker');
const drives = may.all<Standing>(may.isOfType('carrier'), may.isAdmin);
const sees = may.isOfType('internal', 'broker', 'carrier');
/**
 * The permissions for evidence: the carrier sends it, by its admin or by the link; the broker sends what it received by
 * other ways, and decides. Customers never see it here.
 */
export const evidencePolicy = {
  /** What the caller sees of loads; a link shows the load of its evidence. */
  visible: (actor: Actor) => may.withinLink(shipmentPolicy.visible(actor), actor, 'evidence'),
  list: sees,
  show: sees,
  send: may.all(may.either<Standing>(runs, drives), isOnItsWay, isUndecided),
  accept: may.all(runs, isOnItsWay, isUndecided, isSent),
  reject: may.all(runs, isOnItsWay, isUndecided, isSent),
  waive: may.all(runs, isOnItsWay, isUndecided),
  reopen: may.all(runs, isOnItsWay, isDecided),
  link: may.all(runs, isOnItsWay),
} satisfies may.Policy<Standing>;

/** The rule for a decision; repeating the same one is allowed and changes nothing. */
export function mayDecide(decision: Decision): may.Rule<Standing> {
  const isSame = ({ evidenceStatus }: Standing) => evidenceStatus === decision;
  return may.repeatable(evidencePolicy[ACTIONS[decision]], isSame);
}

const ACTIONS = {
  accepted: 'accept',
  rejected: 'reject',
  waived: 'waive',
  reopened: 'reopen',
} as const;
