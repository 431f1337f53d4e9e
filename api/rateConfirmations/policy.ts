import * as may from '../core/auth/policy.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isLatest, isOnItsWay, type Standing } from './states.ts';

const runs = may.either<Standing>(may.isInternal, may.isBroker);
const drives = may.all<Standing>(may.isCarrier, may.isAdmin);
const sees = may.either<Standing>(runs, may.isCarrier);
const unaccepted = may.record<Standing>(({ acceptedAt }) => !acceptedAt);

/** Who may do what with what broker and carrier agree on; the customer learns nothing of it. */
export const rateConfirmationPolicy = {
  visible: shipmentPolicy.visible,
  list: sees,
  show: sees,
  issue: may.all(runs, isOnItsWay),
  accept: may.all(drives, isOnItsWay, isLatest, unaccepted),
} satisfies may.Policy<Standing>;
