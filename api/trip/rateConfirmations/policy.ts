import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isLatest, isOnItsWay, type Standing } from './states.ts';

const runs = may.isOfType('internal', 'broker');
const drives = may.all<Standing>(may.isOfType('carrier'), may.isAdmin);
const sees = may.isOfType('internal', 'broker', 'carrier');
const unaccepted = may.record<Standing>(({ acceptedAt }) => !acceptedAt);

/** The permissions for a rate confirmation; customers never see one. */
export const rateConfirmationPolicy = {
  /** What the caller sees of loads; a link shows the load of its confirmation. */
  visible: (actor: Actor) => may.withinLink(shipmentPolicy.visible(actor), actor, 'confirmation'),
  list: sees,
  show: sees,
  issue: may.all(runs, isOnItsWay),
  /** Sees the link with which the carrier accepts, mails it, and sees whom it reached. */
  link: may.all(runs, isOnItsWay),
  mail: may.all(runs, isOnItsWay),
  delivery: runs,
  accept: may.all(drives, isOnItsWay, isLatest, unaccepted),
} satisfies may.Policy<Standing>;
