import * as may from '../core/auth/policy.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isLatest, isOnItsWay, type Standing } from './states.ts';

const runs = may.isOfType('internal', 'broker');
const drives = may.all<Standing>(may.isOfType('carrier'), may.isAdmin);
const sees = may.isOfType('internal', 'broker', 'carrier');
const unaccepted = may.record<Standing>(({ acceptedAt }) => !acceptedAt);

/** The permissions for a rate confirmation; customers never see one. */
export const rateConfirmationPolicy = {
  visible: shipmentPolicy.visible,
  list: sees,
  show: sees,
  issue: may.all(runs, isOnItsWay),
  accept: may.all(drives, isOnItsWay, isLatest, unaccepted),
} satisfies may.Policy<Standing>;
