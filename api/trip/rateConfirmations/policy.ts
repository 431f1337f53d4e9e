import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import { isOnItsWay, shipmentPolicy } from '../shipments/index.ts';
import { isLatest, type ConfirmationState } from './states.ts';
import { isCarrierAdmin, isNoShipper, isStaffOrBroker } from '../../platform/userTypes.ts';

const unaccepted = may.record<ConfirmationState>(({ acceptedAt }) => !acceptedAt);

/** The permissions for a rate confirmation; customers never see one. */
export const rateConfirmationPolicy = {
  /** The loads that the caller sees; a link shows the load of its confirmation. */
  visible: (actor: Actor) => may.withinLink(shipmentPolicy.visible(actor), actor, 'confirmation'),
  list: isNoShipper,
  show: isNoShipper,
  issue: may.all(isStaffOrBroker, isOnItsWay),
  /** Sees the link with which the carrier accepts, mails it, and sees whom it reached. */
  link: may.all(isStaffOrBroker, isOnItsWay),
  mail: may.all(isStaffOrBroker, isOnItsWay),
  delivery: isStaffOrBroker,
  accept: may.all(isCarrierAdmin, isOnItsWay, isLatest, unaccepted),
} satisfies may.Policy<ConfirmationState>;
