import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import { shipmentPolicy } from '../shipments/index.ts';
import { isStaffOrBroker } from '../../platform/userTypes.ts';

/** The permissions for the whole file of a load: both sides' prices and all names are in it. */
export const loadFilePolicy = {
  visible: (actor: Actor) => shipmentPolicy.visible(actor),
  list: isStaffOrBroker,
  show: isStaffOrBroker,
} satisfies may.Policy<never>;
